import type { Currency, GameCode, GameKind, Language, Limits } from '../../common/api.js';
import { unitOf } from './currencies.js';

/** A game as its vendor offers it. */
export interface Title {
  code: GameCode;
  kind: GameKind;
  /** The category of the protocol, such as RNG or LIVE. */
  category: string;
  /** By which lobbies divide a category. */
  lobbyClass: string;
  names: Record<Language, string>;
  /** Return to player, as a share of one. */
  rtp: number;
  /** The highest multiple of its stake that a bet can win without being limited otherwise. */
  best: number;
  /** Stakes are multiples of so many minor units. */
  step: number;
  /** In smallest stakes, where a stake is so many times a fixed price. */
  tickets?: { price: bigint; most: bigint };
}

/** In smallest stakes of the currency. */
const LARGEST = 10_000n;
const MAX_WIN = 1_000_000n;
const PRESETS = [10n, 50n, 100n, 200n];

/** The largest win is a limit: stakes are limited so that the best result of a title stays below it. */
export function limitsOf(
  { best, step, tickets }: Pick<Title, 'best' | 'step' | 'tickets'>,
  currency: Currency,
): Limits {
  const unit = unitOf(currency);
  const maxWin = String(MAX_WIN * unit);
  if (tickets) {
    const price = tickets.price * unit;
    return {
      min: String(price),
      max: String(tickets.most * price),
      step: String(price),
      presets: [],
      maxWin,
    };
  }
  const highest = BigInt(Math.ceil(best));
  const max = MAX_WIN / highest < LARGEST ? MAX_WIN / highest : LARGEST;
  return {
    min: String(unit),
    max: String(max * unit),
    step: String(step),
    presets: PRESETS.filter((preset) => preset <= max).map((preset) => String(preset * unit)),
    maxWin,
  };
}
