import { RANKS, rankOf } from '../../../../common/instant/poker';
import type { Wording } from '../scene';

/** What a hand is worth, in words. */
export function rankName(hand: readonly number[], { t }: Pick<Wording, 't'>): string {
  const rank = RANKS[rankOf(hand)];
  return rank ? t.poker.ranks[rank.name] : t.poker.none;
}
