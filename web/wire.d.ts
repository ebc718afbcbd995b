// Made from py_core/frontier/doors/wire and the shapes that it gathers; never by hand.
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

/** What is played, if the others have played these; without any, whatever they have played. */
export interface AdvanceAnswer {
  seen: Action[];
  play: Action[];
}

/** What a seat has answered in advance, for the next time that it is to act. */
export interface AdvanceSheet {
  seat: number;
  /** How many actions had been played when it was written. */
  move: number;
  answers: AdvanceAnswer[];
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

/** One action of a line, to be shown on the board. */
export interface LineStep {
  seat: number;
  deed: Sentence;
  where: string[];
  /** From where to where something goes; empty where nothing does. */
  arrow: string[];
}

/** What a computer player would do, so far. */
export interface Thought extends Slice {
  level: string;
  choice: Action | null;
  value: number | null;
}

/** One of the steps of a hint. */
export interface Hint extends Slice {
  step: number;
  /** How many there are. */
  steps: number;
  /** What the step gives away, to be shown on the board. */
  picks: Action;
  hint: Sentence[];
  /** What is expected to follow; with the last step only. */
  line: LineStep[];
}

/** Why an action is good or bad. */
export interface Explanation extends Slice {
  why: Sentence[];
}

/** A move that gave something away, and what would have been better. */
export interface Mistake {
  move: number;
  seat: number;
  played: Action;
  better: Action;
  played_deed: Sentence;
  better_deed: Sentence;
  /** What it cost, as the lines end. */
  points: number;
  /** Of winning, in a hundred: with the better action, and with this one. */
  chances: number[];
  /** What made most of the difference, by its name in the words of the game. */
  kind: string;
  /** Whether that tells what comes of the action, not of the better one. */
  of_other: boolean;
  why: Sentence[];
  line: LineStep[];
  better_line: LineStep[];
}

/** Whether an action would be handed back. */
export interface Lecture extends Slice {
  /** Why it is; nothing where it may be played, or while that is not known. */
  back: Mistake | null;
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

/** What computers have played on from a moment, so far. */
export interface PlayedOn extends Slice {
  actions: Action[];
}

/** A deal that was wished for. */
export interface Dealt extends Slice {
  tried: number;
  /** With which it comes; none so far, or none at all where it is done. */
  seed: string | null;
}

/** A match with all its actions up to a moment. */
export interface MomentMatch {
  seed: string;
  options: Record<string, string>;
  position: string | null;
  actions: Action[];
}

/** A decision in which one action stands out. */
export interface Moment {
  match: MomentMatch;
  seat: number;
  /** What it is about: one of the game's themes, or nothing. */
  theme: string;
  /** The action, in words. */
  best: Sentence;
  /** Why it is better than what looks best besides it. */
  why: Sentence[];
  /** How many points that other action gives away. */
  loss: number;
  /** And how much of the chance to win, from 0 to 1. */
  risk: number;
}

/** What was found in the games that were played, so far. */
export interface Moments extends Slice {
  games: number;
  /** How many decisions the judge has looked at. */
  looked: number;
  /** Those that had not been told before. */
  moments: Moment[];
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
  teacher?: string;
}

export interface BeatStatement {
  is: "beat";
  level: string;
  games: number;
  least: number;
}

export interface NumberStatement {
  is: "number";
  answer?: number;
  of?: string;
  about?: string[];
  within?: number;
  unit?: LessonText;
}

export interface ChoiceStatement {
  is: "choice";
  from: LessonText[];
  right: number[];
  several?: boolean;
}

export interface MarkStatement {
  is: "mark";
  right?: string[];
  of?: string;
  about?: string[];
}

export interface OrderStatement {
  is: "order";
  from: LessonText[];
}

export interface OpenStatement {
  is: "open";
}

/** Something that is asked; nothing is played. */
export type QuestionStatement = NumberStatement | ChoiceStatement | MarkStatement | OrderStatement | OpenStatement;

export interface AboveCondition {
  is: "above";
}

export interface BelowCondition {
  is: "below";
}

export interface HasCondition {
  is: "has";
  one: number | string;
}

/** A statement that can be one of several alternatives. */
export type PlainStatement = PlayStatement | ScoreStatement | EventStatement | LeaveStatement | KeepStatement;

export interface AnyStatement {
  is: "any";
  of: PlainStatement[];
}

/** Something that has to be true of the action a pupil plays, or what is asked instead. */
export type Statement = PlainStatement | ReadStatement | AnyStatement | WinStatement | BeatStatement | QuestionStatement;

/** What a wrong action, or a wrong answer to a question, may be like. */
export type ReplyCondition = PlainStatement | AboveCondition | BelowCondition | HasCondition;

/** An arrow, a ring or a shaded place; places have the names of their spots. */
export interface Pointer {
  arrow?: string[];
  ring?: string;
  shade?: string;
  number?: number;
}

/** What is pointed at, by what it goes with. */
export interface Pointing {
  text?: Pointer[];
  hints?: Pointer[][];
  right?: Pointer[];
  wrong?: Pointer[];
}

export interface AuthorReply {
  if?: ReplyCondition;
  unless?: ReplyCondition;
  text: LessonText;
  point?: Pointer[];
}

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
  /** Where it is not the lesson's: a course may have several. */
  game?: string;
  right?: LessonText;
  wrong?: LessonText;
  /** For the laboratory: what the bot begins with. */
  code?: string;
  point?: Pointing;
  /** What is said to certain wrong answers. */
  replies?: AuthorReply[];
  /** The title of the part of a course that begins here. */
  part?: LessonText;
}

/** A few steps; where none says otherwise, of one game. */
export interface Lesson {
  format: number;
  game: string;
  title: LessonText;
  about?: LessonText;
  /** Of texts that are in one language only. */
  language?: string;
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
  /** What it is about; its words are `theme.<theme>` of the game. */
  theme?: string;
  /** Whether it has left the lists; its address goes on opening it. */
  retired?: boolean;
  lesson: Lesson;
}

/** The puzzles that take turns as the puzzle of the day, from a day on. */
export interface PuzzleDays {
  since: string;
  ids: string[];
}

/** All puzzles of a game that were ever shipped. */
export interface PuzzleFile {
  /** One after the other; each holds until the next begins. */
  days: PuzzleDays[];
  puzzles: Puzzle[];
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
  /** Which of the author's replies is due. */
  reply?: number;
}

/** How a step can be solved, as far as is known. */
export interface Solved {
  /** How many legal actions there are. */
  legal: number;
  accepted: Action[];
  /** What the first of these are, in words. */
  deeds: Sentence[];
  solvable: boolean;
  /** The places of the statements that every legal action fulfils: they ask for nothing. */
  idle?: number[];
  /** For a step to be won: what all seats play, to the end. */
  line?: Action[];
}

/** How hard a step is: which levels find a right action, as far as they have been asked. */
export interface Grade extends Slice {
  found: Record<string, boolean>;
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

/** A question that the rules can answer in a position. */
export interface OfferedQuestion {
  name: string;
  kind: string;
  /** What it can be about. */
  about: Action[];
  /** Where that are actions: what they are, in words. */
  deeds?: Sentence[];
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
  questions: OfferedQuestion[];
}

/** A match that everybody in a class plays, each against the same computers. */
export interface ClassMatch extends StepMatch {
  game: string;
  /** Who sits where; one of them is a person. */
  kinds: string[];
}

/** What a class is given to do. */
export interface Assignment {
  /** `course`, `puzzles`, `lesson`, `match` or `bots`. */
  what: string;
  title: string;
  skip: boolean;
  hints: boolean;
  undo: boolean;
  /** Until when it counts, in minutes since 1970. */
  until: number | null;
  course?: string;
  game?: string;
  puzzles?: string[];
  lesson?: Lesson;
  match?: ClassMatch;
}

/** What a pupil has done in a step; each try is what was played, by all seats. */
export interface DoneStep {
  tries: Action[][];
  hints: number;
  seconds: number;
}

/** A bot that somebody has written for a class: the game is that of the class. */
export interface HandedBot {
  name: string;
  code: string;
}

/** What a pupil hands in. */
export interface Done {
  name: string;
  /** When, in minutes since 1970. */
  made: number;
  /** Of a match there is one, with one try: all that was played. */
  steps: DoneStep[];
  /** How often something was taken back in a match. */
  undone?: number;
  /** What a class that writes bots hands in; there are no steps then. */
  bot?: HandedBot;
}

/** A step as the rules have replayed it. */
export interface CheckedStep {
  solved: boolean;
  tries: Action[][];
  /** Of each try, whether it solved the step. */
  right: boolean[];
  hints: number;
  seconds: number;
  /** Whether there was nothing to play. */
  reading: boolean;
  /** The kind of the question, where a try is an answer to one. */
  asked?: string;
}

/** A match as the rules have replayed it. */
export interface CheckedMatch {
  over: boolean;
  won: boolean;
  seat: number;
  totals: number[];
  moves: number;
  undone: number;
}

/** A result that was replayed by the rules: nothing of it is only claimed. */
export interface CheckedResult {
  name: string;
  made: number;
  late: boolean;
  steps: CheckedStep[];
  match?: CheckedMatch;
  bot?: HandedBot;
}

/** The moment in which a bot has to choose, as its seat may know it. */
export interface Brief {
  game: string;
  seat: number;
  /** A position that the seat cannot tell from the real one. */
  text: string;
  luck: string;
}

/** What went wrong in the code of a bot: a sentence by its key, and where. */
export interface Fault {
  key: string;
  values: Values;
  line: number | null;
  /** Where the expression begins in that line, counted in letters from 0; and where it ends. */
  column?: number;
  end?: number;
  /** The lines of the pupil that led there, the outermost first. */
  calls?: number[];
}

/** What the bot thinks an action is worth. */
export interface Rated {
  action: Action;
  value: number;
}

/** What a bot answers to a brief. */
export interface Reply {
  action: Action | null;
  fault: Fault | null;
  said: string[];
  rated: Rated[];
  printed: string[];
  /** How many more lines were printed than are shown. */
  unprinted: number;
}

/** A bot: the game that it plays, its name, and its code. */
export interface Bot {
  game: string;
  name: string;
  code: string;
}

/** What a bot said and rated before a move. */
export interface BotThought {
  move: number;
  seat: number;
  said: string[];
  rated: Rated[];
}

/** One game of a series, from the view of the first player. */
export interface PlayedGame {
  number: number;
  seat: number;
  share: number;
  drawn: boolean;
  margin: number;
  /** What ended it, where that was the code of a bot; `faulty` is that bot. */
  fault: Fault | null;
  faulty?: string;
}

/** A game that is worth looking at, and why. */
export interface GameToLookAt extends PlayedGame {
  why: string;
  saved: SavedMatch;
  thoughts: BotThought[];
}

/** All games of a series together, from the view of the first player. */
export interface SeriesSum {
  matches: number;
  wins: number;
  draws: number;
  losses: number;
  share: number;
  low: number;
  high: number;
  margin: number;
  margin_error: number;
  seats: number;
  /** Where its points came from: the mean of each kind of score items. */
  points: Record<string, number>;
  /** The same of the others, for one seat. */
  others: Record<string, number>;
}

/** Which bot has to choose, and in which moment. */
export interface Wanted {
  bot: string;
  brief: Brief;
}

/** A series of games, as far as it is. */
export interface Series extends Slice {
  /** What has to be answered before it can go on. */
  wanted: Wanted | null;
  /** Those that are new. */
  played: PlayedGame[];
  /** Of all games, when there are new ones. */
  sum: SeriesSum | null;
  /** When it is done: the games worth looking at. */
  look: GameToLookAt[];
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
  /** Of each mine its number, its value, and whether it is dangerous. */
  mines: Record<string, [number, number, boolean]>;
  /** Every copy of every event card by a name of its own, with that of the card. */
  events: Record<string, string>;
  /** The number on each event card that has one. */
  numbers: Record<string, number>;
  used: BoomtownUsedCards;
  /** In how many throws two dice show each number. */
  throws: Record<string, number>;
  picks: BoomtownPicks;
}

/** What a seat sees of a position: in the page one of the games' views. */
export type View = BoomersView | OregonView | BoomtownView;

/** What lies on the set-up board of a game: only the core knows what is in it. */
export type Pieces = Record<string, unknown>;

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

/** A match that came by a link, or as a text. */
export interface Followed extends Opened {
  /** Who sits where; nothing is known when it is empty. */
  kinds: string[];
  /** What has been answered in advance. */
  sheets: AdvanceSheet[];
}

/** What becomes of answers in advance at a moment of the match. */
export interface Foreseen {
  /** Whether their seat is to act now, for the first time since they were written. */
  due: boolean;
  /** Which one applies. */
  answer: number | null;
  /** What of it can be played. */
  play: Action[];
  /** Those before it that would have applied, but are not allowed any more. */
  missed: number[];
}

/** An answer in advance in words; what cannot be said as whole actions by its picks. */
export interface SaidAnswer {
  seen: Sentence[];
  seen_picks: string[];
  play: Sentence[];
  play_picks: string[];
}

/** The answers of a sheet in words. */
export interface SaidAnswers {
  answers: SaidAnswer[];
}

/** What can be seen of a position that is not on the table. */
export interface Shown {
  view: View;
  turn: number | null;
  phase: string;
  outcome: Outcome | null;
}

/** What speaks against the pieces on a set-up board. */
export interface Problem {
  kind: string;
  key: string;
  values: Values;
  /** The squares and lines, or the fields (a seat's part of one: `hands.1`), where to look. */
  where: string[];
}

/** What lies on a set-up board, and what the rules say of it. */
export interface SetupBoardState {
  pieces: Pieces;
  /** Of the position, or the value of the option that is drawn. */
  text: string;
  view: View;
  /** By what the game would be over at once. */
  over: string | null;
  problems: Problem[];
  /** For a tool how many of its things lie there, and of how many. */
  counts: Record<string, number[]>;
  /** Of a place: where what it stands for lies, where the view does not say so. */
  marks: Record<string, string>;
  /** The fields that say nothing now. */
  unused: string[];
  players: number;
  /** Whether something could not be put. */
  refused: boolean;
}

/** The tool that would put what lies somewhere. */
export interface PickedTool {
  tool: string | null;
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
  /** Whose thing it is. */
  seat: number | null;
  /** What its words are found by. */
  kind: string;
}

/** Something that is chosen beside a board, or said of a wish. */
export interface FieldFacts {
  name: string;
  /** `choice`, `number`, `flag`, `seat`, `seats` or `cards`. */
  kind: string;
  values: string[];
  /** Where the words of the values are; else they are found by its own name. */
  table: string;
  least: number;
  most: number;
  step: number;
  /** Whether there is one for each seat. */
  seats: boolean;
  /** Whether it can be left to chance: then it is null. */
  chance: boolean;
  /** Whether a seat may be none: then it is below zero. */
  nobody: boolean;
  group: string;
}

/** What a set-up board is made of. */
export interface SetupBoardFacts {
  tools: ToolFacts[];
  fields: FieldFacts[];
  /** What can be done to the whole board. */
  turns: string[];
  /** The options that are drawn on it, each with the part of the pieces that is its value. */
  layers: Record<string, string>;
}

/** Something that can be wished of a deal. */
export interface WishFacts {
  name: string;
  parts: FieldFacts[];
  /** Whether it is about what chance will give, which a position alone does not hold. */
  later: boolean;
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
  /** Who plays at these levels: each as the name of the level, a slash, and their own. */
  people: string[];
  /** Of each level, as chess players count it: 400 more win ten times as often as they lose. */
  strengths: Record<string, number>;
  /** The options of a short match, the deal of a day. */
  daily: Record<string, string>;
  options: OptionFacts[];
  /** Chance has a say in the start where any of these holds; always, where none is named. */
  drawn: Condition[];
  things: Things;
  setup_board: SetupBoardFacts | null;
  wishes: WishFacts[];
  /** What moments that are worth a question can be about. */
  themes: string[];
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
  /** Of the code that a bot begins a step with; then how many games it may have to play. */
  code_letters: number;
  games: number;
  own_decisions: number;
  /** Of a course; then what its questions take: choices, letters of one, letters in one's own words; then replies to wrong answers, and pointers at one place. */
  course_steps: number;
  choices: number;
  choice_letters: number;
  answer_letters: number;
  replies: number;
  pointers: number;
  /** Of what a pupil hands in; then of the name, and how many tries of a step it holds. */
  result_letters: number;
  result_name: number;
  result_tries: number;
  /** In advance, of one seat. */
  answers: number;
  /** So often a seat that decides for itself is passed over before somebody replies. */
  assignment_title: number;
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

/** What is said of an answer to the question of a step. */
export interface Answered {
  verdict: Verdict;
}

/** What a class is given to do. */
export interface ReadAssignment {
  assignment: Assignment;
}

/** What a pupil has done, as the rules have replayed it. */
export interface ReadResult {
  result: CheckedResult;
}

/** A step of the lesson, laid on the table. */
export interface BegunStep extends Opened {
  step: number;
  /** The seat whose action the step is about. */
  pupil: number | null;
  /** How many actions came before it. */
  began: number;
}

/** An action of a pupil, played and judged. */
export interface Attempted extends State {
  verdict: Verdict;
}

/** What a bot is told of the moment at which the match is. */
export interface BriefTold {
  brief: Brief;
}

/** A bot in the form that is always written, its link, and the text of its file. */
export interface WrittenBot {
  bot: Bot;
  link: string;
  file: string;
}

/** A bot that was read. */
export interface ReadBot {
  bot: Bot;
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
export interface AskWrite {
  kinds?: string[];
}

/** Who sits where, and what has been answered in advance. */
export interface AskLink extends AskWrite {
  sheets?: AdvanceSheet[];
}

/** Who imagines what comes in which match; what is seen is played, up to their turn. */
export interface AskImagine {
  saved: SavedMatch;
  seat: number;
  seen: Action[] | null;
}

/** Which answers in advance. */
export interface AskForeseen {
  sheet: AdvanceSheet;
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

/** Which action, of which moment (without one, of now), and who asks. */
export interface AskWhy extends Sliced {
  picks: Action;
  move?: number | null;
  seat?: number | null;
}

/** Which action is about to be played, and how much may be given away. */
export interface AskTeach extends Sliced {
  picks: Action;
  tolerance: string;
}

/** Which action of which moment, and the one that is best there. */
export interface AskRefute extends Sliced {
  picks: Action;
  better: Action;
  move: number;
}

/** Which action, and of which moment; without one, of now. */
export interface AskDeed {
  picks: Action;
  move?: number | null;
}

/** Which moment of a match, or what was pasted, and which option is drawn, if any. */
export interface AskTakeApart extends AskSetup {
  layer?: string | null;
  actions?: Action[];
  /** A position, a record, or a link of a match or a lesson. */
  pasted?: string;
}

/** One change of a set-up board: a tool on places, a field, the whole board, or chance. */
export interface BoardChange {
  tool?: string;
  at?: string[];
  field?: string;
  seat?: number | null;
  value?: unknown;
  turn?: string;
  clear?: boolean;
  scatter?: boolean;
}

/** What lies on a set-up board, which option is drawn there, and what is to be changed. */
export interface AskEdit extends AskSetup {
  layer?: string | null;
  pieces: Pieces;
  change?: BoardChange | null;
}

/** What lies on a set-up board, and where to look. */
export interface AskPickTool extends AskSetup {
  layer?: string | null;
  pieces: Pieces;
  at: string;
}

/** From which moment of a match which level plays how many actions. */
export interface AskPlayOn extends AskSetup, Sliced {
  actions: Action[];
  level: string;
  moves: number;
}

/** A wish with the values of its parts. */
export interface Wished {
  name: string;
  values: Record<string, string | number>;
}

/** Of which start, and what is wished of it; the seed begins the search. */
export interface AskDeal extends AskSetup, Sliced {
  wishes: Wished[];
}

/** In matches of which start, played by which level, about what, and how many are known. */
export interface AskMoments extends AskSetup, Sliced {
  level: string;
  theme: string;
  since: number;
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
  /** What has been played in it already, where it is played on. */
  actions?: Action[];
}

/** Which action. */
export interface AskTry {
  picks: Action;
}

/** Which answer to the question of a step, as a list of texts. */
export interface AskAnswer {
  answer: string[];
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

/** With `players`, which series to begin; else the reply that it waits for, if any. */
export interface AskSeries extends Sliced {
  game?: string;
  /** Who plays first and who in all other seats: a level, or `bot:` and a name. */
  players?: string[];
  matches?: number;
  options?: Record<string, string>;
  seed?: string;
  /** Where all games start, and the first player is to act; else each begins anew. */
  match?: StepMatch;
  reply?: Reply | null;
  /** How many games have been told already. */
  since?: number;
}

/** Which bot. */
export interface AskBot {
  bot: Bot;
}

/** Which link; or which file, and of which game it is where it does not say. */
export interface AskReadBot {
  link?: string;
  file?: string;
  game?: string;
}

/** What a class is given to do. */
export interface AskAssignmentLink {
  assignment: Assignment;
}

/** Which link of an assignment. */
export interface AskAssignment {
  link: string;
}

/** Of which assignment, with the lesson that it names, and what was done. */
export interface AskResultLink {
  assignment: string;
  lesson?: unknown;
  done: Done;
}

/** Of which assignment, with the lesson that it names, and which link of a result. */
export interface AskResult {
  assignment: string;
  lesson?: unknown;
  link: string;
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
  read: { asks: AskRead; answers: Followed };
  /** Write the match as a text record. */
  write: { asks: AskWrite; answers: WrittenRecord };
  /** Write the match, up to the move it is at, as the text of a link. */
  link: { asks: AskLink; answers: WrittenLink };
  /** Put the match of a link on the table, and tell who sits where. */
  follow: { asks: AskFollow; answers: Followed };
  /** Put on the table what a seat may imagine to come, played on where something is seen. */
  imagine: { asks: AskImagine; answers: Opened };
  /** Find what of a sheet of answers in advance applies now. */
  foreseen: { asks: AskForeseen; answers: Foreseen };
  /** Say the answers of a sheet in words. */
  said_answers: { asks: AskForeseen; answers: SaidAnswers };
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
  /** Explain an action, now or as it was after so many moves, for a slice of time. */
  why: { asks: AskWhy; answers: Explanation };
  /** Find out whether a teacher would hand an action back, for a slice of time. */
  teach: { asks: AskTeach; answers: Lecture };
  /** Find what an action gives away beside the one that is best, for a slice of time. */
  refute: { asks: AskRefute; answers: Lecture };
  /** Let the judge look for the best action ahead of any question, for a slice of time. */
  judge: { asks: Sliced; answers: Slice };
  /** Say in words what an action is, now or after so many moves. */
  deed: { asks: AskDeed; answers: Sentence };
  /** Look back at the match, for a slice of time. */
  review: { asks: Sliced; answers: Review };
  /** Change what lies on a set-up board, and say what the rules make of it. */
  edit: { asks: AskEdit; answers: SetupBoardState };
  /** Lay a moment of a match, or what was pasted, on a set-up board. */
  take_apart: { asks: AskTakeApart; answers: SetupBoardState };
  /** Name the tool that would put what lies somewhere on a set-up board. */
  pick_tool: { asks: AskPickTool; answers: PickedTool };
  /** Carry on letting computers play from a moment of a match, for a slice of time. */
  play_on: { asks: AskPlayOn; answers: PlayedOn };
  /** Carry on dealing until a deal is as wished, for a slice of time. */
  deal: { asks: AskDeal; answers: Dealt };
  /** Carry on looking for moments in which one action stands out, for a slice of time. */
  moments: { asks: AskMoments; answers: Moments };
  /** Read a lesson and put it on the desk. */
  lesson: { asks: AskLesson; answers: LaidLesson };
  /** Read a lesson from its link and put it on the desk. */
  lesson_follow: { asks: AskLessonLink; answers: LaidLesson };
  /** Lay a fresh copy of a step's match on the table, or one that is played on. */
  lesson_step: { asks: AskStep; answers: BegunStep };
  /** Play the pupil's action, or one of the others where it is played on, and judge it. */
  lesson_try: { asks: AskTry; answers: Attempted };
  /** Judge what the pupil answers to the question of a step. */
  lesson_answer: { asks: AskAnswer; answers: Answered };
  /** Carry on finding the actions that a check would accept. */
  lesson_solutions: { asks: AskSolutions; answers: Solutions };
  /** Carry on finding out which levels would find a right action. */
  lesson_grade: { asks: AskSolutions; answers: Grade };
  /** Carry on finding out whether every step can be solved. */
  lesson_verify: { asks: AskVerification; answers: Verification };
  /** Carry on verifying a lesson; once every step is known to be solvable, give its link. */
  lesson_link: { asks: AskVerification; answers: LinkedLesson };
  /** List what statements can be about in a position. */
  statements: { asks: AskStatements; answers: Offers };
  /** Begin a series of games of bots, or carry on with it. */
  lab_series: { asks: AskSeries; answers: Series };
  /** Write down for a bot the moment at which the match is. */
  lab_brief: { asks: NothingAsked; answers: BriefTold };
  /** Write a bot as a file and as a link. */
  lab_write: { asks: AskBot; answers: WrittenBot };
  /** Read a bot from its link, or from its file. */
  lab_read: { asks: AskReadBot; answers: ReadBot };
  /** Write what a class is given to do as the text of a link. */
  assignment_link: { asks: AskAssignmentLink; answers: WrittenLink };
  /** Tell what a class is given to do by a link. */
  assignment: { asks: AskAssignment; answers: ReadAssignment };
  /** Write what a pupil has done as the text of a link. */
  result_link: { asks: AskResultLink; answers: WrittenLink };
  /** Replay what a pupil has handed in by a link. */
  result: { asks: AskResult; answers: ReadResult };
}

export type Verb = keyof Verbs;

/** What the core is asked. */
export type Request<V extends Verb> = { do: V } & Verbs[V]["asks"];
