/** SQL: the win of `e`, an entry of the feed, in relation to its stake, in hundredths, rounded down; of own money alone. */
export const MULTIPLE = 'case when e.own_stake > 0 then e.payout * 100 / e.stake else 0 end';

/** SQL: whether the player of `e` was barred from rewards when the round was settled. */
export const WAS_BARRED = `exists (
      select from safer_play.bar_view b where b.member = e.member and b.since <= e.settled_at and b.ended_at > e.settled_at)`;

/**
 * Calculates the best multiples anew of the days from which the entries of brand $1 from $2 to $3 take something back, by the entries up to $3 that
 * stand. Days are of the time zone $4.
 */
export const MULTIPLES_ANEW = `
  update rewards.play_day p set best_multiple = coalesce((
    select max(${MULTIPLE}) from games.round_view r join games.bet_entry_view e on e.round = r.id and e.sign = 1 and e.id <= $3
    where r.member = p.member and r.node_id = p.node_id and r.settled_at >= p.day::timestamp at time zone $4
      and r.settled_at < (p.day + 1)::timestamp at time zone $4 and not ${WAS_BARRED} and not exists (
        select from games.bet_entry_view back where back.round = e.round and back.revision = e.revision and back.sign = -1 and back.id <= $3)), 0)
  from (
    select distinct member, node_id, (settled_at at time zone $4)::date as day from games.bet_entry_view
    where id between $2 and $3 and brand = $1 and sign = -1
  ) taken where p.member = taken.member and p.day = taken.day and p.node_id = taken.node_id`;
