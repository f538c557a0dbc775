/**
 * Intake: settled rounds become entries of the feed; created by migration 1764660400000.
 *
 * The feed has one entry of a round that is not reversed. If the round has another revision now, that entry is reversed with its own
 * figures (sign -1), and the round is taken as it is now, unless it is void. The same statement adds the entries up into
 * `agency.bet_rollup`, from which the figures are calculated.
 */
export const takeBets = `
create function agency.take_bets(p_brand text, p_batch bigint, p_from timestamptz, p_to timestamptz, p_currency text,
  p_edge_share int, p_at timestamptz) returns int
language sql set jit = off set work_mem = '64MB' set enable_nestloop = off as $$
  with changed as materialized (
    select id, revision, status, member, ancestors, currency, stake, payout, valid_bet, edge_ppm, settled_at
    from games.round_view where brand = p_brand and settled_at >= p_from and settled_at < p_to and currency = p_currency
    union all
    select id, revision, status, member, ancestors, currency, stake, payout, valid_bet, edge_ppm, settled_at
    from games.round_view where brand = p_brand and amended_at >= p_from and amended_at < p_to and settled_at < p_from
      and currency = p_currency
  ), last as (
    -- All at once: an index that is gone through once is a tenth of one look-up a round.
    select e.round, max(e.revision) as revision from agency.bet_entry e
    where e.round = any (array(select id from changed)) and e.sign = 1 group by e.round
  ), fresh as materialized (
    -- Rounds whose last entry is of another revision, or is not there.
    select c.*, l.revision as last_revision
    from changed c left join last l on l.round = c.id where l.revision is distinct from c.revision
  ), before as materialized (
    -- The last entries of those, and whether they still stand.
    select e.*, not exists (
      select from agency.bet_entry b where b.round = e.round and b.revision = e.revision and b.sign = -1) as stands
    from agency.bet_entry e
    where e.round = any (array(select id from fresh where last_revision is not null)) and e.sign = 1
      and (e.round, e.revision) in (select id, last_revision from fresh)
  ), taken as (
    insert into agency.bet_entry (brand, batch, round, revision, sign, member, ancestors, currency, stake, payout,
      valid_bet, limit_ppm, settled_at, taken_at)
    select p_brand, p_batch, entry.*, p_at from (
      select b.round, b.revision, -1, b.member, b.ancestors, b.currency, b.stake, b.payout, b.valid_bet, b.limit_ppm,
        b.settled_at
      from before b where b.stands
      union all
      select f.id, f.revision, 1, f.member, f.ancestors, f.currency, f.stake, f.payout, f.valid_bet,
        -- Frozen with the first entry of a round: a later change of edge or setting unbalances no reversal.
        coalesce(b.limit_ppm, coalesce(f.edge_ppm, 0) * p_edge_share / 100), f.settled_at
      from fresh f left join before b on b.round = f.id where f.status = 'settled'
    ) entry (round, revision, sign, member, ancestors, currency, stake, payout, valid_bet, limit_ppm, settled_at)
    order by settled_at, round, revision, sign
    returning id, member, ancestors, settled_at, limit_ppm, stake, payout, valid_bet, sign
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
    insert into agency.bet_batch (brand, batch, taken_until, slots, first_entry, last_entry)
    select p_brand, p_batch, p_to, array_agg(distinct slot), (select min(id) from taken), (select max(id) from taken)
    from rolled having count(*) > 0
  )
  select count(*)::int from taken
$$;
`;
