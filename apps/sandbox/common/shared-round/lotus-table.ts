import { ACE, cardValue, dealCards } from '../cards/cards.js';
import { netted, type SharedRoundRules, stakeOn } from './rules.js';

/** Baccarat of eight decks. */

export type LotusSpot = 'player' | 'banker' | 'tie';

export interface LotusResult {
  player: number[];
  banker: number[];
  winner: LotusSpot;
}

const DECKS = 8;
/** The most cards of a round. */
export const LOTUS_CARDS = 6;
/**
 * Where the cut card lies, in rounds. Twenty cards are left at least. A shoe that ended after so many cards instead
 * would have a late round only if earlier ones took few of them, and its return would not be that of a fresh shoe.
 */
const ROUNDS = 66;

/** What a winning spot pays with its stake, in hundredths of it: 1, 0.95 and 8 to 1. */
const PAYS: Record<LotusSpot, bigint> = { player: 200n, banker: 195n, tie: 900n };

const NATURAL = 8;

/** An ace counts 1, tens and faces nothing. */
export function cardPoints(card: number): number {
  const value = cardValue(card);
  if (value === ACE) return 1;
  return value <= 7 ? value + 2 : 0;
}

export const handPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;

/** Whether the banker takes a third card; `third` is the player's, null where the player took none. */
function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  const drawn = cardPoints(third);
  if (points <= 2) return true;
  if (points === 3) return drawn !== 8;
  if (points === 4) return drawn >= 2 && drawn <= 7;
  if (points === 5) return drawn >= 4 && drawn <= 7;
  return points === 6 && (drawn === 6 || drawn === 7);
}

/** Plays a round with the next cards of a shoe: two for each side, in turn, then a third for the player, then one for the banker. */
export function lotusRound(cards: readonly number[]): LotusResult {
  const [first = 0, second = 0, third = 0, fourth = 0, ...more] = cards;
  const player = [first, third];
  const banker = [second, fourth];
  if (handPoints(player) < NATURAL && handPoints(banker) < NATURAL) {
    const drawn = handPoints(player) <= 5 ? (more.shift() ?? 0) : null;
    if (bankerDraws(handPoints(banker), drawn)) banker.push(more.shift() ?? 0);
    if (drawn !== null) player.push(drawn);
  }
  const lead = handPoints(player) - handPoints(banker);
  return { player, banker, winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' };
}

export const lotusTable: SharedRoundRules<LotusResult> = {
  names: { en: 'Lotus Table', bn: 'শাপলা টেবিল', ar: 'طاولة اللوتس' },
  lobbyClass: 'table',
  spots: ['player', 'banker', 'tie'] satisfies LotusSpot[],
  /** As the spec counts them over all rounds of a fresh shoe. */
  returned: { player: 0.987649, banker: 0.989421, tie: 0.856404 },
  best: Number(PAYS.tie) / 100,
  rounds: ROUNDS,
  numbers: ROUNDS * LOTUS_CARDS,
  deal: (numbers) => {
    const shoe = dealCards(numbers, DECKS);
    return Array.from({ length: ROUNDS }, () => {
      const result = lotusRound(shoe.slice(0, LOTUS_CARDS));
      shoe.splice(0, result.player.length + result.banker.length);
      return result;
    });
  },
  spotPayout: ({ winner }, spot, stake) => {
    if (spot === winner) return (stake * PAYS[winner]) / 100n;
    return winner === 'tie' && (spot === 'player' || spot === 'banker') ? stake : 0n;
  },
  validAmount: ({ winner }, stakes) =>
    stakeOn(stakes, 'tie') + (winner === 'tie' ? 0n : netted(stakes, 'player', 'banker')),
  road: ({ winner }) => winner.charAt(0).toUpperCase(),
};
