import { useQuery } from '@tanstack/react-query';
import type { Game } from '#libs/games/common/games.calls';
import { parseAmount } from '#libs/money/amount';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { percentOf } from '#libs/wagering/common/wagering-plan';
import { bonusesQuery } from '../bonus.api';

interface StageBonus {
  /** Minor units. */
  money: bigint;
  /** Whether this game may be played with it. */
  plays: boolean;
}

/** The member's bonus money in a game; null where there is none. */
export function useStageBonus(info: MemberInfo | undefined, game: Game | null): StageBonus | null {
  const money = info ? parseAmount(info.bonus, info.currency) : 0n;
  const { data } = useQuery({ ...bonusesQuery, enabled: money > 0n });
  if (money === 0n || !game || !data) return null;
  const active = data.list.find(({ status }) => status === 'active');
  const plays = active !== undefined && percentOf(active.rates, game.gameType, game.gameClassify) > 0;
  return { money, plays };
}
