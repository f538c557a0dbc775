import type { CampaignTerms } from '../common/campaign.js';
import { typesOf } from '../common/play-scope.js';
import type { MissionDays } from './mission-days.js';

/**
 * SQL: what members have done of a mission in some days, as `member` and `done`: minor units of valid bets, rounds, or days with a round.
 * Its parameters, from $1 on, are `measuredValues`.
 */
export const MEASURED_PLAY = `
  select p.member, case $8::text when 'valid-bet' then sum(p.valid_bet) when 'rounds' then sum(p.rounds)
      else count(distinct p.day) filter (where p.rounds > 0) end::bigint as done
  from rewards.play_day p join games.title_view t on t.node_id = p.node_id
  where p.member = any ($1::bigint[]) and p.day >= $2::date and ($3::date is null or p.day < $3::date)
    and ($4::int[] is null or extract(isodow from p.day)::int = any ($4::int[]))
    and ($5::text[] is null or t.game_type = any ($5::text[])) and ($6::text[] is null or t.vendor = any ($6::text[]))
    and ($7::int[] is null or p.node_id = any ($7::int[]))
  group by p.member`;

export function measuredValues(
  members: string[],
  { trigger, schedule }: CampaignTerms,
  { from, until }: MissionDays,
): unknown[] {
  if (trigger.on !== 'measure') throw new Error('not a mission');
  const { scope, measure } = trigger;
  return [members, from, until, schedule.weekdays, typesOf(scope), scope.vendors, scope.titles, measure];
}
