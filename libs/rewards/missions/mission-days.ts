import { dayOf, periodOf } from '#libs/platform/clock/periods';
import type { CampaignTerms } from '../common/campaign.js';

/** Days as `YYYY-MM-DD`; `until` is the first that does not count, `null` where there is none yet. */
export interface MissionDays {
  /** Names the period in occurrences. */
  code: string;
  from: string;
  until: string | null;
  /** When the period is over. */
  end: Date | null;
}

/**
 * The days that a mission counts in the period of `moment`, in `timeZone` (IANA). The day on which the campaign begins counts whole, since
 * facts of play are kept by day.
 */
export function missionDays(
  { trigger, schedule }: CampaignTerms,
  moment: Date,
  timeZone: string,
): MissionDays {
  if (trigger.on !== 'measure') throw new Error('not a mission');
  const begins = dayOf(new Date(schedule.startsAt), timeZone);
  if (trigger.every === 'once') return { code: 'once', from: begins, until: null, end: null };
  const { start, end } = periodOf(trigger.every, moment, timeZone);
  const code = dayOf(start, timeZone);
  const [, from = code] = [code, begins].toSorted();
  return { code, from, until: dayOf(end, timeZone), end };
}

/** Names a step, from 1 on, of a mission in a period. */
export const missionOccurrence = ({ code }: MissionDays, step: number): string => `mission:${code}:${step}`;
