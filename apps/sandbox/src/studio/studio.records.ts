import type { GameCode, Language, RoundResult, Theme } from '../../studio/api.js';

/**
 * One opening of a game. It authenticates its token once at the portal and then stands for itself, for a day; whether
 * the player may still bet, the portal says at each bet.
 */
export interface Session {
  /** SHA-256 of what the page sends as bearer. */
  id: string;
  operator: string;
  /** As the portal names the player; of a demo, a name of our own. */
  user: string;
  /** The portal's, for its wallet. */
  token: string;
  game: GameCode;
  currency: string;
  language: Language;
  theme: Theme | null;
  lobbyUrl: string | null;
  depositUrl: string | null;
  demo: boolean;
  createdAt: number;
  /** Sent again with a second attempt, so that the portal knows it for the same. */
  authenticateRequest: string;
  /** new: not yet authenticated. open: it was. refused: the portal did not know the token. */
  state: 'new' | 'open' | 'refused';
  /** Minor units. In a demo the money itself, otherwise what the portal said last. */
  balance: string;
}

/** A pair of seeds of one player in one game. Its server seed is told once `revealedAt` is set. */
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
  /** The round that is on or was on last; from 1, 0 before the first. */
  index: number;
}

/** What decided a round: a pair of seeds and a nonce, or a link of a chain. */
export type Source = { pair: string; nonce: number } | { chain: number; index: number };

export type RoundInput =
  | { kind: 'dice'; target: number; over: boolean }
  | { kind: 'slot' }
  | { kind: 'crash'; autoCashOut: number | null };

/**
 * betting: the portal was asked for the stake and has not answered. refused: it did not give it. open: it gave it.
 * settled: over, the win is told or being told. void: the stake goes back.
 */
export interface Round {
  id: string;
  session: string;
  player: string;
  game: GameCode;
  demo: boolean;
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
 * pending: to be told until it is answered. accepted: the portal has it. refused: it will never take it.
 * unanswered: a bet without an answer, which a rollback takes back.
 */
export interface WalletTransaction {
  id: string;
  operation: 'bet' | 'win' | 'rollback';
  round: string;
  session: string;
  /** The bet that a win or a rollback is about. */
  reference: string | null;
  /** Minor units. */
  amount: string;
  state: 'pending' | 'accepted' | 'refused' | 'unanswered';
  /** When it was written down, and when it was answered. */
  at: number;
  answeredAt: number | null;
  attempts: number;
  /** The portal's last status, or why there was none. */
  answer: string | null;
}

export const playerOf = (session: Pick<Session, 'operator' | 'user'>): string =>
  `${session.operator}:${session.user}`;
