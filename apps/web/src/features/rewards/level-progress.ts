import { parseAmount, toWire } from '#libs/money/amount';
import type { Vip } from './rewards.api';

export interface LevelProgress {
  /** Of the way from this level to the next one, in whole percent, rounded down: 100 is the next level. */
  percent: number;
  /** The valid bet that is missing, a wire amount. */
  missing: string;
}

/** How far a member is on the way to the next level; `null` on the highest. */
export function levelProgress({ level, progress, nextNeeds, levels, currency }: Vip): LevelProgress | null {
  if (nextNeeds === null) return null;
  const minor = (amount: string) => parseAmount(amount, currency);
  const [from, to, at] = [minor(levels[level]?.needs ?? '0'), minor(nextNeeds), minor(progress)];
  const left = to > at ? to - at : 0n;
  const gone = at > from ? at - from : 0n;
  const percent = to > from && left > 0n ? Number((gone * 100n) / (to - from)) : 100;
  return { percent, missing: toWire(left, currency) };
}

/** The valid bet that the month lacks to keep the level, a wire amount; `null` where nothing is lacking. */
export function missingToKeep({ month, currency }: Pick<Vip, 'month' | 'currency'>): string | null {
  if (month.keeps === null) return null;
  const left = parseAmount(month.keeps, currency) - parseAmount(month.bet, currency);
  return left > 0n ? toWire(left, currency) : null;
}
