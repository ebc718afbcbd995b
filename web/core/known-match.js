// What the page knows of the match on the table. An answer tells only what is new: here it is put
// together with what was told before.

/** @typedef {import("../wire.js").SavedMatch} SavedMatch */
/** @typedef {import("../wire.js").Seen} Seen */
/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").ToldTurn} ToldTurn */

/**
 * A match as it stands with all that is known of it: what is kept, and `told` from the beginning.
 * @typedef {State & { saved: SavedMatch }} MatchState
 */

/** Requests that go on with the match on the table; the others put one there, or leave it alone. */
const GOING_ON = ["state", "play", "undo", "redo"];

export class KnownMatch {
  constructor() {
    /** @type {SavedMatch | null} */
    this.saved = null;
    /** What has been told to each seat; to onlookers, and where nothing is hidden, as `null`. @type {Map<number | null, ToldTurn[]>} */
    this.turns = new Map();
    this.secrets = false;
    this.seats = 0;
  }

  /**
   * Add to a request how much of the match is known to all for whom the answer can be meant.
   * @template {{ do: string, seat?: number | null, absent?: number[] }} Asked
   * @param {Asked} request
   * @returns {Asked & { since?: number }}
   */
  asking(request) {
    if (!GOING_ON.includes(request.do)) return request;
    const known = this.viewers(request).map((viewer) => this.turns.get(viewer)?.length ?? 0);
    return { ...request, since: Math.min(...known) };
  }

  /**
   * @param {{ seat?: number | null, absent?: number[] }} request
   * @returns {(number | null)[]}
   */
  viewers({ seat = null, absent }) {
    if (!this.secrets) return [null];
    if (!absent) return [seat];
    const all = Array.from({ length: this.seats }, (_, one) => one);
    const here = all.filter((one) => !absent.includes(one));
    return here.length > 1 ? [seat, null, ...here] : [seat];
  }

  /**
   * Take over what an answer tells, and complete it.
   * @template {State & { saved?: SavedMatch }} Answer
   * @param {Answer} state
   * @returns {Answer & MatchState}
   */
  complete(state) {
    if (state.saved) this.turns = new Map();
    const saved = state.saved ?? goOn(this.saved, state);
    this.saved = saved;
    this.secrets = state.secrets;
    this.seats = state.seats;
    for (const [viewer, turns] of this.turns) this.turns.set(viewer, turns.slice(0, state.cursor));
    return {
      ...this.fromTheBeginning(state),
      next: state.next && this.fromTheBeginning(state.next),
      saved,
    };
  }

  /**
   * @template {Seen} Part
   * @param {Part} seen
   * @returns {Part} with all that its viewer has been told of the match
   */
  fromTheBeginning(seen) {
    const viewer = this.secrets ? seen.seat : null;
    const { since, turns: fresh } = seen.told;
    const turns = [...(this.turns.get(viewer) ?? []).slice(0, since), ...fresh];
    this.turns.set(viewer, turns);
    return { ...seen, told: { since: 0, turns } };
  }
}

/**
 * Write down what has been played, undone or redone. Whatever is played takes the place of what had
 * been taken back.
 * @param {SavedMatch | null} saved
 * @param {State} state
 * @returns {SavedMatch}
 */
function goOn(saved, { told, cursor, length }) {
  if (!saved) throw new Error("There is no match on the table.");
  const played = told.turns.map(({ action }) => action);
  const before = saved.actions.slice(0, told.since);
  const actions = [...before, ...played, ...saved.actions.slice(cursor)].slice(0, length);
  return { ...saved, actions, cursor };
}
