import type { Promotion } from '#libs/rewards/common/promotions.calls';

/** A timer of the browser holds no more than 24 days. */
const MOST_MS = 3_600_000;
/** A little after the moment, so that it is over for sure. */
const AFTER_MS = 500;

/** Milliseconds until a promotion begins or ends, which no push announces; at most an hour. `false` where none will. */
export function msUntilNextChange(
  promotions: readonly { schedule: Pick<Promotion['schedule'], 'startsAt' | 'endsAt'> }[],
  now: number,
): number | false {
  const ahead = promotions
    .flatMap(({ schedule }) => [schedule.startsAt, schedule.endsAt ?? ''])
    .map((at) => Date.parse(at))
    .filter((at) => at > now);
  return ahead.length > 0 && Math.min(MOST_MS, Math.min(...ahead) - now + AFTER_MS);
}
