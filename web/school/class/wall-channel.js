// What the teacher's window tells the wall's: exactly what is to be seen there, and nothing more. A wall
// that opens later asks, and is told.

/** @typedef {import("../../wire.js").View} View */
/** @typedef {import("./still-board.js").Mark} Mark */

/**
 * @typedef {object} OnTheWall
 * @property {string} title
 * @property {string} heading
 * @property {string[]} text paragraphs
 * @property {string[]} hints those that are revealed
 * @property {string} answer nothing before it is revealed
 * @property {{ words: string, n: number, right: boolean }[]} votes
 * @property {{ game: string, view: View, marks: Mark[] } | null} board
 * @property {string} code the address of the task, where its code is shown
 */

const CHANNEL = "frontier/wall";

/** The teacher's end. */
export class WallSender {
  /**
   * @param {() => OnTheWall} current
   * @param {(key: string) => void} onkey takes what is pressed in the wall's window
   */
  constructor(current, onkey) {
    this.current = current;
    this.channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
    this.channel?.addEventListener("message", ({ data }) => {
      if (data === "hello") this.send();
      if (typeof data?.key === "string") onkey(data.key);
    });
  }

  send() {
    this.channel?.postMessage({ shown: this.current() });
  }

  close() {
    this.channel?.close();
  }
}

/** The wall's end. */
export class WallReceiver {
  /** @param {(shown: OnTheWall) => void} show */
  constructor(show) {
    this.channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
    this.channel?.addEventListener("message", ({ data }) => {
      if (data?.shown) show(data.shown);
    });
    this.channel?.postMessage("hello");
  }

  /** Let the teacher's window do what a key stands for. @param {string} key */
  press(key) {
    this.channel?.postMessage({ key });
  }

  close() {
    this.channel?.close();
  }
}
