import { dayOf, periodOf } from '#libs/platform/clock/periods';
import type { CampaignTerms } from '../common/campaign.js';

/** Days as `YYYY-MM-DD`; `until` is the first that does not count, `null` where there is none yet. */
export interface MissionDays {
  /** Names the period in occurrences. */
  code: string;
  from: string;
  until: string | null;
  /** When the period begins, or the campaign if that is later. */
  start: Date;
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
  if (trigger.every === 'once')
    return { code: 'once', from: begins, until: null, start: new Date(schedule.startsAt), end: null };
  const { start, end } = periodOf(trigger.every, moment, timeZone);
  const code = dayOf(start, timeZone);
  const [, from = code] = [code, begins].toSorted();
  const started = new Date(Math.max(start.getTime(), Date.parse(schedule.startsAt)));
  return { code, from, until: dayOf(end, timeZone), start: started, end };
}

/**
 * The days that a mission counted in the period in which it ended. The day of the end counts whole, as that of the beginning does;
 * `endedAt` itself is over.
 */
export function lastMissionDays(terms: CampaignTerms, endedAt: Date, timeZone: string): MissionDays {
  const last = new Date(endedAt.getTime() - 1);
  const until = dayOf(periodOf('D', last, timeZone).end, timeZone);
  return { ...missionDays(terms, last, timeZone), until, end: endedAt };
}

/** Names a step, from 1 on, of a mission in a period. */
export const missionOccurrence = ({ code }: MissionDays, step: number): string => `mission:${code}:${step}`;
