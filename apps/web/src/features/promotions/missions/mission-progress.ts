import { parseAmount } from '#libs/money/amount';
import { isMoneyMeasure } from '#libs/rewards/common/campaign';
import type { Mission } from '#libs/rewards/common/missions.calls';

/** How far a step is, in whole percent. Targets of bets and deposits are wire amounts, others numbers. */
export function stepProgress(
  { measure, currency, done }: Pick<Mission, 'measure' | 'currency' | 'done'>,
  target: string,
): { percent: number; isReached: boolean } {
  const unit = isMoneyMeasure(measure) ? currency : 'PTS';
  const [has, needs] = [parseAmount(done, unit), parseAmount(target, unit)];
  const isReached = has >= needs;
  return { percent: isReached ? 100 : Number((has * 100n) / needs), isReached };
}
