import { parseAmount } from '#libs/money/amount';
import type { Mission } from '#libs/rewards/common/missions.calls';

/** How far a step is, in whole percent. Targets of valid bets are wire amounts, others numbers. */
export function stepProgress(
  { measure, currency, done }: Pick<Mission, 'measure' | 'currency' | 'done'>,
  target: string,
): { percent: number; isReached: boolean } {
  const unit = measure === 'valid-bet' ? currency : 'PTS';
  const [has, needs] = [parseAmount(done, unit), parseAmount(target, unit)];
  const isReached = has >= needs;
  return { percent: isReached ? 100 : Number((has * 100n) / needs), isReached };
}
