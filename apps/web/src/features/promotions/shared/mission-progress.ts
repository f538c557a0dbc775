import { targetOf } from '#libs/rewards/common/mission-target';
import type { Mission } from '#libs/rewards/common/missions.calls';

/** How far a step is, in whole percent. */
export function stepProgress(
  { measure, currency, done }: Pick<Mission, 'measure' | 'currency' | 'done'>,
  target: string,
): { percent: number; isReached: boolean } {
  const [has, needs] = [targetOf(measure, done, currency), targetOf(measure, target, currency)];
  const isReached = has >= needs;
  return { percent: isReached ? 100 : Number((has * 100n) / needs), isReached };
}
