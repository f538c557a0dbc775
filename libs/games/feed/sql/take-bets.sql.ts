/**
 * Settled rounds become entries of the feed; created by migration 1765380000002.
 *
 * The feed has one entry of a round that is not reversed. If the round has another revision now, that entry is reversed with its own
 * figures (sign -1), and the round is taken as it is now, unless it is void.
 *
 * A share of the game's edge is divided among those whom a bet pays: the player's points, rebate and weekly rebate come first, each at
 * most what is left, and salaries have the rest. A round that counted towards a bonus earns no rebate.
 */
export const takeBets = `
-- Writes the rounds that were settled, or changed, from p_from to p_to as one batch; answers how many entries it has. Runs under the
-- lock of the brand's row in bet_feed, and p_taken_until is how far the feed is then. p_shares says what a bet earns its player, in parts
-- per million: rows (game_type, level, points, rebate, weekly) for each VIP level.
create function games.take_bets(p_brand text, p_batch bigint, p_from timestamptz, p_to timestamptz, p_taken_until timestamptz,
  p_currency text, p_edge_share int, p_shares jsonb, p_at timestamptz) returns int
language sql set jit = off set work_mem = '64MB' set enable_nestloop = off as $$
  with changed as materialized (
    select id, revision, status, member, ancestors, node_id, currency, stake, payout, bonus_stake, bonus_payout, valid_bet, edge_ppm,
      settled_at
    from games.round where brand = p_brand and settled_at >= p_from and settled_at < p_to and currency = p_currency
    union all
    select id, revision, status, member, ancestors, node_id, currency, stake, payout, bonus_stake, bonus_payout, valid_bet, edge_ppm,
      settled_at
    from games.round where brand = p_brand and amended_at >= p_from and amended_at < p_to and settled_at < p_from
      and currency = p_currency
  ), last as (
    -- All at once: an index that is gone through once is a tenth of one look-up a round.
    select e.round, max(e.revision) as revision from games.bet_entry e
    where e.round = any (array(select id from changed)) and e.sign = 1 group by e.round
  ), fresh as materialized (
    -- Rounds whose last entry is of another revision, or is not there.
    select c.*, l.revision as last_revision
    from changed c left join last l on l.round = c.id where l.revision is distinct from c.revision
  ), before as materialized (
    -- The last entries of those, and whether they still stand.
    select e.*, not exists (
      select from games.bet_entry b where b.round = e.round and b.revision = e.revision and b.sign = -1) as stands
    from games.bet_entry e
    where e.round = any (array(select id from fresh where last_revision is not null)) and e.sign = 1
      and (e.round, e.revision) in (select id, last_revision from fresh)
  ), share as materialized (
    select * from jsonb_to_recordset(p_shares) as s(game_type text, level int, points int, rebate int, weekly int)
  ), earning as materialized (
    -- What a round that is new in the feed may earn, with the level that its player has now. Later entries of it copy the first one, so
    -- that a change of edge, level or setting unbalances no reversal.
    select f.id as round, coalesce(f.edge_ppm, 0) * p_edge_share / 100 as cap, m.vip_rank as level, c.round is not null as toward_bonus,
      coalesce(s.points, 0) as points, case when c.round is null then coalesce(s.rebate, 0) else 0 end as rebate,
      case when c.round is null then coalesce(s.weekly, 0) else 0 end as weekly
    from fresh f join games.title t on t.node_id = f.node_id
    join (select id, vip_rank from members.member_view
      where id = any (array(select member from fresh where last_revision is null))) m on m.id = f.member
    left join share s on s.game_type = t.game_type and s.level = least(m.vip_rank, (select max(level) from share))
    left join (select distinct round from wagering.bonus_contribution_view
      where round = any (array(select id from fresh where last_revision is null))) c on c.round = f.id
    where f.last_revision is null
  ), divided as materialized (
    select round, level, toward_bonus, least(cap, points) as points_ppm, greatest(0, least(cap - points, rebate)) as rebate_ppm,
      greatest(0, least(cap - points - rebate, weekly)) as weekly_ppm, greatest(0, cap - points - rebate - weekly) as limit_ppm
    from earning
    union all
    select round, level, toward_bonus, points_ppm, rebate_ppm, weekly_ppm, limit_ppm from before
  ), taken as (
    insert into games.bet_entry (brand, batch, round, revision, sign, member, ancestors, node_id, currency, stake, payout, bonus_stake,
      bonus_payout, valid_bet, level, toward_bonus, points_ppm, rebate_ppm, weekly_ppm, limit_ppm, settled_at, taken_at)
    select p_brand, p_batch, entry.*, p_at from (
      select b.round, b.revision, -1, b.member, b.ancestors, b.node_id, b.currency, b.stake, b.payout, b.bonus_stake, b.bonus_payout,
        b.valid_bet, b.level, b.toward_bonus, b.points_ppm, b.rebate_ppm, b.weekly_ppm, b.limit_ppm, b.settled_at
      from before b where b.stands
      union all
      select f.id, f.revision, 1, f.member, f.ancestors, f.node_id, f.currency, f.stake, f.payout, f.bonus_stake, f.bonus_payout,
        f.valid_bet, d.level, d.toward_bonus, d.points_ppm, d.rebate_ppm, d.weekly_ppm, d.limit_ppm, f.settled_at
      from fresh f join divided d on d.round = f.id where f.status = 'settled'
    ) entry (round, revision, sign, member, ancestors, node_id, currency, stake, payout, bonus_stake, bonus_payout, valid_bet, level,
      toward_bonus, points_ppm, rebate_ppm, weekly_ppm, limit_ppm, settled_at)
    order by settled_at, round, revision, sign
    returning id
  ), batch as (
    insert into games.bet_batch (brand, batch, taken_until, first_entry, last_entry)
    select p_brand, p_batch, p_taken_until, min(id), max(id) from taken having count(*) > 0
  )
  select count(*)::int from taken
$$;

grant execute on function games.take_bets(text, bigint, timestamptz, timestamptz, timestamptz, text, int, jsonb, timestamptz) to mela_app;
`;
