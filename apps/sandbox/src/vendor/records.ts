import type { GameCode, Language, RoundResult, Theme } from '../../common/api.js';
import type { BookCode } from '../../common/book/codes.js';
import type { Selection } from '../../common/book/match.js';
import type { Leg } from '../../common/book/slip.js';
import type { Sold } from '../../common/housie/game.js';
import type { SharedRoundCode } from '../../common/shared-round/titles.js';
import type { VendorCode } from './codes.js';

/** What the portal asks for with a launch. */
export interface LaunchOrder {
  /** The code under which the portal knows us. */
  vendor: VendorCode;
  operator: string;
  /** The portal's name of the player; in a demo a generated one. */
  user: string;
  /** The portal's token, for its wallet. */
  token: string;
  /** By whose rules and scene it is played. */
  game: GameCode;
  /** The code under which the portal lists it: another one than that of the game where it is a reskin. */
  title: string;
  currency: string;
  language: Language;
  theme: Theme | null;
  lobbyUrl: string | null;
  depositUrl: string | null;
  demo: boolean;
}

/**
 * One game session. It authenticates its token at the portal once and is then valid for a day by itself; whether the
 * player may still bet, the portal decides at each bet.
 */
export interface Session extends LaunchOrder {
  /** SHA-256 of the bearer token that the page sends. */
  id: string;
  createdAt: number;
  /** Sent again with a second attempt, so that the portal recognises the request. */
  authenticateRequest: string;
  /** new: not yet authenticated. open: authenticated. refused: the portal did not accept the token. */
  state: 'new' | 'open' | 'refused';
  /** Minor units. In a demo the money itself, otherwise the portal's latest answer. */
  balance: string;
}

/** Rounds in one game that a portal gives a player for nothing. */
export interface FreeRounds {
  /** The portal's id, the `reward_uuid` of bets and wins. */
  id: string;
  vendor: VendorCode;
  operator: string;
  user: string;
  game: GameCode;
  currency: string;
  count: number;
  /** Minor units: the stake that each round is played as. */
  value: string;
  startsAt: number;
  endsAt: number;
  isCancelled: boolean;
}

/** A seed pair of one player in one game. Its server seed is public once `revealedAt` is set. */
export interface SeedPair {
  id: string;
  player: string;
  game: GameCode;
  /** Counts the pairs of a player in a game, from 0. */
  number: number;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next bet. */
  nonce: number;
  revealedAt: number | null;
}

/** A chain of crash rounds, from its published terminal hash on. */
export interface CrashChain {
  number: number;
  /** The hash of the last round, in hexadecimal; all others follow from it. */
  seed: string;
  salt: string;
  terminalHash: string;
  length: number;
  /** The current or latest round, counted from 1; 0 before the first. */
  index: number;
}

/** The results of a table's next rounds, committed to before the first of them by the hash of the seed. */
export interface Shoe {
  game: SharedRoundCode;
  /** Counts the shoes of the table, from 0. */
  number: number;
  seed: string;
  seedHash: string;
  /** How many rounds it decides, and how many of them were opened: those are never dealt again. */
  rounds: number;
  opened: number;
  /** How the rounds ended whose result was shown, in order. */
  road: string[];
}

/** The jackpot of one title and one pool of players: all that went into it and out of it since it began. */
export interface Pot {
  game: GameCode;
  pool: string;
  /** Minor units. */
  seeded: string;
  /** Hundredths of a minor unit. */
  contributed: string;
  paid: string;
  /** The latest hit, by a masked name. */
  last: { amount: string; name: string; at: number } | null;
}

/** A draw of housie, committed to by the hash of its seed before its sale. */
export interface HousieDraw {
  /** From 0. */
  number: number;
  seed: string;
  seedHash: string;
  /** What was sold when the sale closed, by pool, with the price of a ticket in minor units; null before. */
  sold: Record<string, { price: string; sold: Sold[] }> | null;
  /** How many balls were called until the last full house; 0 where none were. */
  balls: number;
}

/** From which the seeds of all matches of the book follow. Never revealed. */
export interface BookSeed {
  seed: string;
}

/** What officials decided about a match. */
export interface Ruling {
  game: BookCode;
  match: string;
  isCancelled: boolean;
  /** Corrected results by the id of the market. */
  results: Record<string, Selection>;
}

/**
 * What decides a round: a seed pair and a nonce, an index in a chain from 1, one in a shoe of its game from 0, matches
 * of the book, a draw of housie, or a hand of cards.
 */
export type Source =
  | { pair: string; nonce: number }
  | { chain: number; index: number }
  | { shoe: number; index: number }
  | { matches: string[] }
  | { draw: number }
  | { hand: string };

export type RoundInput =
  | { kind: 'dice'; target: number; over: boolean }
  | { kind: 'slot' }
  | InstantInput
  | SharedInput
  | { kind: 'fish' }
  | { kind: 'seats' }
  | TicketInput
  | HousieInput
  | { kind: 'crash'; autoCashOut: number | null };

/** What was chosen with the stake, and the steps so far, in order. */
export interface InstantInput {
  kind: 'instant';
  choice: number;
  steps: number[];
}

/** A bet at a table: minor units by spot. */
export interface SharedInput {
  kind: 'shared';
  stakes: Record<string, string>;
}

/** Tickets of housie, the first of a strip. */
export interface HousieInput extends Sold {
  kind: 'housie';
}

/** A ticket of the book. */
export interface TicketInput {
  kind: 'book';
  legs: Leg[];
  /** Whether the odds were still good after the portal's answer; without it the ticket never counts. */
  isConfirmed: boolean;
}

/**
 * betting: the portal has not answered the bet yet. refused: it refused the bet. open: it accepted the bet.
 * settled: the result is known, and the win is sent or being sent. void: the stake is rolled back.
 */
export interface Round {
  id: string;
  session: string;
  player: string;
  game: GameCode;
  demo: boolean;
  /** Of a free round, which stakes nothing: the free rounds that it is one of. */
  reward?: string;
  /** Minor units. */
  stake: string;
  payout: string;
  at: number;
  state: 'betting' | 'refused' | 'open' | 'settled' | 'void';
  source: Source;
  input: RoundInput;
  result: RoundResult | null;
}

/**
 * pending: sent until it is answered. accepted: the portal has it. refused: the portal will never accept it.
 * unanswered: a bet without an answer, for which a rollback follows.
 */
export interface WalletTransaction {
  id: string;
  operation: 'bet' | 'win' | 'rollback';
  round: string;
  session: string;
  /** The bet of a win or a rollback. */
  reference: string | null;
  /** Minor units. */
  amount: string;
  /** What of the stake was at risk, in minor units; null where the closing win does not say it. */
  validAmount: string | null;
  state: 'pending' | 'accepted' | 'refused' | 'unanswered';
  /** When it was stored, and when it was answered. */
  at: number;
  answeredAt: number | null;
  attempts: number;
  /** The portal's last status, or why there was none. */
  answer: string | null;
}

export const playerOf = (session: Pick<Session, 'operator' | 'user'>): string =>
  `${session.operator}:${session.user}`;

/** Whose stakes are one pool: play money, another currency or another operator never shares it. */
export const poolKeyOf = ({
  operator,
  currency,
  demo,
}: Pick<Session, 'operator' | 'currency' | 'demo'>): string =>
  `${operator}/${currency}/${demo ? 'demo' : 'real'}`;

/** The key under which bets of one player in a game run one after another. */
export const turnOf = (session: Session): string => `${playerOf(session)}/${session.game}`;
