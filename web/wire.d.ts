// Made from py_core/frontier/doors/wire.py and the shapes that it gathers; never by hand.
// `python3 build_scripts/test.py lint --fix` makes it anew.

/** An action, or its beginning: the picks in their order. */
export type Action = string[];

/** What fills a sentence: strings, numbers and lists of these, by name. */
export type Values = Record<string, unknown>;

/** One thing that happened; its sentence is `event.<kind>` of the game. */
export interface TableEvent {
  kind: string;
  rule: string;
  seat: number | null;
  values: Values;
  where: string[];
  points: number;
}

/** Why picks are refused; its sentence is `why.<kind>` of the game. */
export interface Reason {
  kind: string;
  rule: string;
  values: Values;
  where: string[];
}

/** One explained part of a score; its sentence is `item.<kind>` of the game. */
export interface ScoreItem {
  seat: number;
  points: number;
  kind: string;
  rule: string;
  values: Values;
  where: string[];
  /** The points of its seat up to this item. */
  sum: number;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  totals: number[];
  ended_by: string;
  rule: string;
}

/** All that is kept of a match; everything else is rebuilt from it. */
export interface SavedMatch {
  game: string;
  seed: string;
  options: Record<string, string>;
  position: string | null;
  players: string[];
  actions: Action[];
  /** How many of the actions are in force; the others have been taken back. */
  cursor: number;
}

/** One sentence of an explanation, by its key in one of the files of words. */
export interface Sentence {
  file: string;
  key: string;
  values: Values;
  where: string[];
}

/** How far something long has come. */
export interface Slice {
  done: boolean;
  /** From 0 to 1. */
  progress: number;
}

/** What a computer player would do, so far. */
export interface Thought extends Slice {
  level: string;
  choice: Action | null;
  value: number | null;
  /** Told when it is done. */
  why: Sentence[];
}

/** One of the steps of a hint. */
export interface Hint extends Slice {
  step: number;
  /** How many there are. */
  steps: number;
  /** What the step gives away, to be shown on the board. */
  picks: Action;
  hint: Sentence[];
}

/** Why an action is good or bad. */
export interface Explanation {
  why: Sentence[];
}

/** A move that gave something away, and what would have been better. */
export interface Mistake {
  move: number;
  seat: number;
  played: Action;
  better: Action;
  loss: number;
  why: Sentence[];
  why_played: Sentence[];
}

/** A look back at a match; all but how far it is stays empty until it is done. */
export interface Review extends Slice {
  /** The score of every seat after so many moves. */
  totals: number[][];
  /** By how many points every seat will be ahead, as the judge sees it. */
  outlook: number[][];
  /** The largest first. */
  mistakes: Mistake[];
}

/** A text, or the same text in several languages. */
export type LessonText = string | Record<string, string>;

/** What a statement may ask of a value of an event. */
export type EventValue = string | number | (string | number)[];

export interface ReadStatement {
  is: "read";
}

export interface PlayStatement {
  is: "play";
  actions: Action[];
}

export interface ScoreStatement {
  is: "score";
  least: number;
}

export interface LeaveStatement {
  is: "leave";
  most: number;
}

export interface EventStatement {
  is: "event";
  kind: string;
  values?: Record<string, EventValue>;
  least?: Record<string, number>;
  anyone?: boolean;
}

export interface KeepStatement {
  is: "keep";
  kind: string;
  values?: Record<string, EventValue>;
}

export interface WinStatement {
  is: "win";
  level: string;
}

/** A statement that can be one of several alternatives. */
export type PlainStatement = PlayStatement | ScoreStatement | EventStatement | LeaveStatement | KeepStatement;

export interface AnyStatement {
  is: "any";
  of: PlainStatement[];
}

/** Something that has to be true of the action a pupil plays. */
export type Statement = PlainStatement | ReadStatement | AnyStatement | WinStatement;

/** Where a step begins: a match with all its actions. */
export interface StepMatch {
  seed: string;
  options: Record<string, string>;
  position: string | null;
  actions: Action[];
}

/** One step of a lesson. */
export interface LessonStep {
  match: StepMatch;
  text: LessonText;
  check: Statement[];
  hints: LessonText[];
  right?: LessonText;
  wrong?: LessonText;
}

/** A few steps of one game. */
export interface Lesson {
  format: number;
  game: string;
  title: LessonText;
  about?: LessonText;
  steps: LessonStep[];
}

/** A lesson of the shipped courses, as their list has it. */
export interface Course {
  id: string;
  game: string;
  title: LessonText;
  about: LessonText;
  steps: number;
}

/** A shipped puzzle: a lesson of one step. */
export interface Puzzle {
  id: string;
  grade: string;
  lesson: Lesson;
}

/** What the next seat might do about an action. */
export interface Answer {
  /** Not told where hands are hidden. */
  picks: Action | null;
  rise?: number;
}

/** The numbers behind a statement, as far as its kind has some. */
export interface Measure {
  /** Points that the action, or the best answer to it, brings. */
  rise?: number;
  events?: Values[];
  kept?: boolean;
  answer?: Answer | null;
  of?: Measure[];
  totals?: number[];
}

/** What is to be said of an action that a pupil has played. */
export interface Verdict {
  solved: boolean;
  /** Whether there is nothing more to play in this step. */
  over: boolean;
  /** The places of the statements that do not hold. */
  missed: number[];
  /** For each statement. */
  numbers: Measure[];
}

/** How a step can be solved, as far as is known. */
export interface Solved {
  /** How many legal actions there are. */
  legal: number;
  accepted: Action[];
  solvable: boolean;
  /** For a step to be won: what all seats play, to the end. */
  line?: Action[];
}

/** The search for the solutions of one step. */
export interface Solutions extends Solved, Slice {}

/** The search for the solutions of every step; those that are finished are told. */
export interface Verification extends Slice {
  steps: Solved[];
}

/** A lesson that is verified, and its link once every step is known to be solvable. */
export interface LinkedLesson extends Verification {
  link?: string;
  length?: number;
}

/** A kind of event that can come about, with what its values can be. */
export interface Offer {
  kind: string;
  /** Whether it can be of the seat to act. */
  own: boolean;
  values: Record<string, EventValue[]>;
  /** The least and the most of each number. */
  numbers: Record<string, [number, number]>;
}

/** What statements can be about in a position. */
export interface Offers {
  legal: number;
  events: Offer[];
  /** Events of what the next seat can do. */
  answers: Offer[];
  /** The least and the most points that an action brings. */
  rises: [number, number];
  levels: string[];
}

/** A part of a homestead, cut off by tracks or rivers. */
export interface BoomersSection {
  squares: string[];
  mines: number;
  points: number;
  counts: boolean;
}

/** An area with the boomers of one seat only. */
export interface BoomersHomestead {
  seat: number;
  squares: string[];
  boomers: string[];
  sections: BoomersSection[];
  points: number;
}

/** A step of a placed set-up that is still to come. */
export interface BoomersPlacing {
  seat: number;
  /** A letter, or `stone`. */
  piece: string;
}

/** The board: every seat sees all of it. */
export interface BoomersView {
  phase: string;
  turn: number | null;
  /** The seat to move, or to begin once the set-up is complete. */
  first: number;
  /** The square of each piece that stands, by its letter. */
  pieces: Record<string, string>;
  stones: string[];
  supply: number;
  mines: string[];
  rivers: string[];
  tracks: string[];
  areas: string[][];
  homesteads: BoomersHomestead[];
  exhausted: string[];
  /** The sooner that was moved in the turn just before. */
  barred: string | null;
  /** Turns in a row without a stone or a homestead; null without the clock. */
  quiet: number | null;
  quiet_limit: number;
  repeats: number;
  pending: BoomersPlacing[];
}

/** The lines between squares, from the top left corner, by their notation. */
export interface BoomersLines {
  upright: string[][];
  flat: string[][];
}

/** What is on the table before anybody plays. */
export interface BoomersThings {
  /** The squares, row by row from the top. */
  board: string[][];
  columns: string[];
  rows: string[];
  lines: BoomersLines;
  /** The seat of each piece by its letter; a sooner has none. */
  pieces: Record<string, number | null>;
  stones: number;
  clock_shows_after: number;
}

/** What lies on the set-up board. */
export interface BoomersPieces {
  /** The square of each piece that stands, by its letter. */
  pieces: Record<string, string>;
  stones: string[];
  mines: string[];
  rivers: string[];
  tracks: string[];
  /** The seat to move. */
  side: number;
  supply: number;
  clock: boolean;
  /** The sooner that may not be moved, or nothing. */
  barred: string;
}

export type OregonKind = "landscape" | "building";

export type OregonMineral = "coal" | "gold";

export type OregonToken = "joker" | "extra";

/** Farmers of three or more in a group, which have scored. */
export interface OregonGroup {
  seat: number;
  squares: string[];
}

/** What lies before a seat. */
export interface OregonSeat {
  farmers: number;
  joker: boolean;
  extra: boolean;
  /** What all know: coal and gold are in it only when it is over. */
  points: number;
  /** The building of its start tile, where that is stated. */
  start: string | null;
  landscape: number;
  building: number;
  /** Its cards by name; null where the viewer may not see them. */
  hand: string[] | null;
  /** Those of its cards that all know, since the hand was shown. */
  shown: string[];
  coal: number;
  gold: number;
  /** The values of its tiles in the order taken; null while they are secret. */
  coal_values: number[] | null;
  gold_values: number[] | null;
}

/** The board, and what lies before each seat. */
export interface OregonView {
  players: number;
  turn: number | null;
  phase: string;
  /** Ten strings from the top row down, one letter a space: . M R W */
  map: string[];
  /** The landscapes in the order of the bands. */
  symbols: string[];
  /** The building of each square that has one, start tiles included. */
  buildings: Record<string, string>;
  /** For each seat, its squares. */
  farmers: string[][];
  groups: OregonGroup[];
  /** How many tiles are left of each building. */
  tiles: Record<string, number>;
  coal: number;
  gold: number;
  /** Cards of each kind that are left face down. */
  supplies: Record<string, number>;
  /** Cards of each kind that lie face up, by name, the top last. */
  discards: Record<string, string[]>;
  seats: OregonSeat[];
  /** Why this is the last round, if it is: `farmers` or `tiles`. */
  closing: string | null;
  /** Cards the seat to act has still to draw. */
  draws: number;
  /** Exchanges it has left. */
  swaps: number;
}

/** How many columns and rows a band of one landscape has. */
export interface OregonBands {
  columns: number;
  rows: number;
}

/** What a building brings a farmer beside it. */
export interface OregonBuilding {
  /** How many tiles there are. */
  tiles: number;
  /** The fewest and the most. */
  points: [number, number];
  mineral: OregonMineral | null;
  token: OregonToken | null;
}

/** How picks are spelled: by landscape, by kind of card and by building. */
export interface OregonPicks {
  joker: Record<string, string>;
  draw: Record<string, string>;
  swap: Record<string, string>;
}

/** What is on the table before anybody plays. */
export interface OregonThings {
  /** The squares, row by row from the top. */
  board: string[][];
  columns: string[];
  rows: string[];
  terrains: Record<string, string>;
  symbols: string[];
  bands: OregonBands;
  buildings: Record<string, OregonBuilding>;
  minerals: OregonMineral[];
  tokens: OregonToken[];
  /** Of cards. */
  kinds: OregonKind[];
  hand: number;
  picks: OregonPicks;
}

/** An event card that lies open. */
export interface BoomtownEventCard {
  card: string;
  kind: "event";
}

/** A mine that lies open. */
export interface BoomtownMine {
  card: string;
  kind: "mine";
  town: string;
  number: number;
  value: number;
  produces: number;
  dangerous: boolean;
  vein: boolean;
}

/** A mine that somebody has taken. */
export interface BoomtownOwnedMine extends BoomtownMine {
  seat: number;
}

/** A mine that can be taken. */
export interface BoomtownOfferedMine extends BoomtownMine {
  pick: string;
}

/** An event card that can be taken. */
export interface BoomtownOfferedEventCard extends BoomtownEventCard {
  pick: string;
}

export type BoomtownCard = BoomtownMine | BoomtownEventCard;

export type BoomtownOffer = BoomtownOfferedMine | BoomtownOfferedEventCard;

/** A town with its mayor. */
export interface BoomtownTown {
  town: string;
  mayor: number | null;
  governor: boolean;
  fee: number;
  /** How many of its mines each seat has. */
  mines: number[];
}

/** A saloon that somebody has placed. */
export interface BoomtownSaloon {
  seat: number;
  town: string;
  girls: boolean;
  pick: string;
}

/** An event card that somebody keeps. */
export interface BoomtownKeptCard {
  card: string;
  seat: number;
}

/** The highest bid. */
export interface BoomtownBid {
  gold: number;
  seat: number;
}

/** What a seat, or the bank (None), would get of the highest bid. */
export interface BoomtownShare {
  seat: number | null;
  gold: number;
}

/** The table: all but the order of the deck, the same for every seat. */
export interface BoomtownView {
  game: string;
  players: number;
  round: number;
  rounds: number;
  phase: string;
  turn: number | null;
  first: number;
  /** Who sits to the right of each seat: bids are paid that way round. */
  right: number[];
  gold: number[];
  totals: number[];
  row: BoomtownOffer[];
  mines: BoomtownOwnedMine[];
  towns: BoomtownTown[];
  saloons: BoomtownSaloon[];
  kept: BoomtownKeptCard[];
  bid: BoomtownBid | null;
  /** Who would be paid how much if the highest bid won, in order. */
  shares: BoomtownShare[];
  passed: number[];
  order: number[];
  dice: number[];
  deck: number;
  aside: number;
  unseen: string[];
  gone: string[];
}

/** The event cards that are used when they are taken: those that must be, and may be. */
export interface BoomtownUsedCards {
  must: string[];
  may: string[];
  /** Those for which another seat is chosen. */
  victims: string[];
  /** Those for which another seat's mine is chosen. */
  mines: string[];
}

/** How picks are spelled: by seat, by die and by town. */
export interface BoomtownPicks {
  seat: string[];
  die: string[];
  mayor: Record<string, string>;
}

/** What is on the table before anybody plays. */
export interface BoomtownThings {
  /** The mines of each town. */
  towns: Record<string, string[]>;
  /** The number on each event card that has one. */
  numbers: Record<string, number>;
  used: BoomtownUsedCards;
  /** In how many throws two dice show each number. */
  throws: Record<string, number>;
  picks: BoomtownPicks;
}

/** What a seat sees of a position: in the page one of the games' views. */
export type View = BoomersView | OregonView | BoomtownView;

/** What lies on the set-up board of a game: each game that has such a board has its own. */
export type Pieces = BoomersPieces;

/** What is on the table of a game before anybody plays: each game has its own. */
export type Things = BoomersThings | OregonThings | BoomtownThings;

/** An action, who was to act, and what came of it. */
export interface ToldTurn {
  action: Action;
  turn: number | null;
  phase: string;
  events: TableEvent[];
}

/** What has happened since an action. */
export interface Told {
  since: number;
  turns: ToldTurn[];
}

/** A match as a seat sees it, or an onlooker. */
export interface Seen {
  seat: number | null;
  view: View;
  /** Empty for whoever is not to act. */
  legal: Action[];
  told: Told;
}

/** A match as it stands, and what is new in it; the page adds that to what it knows. */
export interface State extends Seen {
  seats: number;
  colours: string[];
  /** Whether seats see different things. */
  secrets: boolean;
  turn: number | null;
  phase: string;
  totals: number[];
  items: ScoreItem[];
  outcome: Outcome | null;
  /** How many actions are in force. */
  cursor: number;
  /** How many actions there are, with those that have been taken back. */
  length: number;
  /** The earliest move that undo may reach. */
  floor: number;
  /** What all may see, where that is less than this view: it can be kept for the next start. */
  onlooker: View | null;
  /** What the next player at this device sees, to be shown once that one has taken it over. */
  next: Seen | null;
}

/** A match that has just been put on the table. */
export interface Opened extends State {
  saved: SavedMatch;
}

/** A match that came by a link. */
export interface Followed extends Opened {
  /** Who sits where; nothing is known when it is empty. */
  kinds: string[];
}

/** What can be seen of a position that is not on the table. */
export interface Shown {
  view: View;
  turn: number | null;
  phase: string;
  outcome: Outcome | null;
}

/** Pieces that the rules allow, written down. */
export interface Composed extends Shown {
  /** Of the position, or the value of the option that is drawn. */
  text: string;
}

/** What is to lie on a set-up board. */
export interface BoardPieces {
  pieces: Pieces;
}

/** An earlier moment of the match. */
export interface Look {
  move: number;
  view: View;
  turn: number | null;
  totals: number[];
}

/** What each of the actions would do; nothing is told where chance has a part in it. */
export interface Previews {
  previews: TableEvent[][];
}

/** The rule that refuses picks, if any does. */
export interface WhyNot {
  reason: Reason | null;
}

/** The match as a text record. */
export interface WrittenRecord {
  record: string;
}

/** The match as the text of a link. */
export interface WrittenLink {
  link: string;
}

/** A condition on an option: that its value is among these, if any, and none of those. */
export interface Condition {
  option: string;
  among: string[];
  but: string[];
}

/** One choice in setting up a match. */
export interface OptionFacts {
  name: string;
  values: string[];
  default: string;
  /** Whether other values are read by the game itself. */
  open: boolean;
  /** It matters where all of these hold. */
  when: Condition[];
  /** Whether its value is the number of players. */
  seats: boolean;
  /** Whether it adds to the game; at its default it is not there. */
  expansion: boolean;
  /** What must hold of others where it is not at its default; the first value is proposed. */
  needs: Condition[];
}

/** Something that can be put on a set-up board. */
export interface ToolFacts {
  name: string;
  /** The part of the pieces that it fills. */
  into: string;
  /** The pieces that it puts, one after the other; none where there are enough of a thing. */
  pieces: string[];
  /** Whether it is put on the lines between squares. */
  lines: boolean;
}

/** What a set-up board is made of. */
export interface SetupBoardFacts {
  tools: ToolFacts[];
  /** The options that are drawn on it, each with the part of the pieces that is its value. */
  layers: Record<string, string>;
  empty: Pieces;
}

/** One rule of the rules page. */
export interface RuleFacts {
  id: string;
  house: boolean;
  reading: boolean;
}

/** A pick with what it would do. */
export interface PreviewedPick {
  pick: string;
  events: TableEvent[];
}

/** A picture of the rules page: a position, with what is picked or has happened in it. */
export interface Figure {
  rule: string;
  caption: string;
  values: Values;
  view: View;
  picks: string[];
  next: string[];
  previews: PreviewedPick[];
  pointed: string | null;
  last: TableEvent[];
  shown: string[];
  part: string[];
  /** What of it is the picture of the game on the home page. */
  cover: string[];
}

/** The facts of a game. */
export interface GameFacts {
  name: string;
  colours: string[];
  /** How many can play, the fewest first. */
  seats: number[];
  /** How long a match takes, about. */
  minutes: number;
  /** Of the computer, the weakest first. */
  levels: string[];
  usual_level: string;
  options: OptionFacts[];
  /** Chance has a say in the start where any of these holds; always, where none is named. */
  drawn: Condition[];
  things: Things;
  setup_board: SetupBoardFacts | null;
  rules: RuleFacts[];
  /** A picture of the game for the home page. */
  cover: Figure | null;
}

/** How much of something the core takes: the page need not try more. */
export interface Limits {
  record_letters: number;
  link_letters: number;
  /** Of a lesson in a file. */
  lesson_letters: number;
  seed_letters: number;
  /** Of the title of a lesson; then of what it is about, and of any text of a step. */
  title_letters: number;
  about_letters: number;
  text_letters: number;
  steps: number;
  hints: number;
  statements: number;
  /** So often a seat that decides for itself is passed over before somebody replies. */
  own_decisions: number;
}

/** What the page knows before Python is there; the build bakes it. */
export interface Facts {
  games: GameFacts[];
  limits: Limits;
}

/** The figures of a game's rules page. */
export interface Figures {
  figures: Figure[];
}

/** A lesson that lies on the desk, in the form that is always written. */
export interface LaidLesson {
  lesson: Lesson;
}

/** A step of the lesson, laid on the table. */
export interface BegunStep extends Opened {
  step: number;
}

/** An action of a pupil, played and judged. */
export interface Attempted extends State {
  verdict: Verdict;
}

/** Why something is refused: a sentence by its key, and where the rules refuse, which rule. */
export interface ToldError {
  kind: string;
  key: string;
  values: Values;
  rule?: string;
  where?: string[];
}

/** There is nothing to say besides the verb. */
export interface NothingAsked {}

/** Whose figures. */
export interface AskFigures {
  game: string;
}

/** For whom an answer is meant. */
export interface Viewing {
  /** Whose view; null is an onlooker's. Where nothing is hidden it makes no difference. */
  seat?: number | null;
  /** The seats that nobody at this device plays. Where it is told and several others are left, the device is handed over: an answer for a seat that is not to act is an onlooker's, and what the seat to act may see comes as `next`. */
  absent?: number[];
}

/** How much of the match is known already. */
export interface GoingOn extends Viewing {
  /** How many actions have been told already; without it, those that are not new are told too. */
  since?: number;
}

/** How a match begins. */
export interface AskSetup {
  game: string;
  seed: string;
  options?: Record<string, string>;
  /** A position to begin with, instead of the options. */
  position?: string | null;
}

/** How a match would begin, and whose view of it. */
export interface AskCheck extends AskSetup {
  seat?: number | null;
}

/** How a match begins, and who plays it. */
export interface AskNew extends AskSetup, Viewing {
  players?: string[];
}

/** Which match; what had been taken back is in it too. */
export interface AskOpen extends Viewing {
  saved: SavedMatch;
}

/** Which text record. */
export interface AskRead extends Viewing {
  record: string;
}

/** Which link. */
export interface AskFollow extends Viewing {
  link: string;
}

/** Who sits where. */
export interface AskLink {
  kinds?: string[];
}

/** Which action. */
export interface AskPlay extends GoingOn {
  picks: Action;
}

/** Which moment, and whose view of it. */
export interface AskLook {
  move: number;
  seat?: number | null;
}

/** Which actions. */
export interface AskPreview {
  actions: Action[];
}

/** Which picks. */
export interface AskWhyNot {
  picks: Action;
}

/** How long a slice of work may be, in milliseconds. */
export interface Sliced {
  ms?: number;
}

/** Who is to think. */
export interface AskThink extends Sliced {
  level: string;
}

/** Which step of the hint. */
export interface AskHint extends Sliced {
  step: number;
}

/** Which action, and of which moment; without one, of now. */
export interface AskWhy {
  picks: Action;
  move?: number | null;
}

/** Which moment of a match, and which option is drawn; without one, a position is made. */
export interface AskTakeApart extends AskSetup {
  layer?: string | null;
  actions?: Action[];
}

/** What lies on a set-up board, and which option is drawn there. */
export interface AskScatter extends AskSetup {
  layer?: string | null;
  pieces: Pieces;
}

/** What lies on a set-up board, and whose view of it. */
export interface AskCompose extends AskScatter {
  seat?: number | null;
}

/** Which lesson; it is checked whatever it is. */
export interface AskLesson {
  lesson: unknown;
}

/** Which link of a lesson. */
export interface AskLessonLink {
  link: string;
}

/** Which step, and whose view of it; usually that of whoever is to act. */
export interface AskStep {
  step: number;
  seat?: number | null;
}

/** Which action. */
export interface AskTry {
  picks: Action;
}

/** Which moment of a match. */
export interface AskStatements {
  game: string;
  match: StepMatch;
}

/** Which moment, and which check. */
export interface AskSolutions extends AskStatements, Sliced {
  check: Statement[];
}

/** Which lesson. */
export interface AskVerification extends Sliced {
  lesson: Lesson;
}

/** Everything that can be asked, and the shape of the answer. */
export interface Verbs {
  /** Tell the facts of every game, and the limits that hold for all of them. */
  facts: { asks: NothingAsked; answers: Facts };
  /** Tell the figures of a game's rules page. */
  figures: { asks: AskFigures; answers: Figures };
  /** Show how a match would begin, or refuse it, without putting it on the table. */
  check: { asks: AskCheck; answers: Shown };
  /** Set up a new match. */
  new: { asks: AskNew; answers: Opened };
  /** Put a saved match on the table, with what had been taken back. */
  open: { asks: AskOpen; answers: Opened };
  /** Put the match of a text record on the table. */
  read: { asks: AskRead; answers: Opened };
  /** Write the match as a text record. */
  write: { asks: NothingAsked; answers: WrittenRecord };
  /** Write the match, up to the move it is at, as the text of a link. */
  link: { asks: AskLink; answers: WrittenLink };
  /** Put the match of a link on the table, and tell who sits where. */
  follow: { asks: AskFollow; answers: Followed };
  /** Tell how the match stands. */
  state: { asks: GoingOn; answers: State };
  /** Play an action. */
  play: { asks: AskPlay; answers: State };
  /** Take back the last action. */
  undo: { asks: GoingOn; answers: State };
  /** Play again what was taken back. */
  redo: { asks: GoingOn; answers: State };
  /** Show the position after so many actions, without going there. */
  look: { asks: AskLook; answers: Look };
  /** Tell what each of these actions would do, unless chance has a part in it. */
  preview: { asks: AskPreview; answers: Previews };
  /** Say which rule refuses these picks, if any does. */
  why_not: { asks: AskWhyNot; answers: WhyNot };
  /** Let a computer player think about the action that is due, for a slice of time. */
  think: { asks: AskThink; answers: Thought };
  /** Give one of the three steps of a hint, thinking about it for a slice of time. */
  hint: { asks: AskHint; answers: Hint };
  /** Explain an action, now or as it was after so many moves. */
  why: { asks: AskWhy; answers: Explanation };
  /** Look back at the match, for a slice of time. */
  review: { asks: Sliced; answers: Review };
  /** Write pieces that were put on a set-up board as a position, or as an option's value. */
  compose: { asks: AskCompose; answers: Composed };
  /** List the pieces of a moment of a match, for a set-up board to begin with. */
  take_apart: { asks: AskTakeApart; answers: BoardPieces };
  /** Let chance put pieces like those that lie on a set-up board. */
  scatter: { asks: AskScatter; answers: BoardPieces };
  /** Read a lesson and put it on the desk. */
  lesson: { asks: AskLesson; answers: LaidLesson };
  /** Read a lesson from its link and put it on the desk. */
  lesson_follow: { asks: AskLessonLink; answers: LaidLesson };
  /** Lay a fresh copy of a step's match on the table. */
  lesson_step: { asks: AskStep; answers: BegunStep };
  /** Play the pupil's action, or one of the others where it is played on, and judge it. */
  lesson_try: { asks: AskTry; answers: Attempted };
  /** Carry on finding the actions that a check would accept. */
  lesson_solutions: { asks: AskSolutions; answers: Solutions };
  /** Carry on finding out whether every step can be solved. */
  lesson_verify: { asks: AskVerification; answers: Verification };
  /** Carry on verifying a lesson; once every step is known to be solvable, give its link. */
  lesson_link: { asks: AskVerification; answers: LinkedLesson };
  /** List what statements can be about in a position. */
  statements: { asks: AskStatements; answers: Offers };
}

export type Verb = keyof Verbs;

/** What the core is asked. */
export type Request<V extends Verb> = { do: V } & Verbs[V]["asks"];
