import type { CampaignTerms } from '../common/campaign.js';
import { typesOf } from '../common/play-scope.js';
import type { MissionDays } from './mission-days.js';

/** SQL that answers what members have done of a mission, as `member` and `done`, with the values of its parameters, from $1 on. */
export interface Measured {
  sql: string;
  values: unknown[];
}

/** Minor units of valid bets or losses, rounds, days with a round, or hundredths of the best multiple. */
const PLAY = `
  select p.member, case $5::text when 'valid-bet' then sum(p.valid_bet) when 'rounds' then sum(p.rounds)
      when 'best-multiple' then max(p.best_multiple) when 'net-loss' then sum(p.net_loss)
      else count(distinct p.day) filter (where p.rounds > 0) end::bigint as done
  from rewards.play_day p join games.title_view t on t.node_id = p.node_id
  where p.member = any ($1::bigint[]) and p.day >= $2::date and ($3::date is null or p.day < $3::date)
    and ($4::int[] is null or extract(isodow from p.day)::int = any ($4::int[]))
    and ($6::text[] is null or t.game_type = any ($6::text[])) and ($7::text[] is null or t.vendor = any ($7::text[]))
    and ($8::int[] is null or p.node_id = any ($8::int[]))
  group by p.member`;

/** Whether a moment, a column of trusted text, lies on the days $2 to $3 and the weekdays $4 of the time zone $6. */
const onDays = (at: string): string => `${at} >= $2::date::timestamp at time zone $6
    and ($3::date is null or ${at} < $3::date::timestamp at time zone $6)
    and ($4::int[] is null or extract(isodow from ${at} at time zone $6)::int = any ($4::int[]))`;

/** Minor units of deposits, or how many. One that was reversed counts no more; nor does what was credited before the end of a bar. */
const DEPOSITS = `
  select d.member, case $5::text when 'deposit-sum' then sum(d.amount) else count(*) end::bigint as done
  from cashier.deposit_view d join cashier.deposit_step_view s on s.deposit = d.id and s.status = 'paid'
  where d.member = any ($1::bigint[]) and d.status = 'paid' and ${onDays('s.at')}
    and not exists (select from safer_play.bar_view b where b.member = d.member and b.ended_at > s.at)
  group by d.member`;

/** Days on which a session was opened. */
const LOGINS = `
  select s.person as member, count(distinct (s.started_at at time zone $6)::date)::bigint as done
  from authentication.session_origin_view s
  where s.person = any ($1::bigint[]) and s.role in ('member', 'agent') and $5::text is not null and ${onDays('s.started_at')}
  group by s.person`;

/** `timeZone` (IANA) is the brand's. @throws Error for what is no mission */
export function measured(
  members: string[],
  { trigger, schedule }: CampaignTerms,
  { from, until }: MissionDays,
  timeZone: string,
): Measured {
  if (trigger.on !== 'measure') throw new Error('not a mission');
  const { scope, measure } = trigger;
  const values = [members, from, until, schedule.weekdays, measure];
  switch (measure) {
    case 'valid-bet':
    case 'rounds':
    case 'days-played':
    case 'best-multiple':
    case 'net-loss':
      return { sql: PLAY, values: [...values, typesOf(scope), scope.vendors, scope.titles] };
    case 'deposit-sum':
    case 'deposit-count':
      return { sql: DEPOSITS, values: [...values, timeZone] };
    case 'login-days':
      return { sql: LOGINS, values: [...values, timeZone] };
  }
}
