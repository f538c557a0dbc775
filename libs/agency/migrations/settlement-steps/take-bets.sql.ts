/**
 * Step 1 of settlement, made by migration 1764220000000: settled rounds become entries of the feed.
 *
 * A round stands in the feed with the revision of its entry that was not taken back. Where the round has another revision
 * now, that entry is taken back with its own figures (sign -1) and the round is taken as it is, unless it is void. The same
 * statement adds the entries up into `agency.bet_rollup`, which is what the figures are calculated from.
 */
export const takeBets = `
create function agency.take_bets(p_brand text, p_batch bigint, p_from timestamptz, p_to timestamptz, p_currency text,
  p_edge_share int, p_at timestamptz) returns int
language sql set jit = off set work_mem = '64MB' as $$
  with changed as materialized (
    select id, revision, status, member, ancestors, currency, stake, payout, valid_bet, edge_ppm, settled_at
    from games.round where brand = p_brand and settled_at >= p_from and settled_at < p_to and currency = p_currency
    union all
    select id, revision, status, member, ancestors, currency, stake, payout, valid_bet, edge_ppm, settled_at
    from games.round where brand = p_brand and amended_at >= p_from and amended_at < p_to and settled_at < p_from
      and currency = p_currency
  ), fresh as materialized (
    -- Rounds whose last entry is of another revision, or is not there; whether it still stands.
    select c.*, l.revision as last_revision, l.limit_ppm, l.revision is not null and not exists (
      select from agency.bet_entry b where b.round = c.id and b.revision = l.revision and b.sign = -1) as stands
    from changed c left join lateral (
      select e.revision, e.limit_ppm from agency.bet_entry e where e.round = c.id and e.sign = 1
      order by e.revision desc limit 1
    ) l on true
    where l.revision is distinct from c.revision
  ), taken as (
    insert into agency.bet_entry (brand, batch, round, revision, sign, member, ancestors, currency, stake, payout,
      valid_bet, limit_ppm, settled_at, taken_at)
    select p_brand, p_batch, entry.*, p_at from (
      select e.round, e.revision, -1, e.member, e.ancestors, e.currency, e.stake, e.payout, e.valid_bet, e.limit_ppm,
        e.settled_at
      from fresh f join agency.bet_entry e on e.round = f.id and e.revision = f.last_revision and e.sign = 1
      where f.stands
      union all
      select f.id, f.revision, 1, f.member, f.ancestors, f.currency, f.stake, f.payout, f.valid_bet,
        -- Frozen with the first entry of a round: a later change of edge or setting unbalances no reversal.
        coalesce(f.limit_ppm, coalesce(f.edge_ppm, 0) * p_edge_share / 100), f.settled_at
      from fresh f where f.status = 'settled'
    ) entry (round, revision, sign, member, ancestors, currency, stake, payout, valid_bet, limit_ppm, settled_at)
    order by settled_at, round, revision, sign
    returning member, ancestors, settled_at, limit_ppm, stake, payout, valid_bet, sign
  ), rolled as (
    insert into agency.bet_rollup (brand, batch, slot, member, ancestors, limit_ppm, win_bet, loss_bet, push_bet, profit)
    select p_brand, p_batch, date_bin('5 minutes', t.settled_at, 'epoch'), t.member, t.ancestors, t.limit_ppm,
      sum(case when t.payout > t.stake then t.sign * t.valid_bet else 0 end),
      sum(case when t.payout < t.stake then t.sign * t.valid_bet else 0 end),
      sum(case when t.payout = t.stake then t.sign * t.valid_bet else 0 end),
      sum(t.sign * (t.stake - t.payout))
    from taken t group by 3, 4, 5, 6
    returning slot
  ), slots as (
    insert into agency.bet_batch (brand, batch, taken_until, slots)
    select p_brand, p_batch, p_to, array_agg(distinct slot) from rolled having count(*) > 0
  )
  select count(*)::int from taken
$$;
`;
