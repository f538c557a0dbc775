import { isEligible } from '../campaigns/eligibility.js';
import type { RankMetric } from '../common/campaign.js';
import { MULTIPLE } from '../counting/multiples.js';

/** SQL: what an entry of the feed counts. */
const COUNTED: Record<RankMetric, string> = {
  'best-multiple': MULTIPLE,
  'payout-sum': 'e.own_payout',
  rounds: '1',
  'valid-bet': 'e.valid_bet',
};

/** Whether the highest of what is counted is the score, instead of the sum. */
export const isBest = (metric: RankMetric): boolean => metric === 'best-multiple';

/**
 * SQL: what counts for a board, one row for each entry with `member`, `counted`, `settled_at` and `id`. Its parameters, from $1 on, are
 * `boardValues`. What was settled before the end of a bar does not count, and where members join, nor does what was before that.
 */
const counting = (metric: RankMetric, which: string): string => `
  select * from (
    select e.member, e.id, e.settled_at, (${COUNTED[metric]})::bigint as counted
    from games.bet_entry_view e
    join games.title_view t on t.node_id = e.node_id join members.member_view m on m.id = e.member
    left join rewards.entitlement j on j.campaign = $12 and j.member = e.member and j.occurrence = 'next' and j.status = 'joined'
    where e.brand = $2 and e.sign = 1 and e.settled_at >= $3 and e.settled_at < $4 and e.id >= $5::bigint and ${which}
      and ($6::int[] is null or extract(isodow from e.settled_at at time zone $10)::int = any ($6::int[]))
      and ($7::text[] is null or t.game_type = any ($7::text[])) and ($8::text[] is null or t.vendor = any ($8::text[]))
      and ($9::int[] is null or e.node_id = any ($9::int[])) and (not $11 or j.created_at <= e.settled_at)
      and not exists (select from safer_play.bar_view b where b.member = e.member and b.ended_at > e.settled_at)
      and ${isEligible(13)}
  ) each where counted > 0`;

/**
 * SQL: the scores of the entries that count, with the entry that made each: of a sum the last one, of a best the first that has it. Both
 * depend on what was settled when, and not on the order in which the feed has it.
 */
function scored(metric: RankMetric, which: string): string {
  const score = isBest(metric) ? 'counted' : 'sum(counted) over (partition by member)::bigint';
  const order = isBest(metric) ? 'counted desc, settled_at, id' : 'settled_at desc, id desc';
  return `
    select $1::bigint as board, member, ${score} as score, settled_at as reached_at, id as entry,
      row_number() over (partition by member order by ${order}) as place
    from (${counting(metric, which)}) counts`;
}

const inserted = (metric: RankMetric, which: string): string => `
  insert into rewards.board_score as s (board, member, score, reached_at, entry)
  select board, member, score, reached_at, entry from (${scored(metric, which)}) made where place = 1 order by member`;

/** SQL: adds the new entries $19 to $20, but for members in $21, to the scores; answers whose have changed. */
export const addedScores = (metric: RankMetric): string => `
  ${inserted(metric, 'e.id between $19 and $20 and e.member <> all ($21::bigint[])')}
  on conflict (board, member) do update set ${
    isBest(metric)
      ? `score = excluded.score, reached_at = excluded.reached_at, entry = excluded.entry
    where (-excluded.score, excluded.reached_at, excluded.entry) < (-s.score, s.reached_at, s.entry)`
      : `score = s.score + excluded.score,
    reached_at = greatest(s.reached_at, excluded.reached_at),
    entry = case when (excluded.reached_at, excluded.entry) > (s.reached_at, s.entry) then excluded.entry else s.entry end`
  }
  returning s.member`;

/** SQL: the scores of the members in $19, whose former ones are gone, from all entries up to $20 that still stand. */
export const scoresAnew = (metric: RankMetric): string => `
  ${inserted(
    metric,
    `e.id <= $20 and e.member = any ($19::bigint[]) and not exists (
      select from games.bet_entry_view b where b.round = e.round and b.revision = e.revision and b.sign = -1 and b.id <= $20)`,
  )}
  returning s.member`;
