import { BOOK_CODES } from './book/codes.js';
import type { BookOutcome, MatchesProof } from './book/outcome.js';
import type { FishOutcome } from './fish/outcome.js';
import { HOUSIE_CODE, type HousieRules } from './housie/game.js';
import type { DrawProof, HousieOutcome } from './housie/outcome.js';
import { INSTANT_CODES } from './instant/titles.js';
import type { SeatsOutcome } from './seats/outcome.js';
import type { SharedRoundOutcome, ShoeProof } from './shared-round/outcome.js';
import { SHARED_ROUND_CODES } from './shared-round/titles.js';
import type { CrashRules } from './studio/crash.js';
import type { DiceRules } from './studio/dice.js';
import type { JackpotRules } from './studio/jackpot.js';
import type { SlotRules } from './studio/slot.js';

/**
 * The protocol between the pages of games and their vendor's server, below `/<vendor>/api` with
 * `Authorization: Bearer <session>`.
 * Amounts are strings of minor units; multipliers, rolls and targets are whole hundredths (214 is 2.14) unless a
 * field says otherwise; moments are milliseconds since 1970.
 */

export const SOCKET_PATH = '/games/socket';
/** The namespace of the crash game's socket. */
export const CRASH_SOCKET = '/crash';
/** The namespace of the pots' socket. A page watches the pot of its session's game. */
export const JACKPOT_SOCKET = '/jackpot';
export const VERIFY_PATH = '/games/verify';

/** Below which path a page finds its calls: that of `/studio/play/river-dice` is `/studio/api`. */
export const apiOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}/api`;

export const LANGUAGES = ['en', 'bn', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['night', 'paper'] as const;
export type Theme = (typeof THEMES)[number];

export const STUDIO_CODES = [
  'river-dice',
  'lantern-reels',
  'night-bazaar',
  'mango-grove',
  'harvest-pot',
  'sky-kite',
  ...INSTANT_CODES,
] as const;
export type StudioCode = (typeof STUDIO_CODES)[number];

/** The games of all vendors. */
export const GAME_CODES = [
  ...STUDIO_CODES,
  ...SHARED_ROUND_CODES,
  ...BOOK_CODES,
  HOUSIE_CODE,
  'monsoon-fish',
  'three-cards',
] as const;
export type GameCode = (typeof GAME_CODES)[number];
/** `instant`, `shared` and `book` are every title of instant/, shared-round/ and book/titles.ts. */
export type GameKind =
  | 'dice'
  | 'slot'
  | 'crash'
  | 'instant'
  | 'shared'
  | 'book'
  | 'housie'
  | 'fish'
  | 'seats';

/** An error of the pages' calls: `{ error, params }`. */
export const GAME_ERRORS = [
  'insufficient_funds',
  /** Below `min`, above `max`, no multiple of `step`, or above the largest win; params say which: `{ rule, value }`. */
  'limit',
  'session_ended',
  /** The portal did not answer, or does not offer this game now. If the stake was taken, it is rolled back. */
  'game_unavailable',
  /** The crash round takes no more bets, or there is nothing to cash out; the step of a round that is over. */
  'round_closed',
  /** The player's round in this game is not over: no other bet, and no other seeds. */
  'round_open',
  /** The player has no such free round any more. */
  'free_rounds_over',
  /** Odds or a match have changed since the slip showed them; a stake that was taken is rolled back. */
  'odds_changed',
  /** A market of the slip takes no bets, or a ticket has no value now; what was taken is rolled back. */
  'market_suspended',
  'invalid_input',
] as const;
export type GameErrorCode = (typeof GAME_ERRORS)[number];

export interface Refused {
  error: GameErrorCode;
  params: Record<string, string>;
}

export interface Currency {
  /** As the portal says it: BDT. */
  code: string;
  /** How many minor digits. */
  digits: number;
  /** The smallest stake, in whole units; all other amounts grow with it. */
  smallest: number;
  symbol: string;
}

export interface Limits {
  min: string;
  max: string;
  /** A stake is a multiple of it. */
  step: string;
  presets: string[];
  /** A bet that could win more is refused; in the crash game it is cashed out there. */
  maxWin: string;
}

/** The seeds in use. The server seed itself is revealed when they are rotated. */
export interface Fairness {
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next bet. */
  nonce: number;
}

export interface SessionView {
  game: GameCode;
  kind: GameKind;
  title: Record<Language, string>;
  /** Which of the cloths hangs above the game: 0 for its own, 1 to 4 where the title is a reskin. */
  look: number;
  currency: Currency;
  language: Language;
  theme: Theme | null;
  balance: string;
  /** Play money of the vendor. */
  demo: boolean;
  lobbyUrl: string | null;
  depositUrl: string | null;
  limits: Limits;
  /** Return to player as a share of one, such as 0.9612. */
  rtp: number;
  /** Absent in the crash game, which has a chain instead. */
  fairness: Fairness | null;
  dice: DiceRules | null;
  slot: SlotRules | null;
  /** Of a slot with a jackpot. */
  jackpot: JackpotRules | null;
  crash: CrashRules | null;
  /** Of a shared round: how long bets are open, and how long its result is shown, in milliseconds. */
  table: { openMs: number; resultMs: number } | null;
  housie: HousieRules | null;
  /** The player's unfinished round of an instant title. */
  openRound: InstantRound | null;
  /** What the player may play here without a stake; what ends first comes first. */
  freeRounds: FreeRoundsView[];
}

/** Rounds that the portal gives the player for nothing, each played as a stake of `value`. */
export interface FreeRoundsView {
  reward: string;
  left: number;
  value: string;
  /** What they have won so far. */
  won: string;
  endsAt: number;
}

export interface InstantPlayRequest {
  amount: string;
  /** 0 where the title has no choices. */
  choice: number;
}

/** A step of an open round, such as a tile. The same step sent again gets the same answer. */
export interface InstantStepRequest {
  round: string;
  /** How many steps the round had before. */
  at: number;
  step: number;
}

/** A round of an instant title as its player may see it; its rules say what choice, steps and shown mean. */
export interface InstantRound {
  round: string;
  stake: string;
  choice: number;
  steps: number[];
  over: boolean;
  /** What it pays, or would pay if the player ended it now. */
  payout: string;
  shown: number[];
}

export interface InstantReply extends InstantRound {
  balance: string;
  fairness: Fairness;
}

export interface DiceRollRequest {
  amount: string;
  target: number;
  over: boolean;
}

export interface DiceRollReply {
  round: string;
  /** 0 to 10000. */
  roll: number;
  won: boolean;
  /** Of the bet, whether it won or not; decimal with four digits, such as "1.9803". */
  multiplier: string;
  payout: string;
  balance: string;
  fairness: Fairness;
}

/** With a stake, or by one of the player's free rounds. */
export type SlotSpinRequest = { amount: string } | { reward: string };

export interface SlotWin {
  /** Index in the rules' lines. */
  line: number;
  symbol: string;
  /** How many reels from the left. */
  count: number;
  payout: string;
}

export interface SlotSpinReply {
  round: string;
  stops: number[];
  /** Symbols by reel, each from the top row down. */
  window: string[][];
  wins: SlotWin[];
  /** Null where the slot has none. */
  jackpot: JackpotDraw | null;
  payout: string;
  balance: string;
  fairness: Fairness;
  /** As in the session, and with those that the spin was of, also if it was their last. */
  freeRounds: FreeRoundsView[];
}

/** How a spin fared with the jackpot. */
export interface JackpotDraw {
  /** As common/studio/jackpot.ts writes it. */
  chance: string;
  /** Part of the round's payout; 0 without a hit. */
  won: string;
}

/** The push `jackpot.state`: on connection and on each change, at most four a second. */
export interface JackpotState {
  /** The server's time of this message. */
  now: number;
  /** What a hit pays now. */
  amount: string;
  last: { amount: string; name: string; at: number } | null;
}

export interface JackpotServerEvents {
  'jackpot.state': (state: JackpotState) => void;
}

/** 1 to 64 printable characters of ASCII, without a colon. */
export const CLIENT_SEED = /^[!-9;-~]{1,64}$/;

export interface SeedsRequest {
  clientSeed: string;
}

export interface RevealedSeeds {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Null where nothing was played with them. */
  lastNonce: number | null;
}

export interface SeedsReply {
  revealed: RevealedSeeds;
  fairness: Fairness;
}

export interface BalanceReply {
  balance: string;
}

export interface SeedProof {
  kind: 'seeds';
  serverSeedHash: string;
  /** Null until the seeds are rotated. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
}

export interface ChainProof {
  kind: 'chain';
  /** Which round of the chain, from 1. */
  index: number;
  /** Published before the round: the SHA-256 of `hash`. */
  commitment: string;
  /** Null until the round is over. */
  hash: string | null;
  salt: string;
  terminalHash: string;
}

export type RoundResult =
  | { kind: 'dice'; roll: number; target: number; over: boolean; won: boolean; multiplier: string }
  /** `jackpot` is absent where the slot had none. */
  | { kind: 'slot'; stops: number[]; window: string[][]; wins: SlotWin[]; jackpot?: JackpotDraw }
  | { kind: 'instant'; choice: number; steps: number[]; shown: number[] }
  | SharedRoundOutcome
  | HousieOutcome
  | FishOutcome
  | SeatsOutcome
  | BookOutcome
  /** `bust` is null while the round runs; `cashedOutAt` is null when it was not. */
  | { kind: 'crash'; bust: number | null; cashedOutAt: number | null };

/** open: the stake is taken and the round runs. settled: over. void: the stake was given back. */
export type RoundState = 'open' | 'settled' | 'void';

export interface RoundView {
  round: string;
  at: number;
  state: RoundState;
  stake: string;
  payout: string;
  /** Of a free round: the free rounds that it was one of. */
  reward: string | null;
  result: RoundResult | null;
  proof: SeedProof | ChainProof | ShoeProof | MatchesProof | DrawProof;
}

export interface RoundsReply {
  /** Newest first. */
  rounds: RoundView[];
  page: number;
  pages: number;
}

/** waiting: bets are taken until `startsAt`. running: it climbs since `startedAt`. crashed: at `bust`. */
export type CrashPhase = 'waiting' | 'running' | 'crashed';

export interface CrashBet {
  /** Masked. */
  name: string;
  amount: string;
  currency: string;
  cashOutAt: number | null;
  /** What the cash-out brought. */
  payout: string | null;
}

/** The player's own bet in this round. */
export interface OwnCrashBet {
  round: string;
  amount: string;
  autoCashOut: number | null;
  cashOutAt: number | null;
  payout: string | null;
}

export interface CrashHistoryEntry {
  index: number;
  bust: number;
  hash: string;
}

/** The push `crash.state`: on connection and on each change, at most four a second. */
export interface CrashState {
  phase: CrashPhase;
  /** Which round of the chain. */
  index: number;
  /** Commits to the round before it is played: the SHA-256 of its hash. */
  commitment: string;
  /** The server's time of this message. */
  now: number;
  startsAt: number | null;
  startedAt: number | null;
  /** Both null until it has crashed. */
  bust: number | null;
  hash: string | null;
  /** The last 20, newest first. */
  history: CrashHistoryEntry[];
  bets: CrashBet[];
  own: OwnCrashBet | null;
}

export interface CrashBetRequest {
  amount: string;
  autoCashOut?: number;
}

export type Ack<T> = ({ ok: true } & T) | ({ ok: false } & Refused);

export interface CrashServerEvents {
  'crash.state': (state: CrashState) => void;
  balance: (reply: BalanceReply) => void;
}

/** `bet` is answered once the portal has accepted the stake; `cash-out` with its multiplier and payout. */
export interface CrashClientEvents {
  bet: (request: CrashBetRequest, ack: (reply: Ack<{ round: string; balance: string }>) => void) => void;
  'cash-out': (ack: (reply: Ack<{ cashOutAt: number; payout: string }>) => void) => void;
}
