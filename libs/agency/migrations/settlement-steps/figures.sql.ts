/**
 * Step 3 of settlement, made by migration 1764220000000: what each contract's team did, and what the contract earns.
 *
 * All functions take the id of a row of \`agency.settlement\`, in which everything stands that a settlement goes by. Amounts are
 * minor units; gross, below and cut are millionths of them, exact products of an amount and a rate.
 */
export const figures = `
-- The batches that have something of a settlement's period; in real time those that are new.
create function agency.batches_of(p_settlement bigint) returns table (batch bigint)
language plpgsql stable rows 20 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query select b.batch from agency.bet_batch b
    where b.brand = s.brand and b.batch <= s.through_batch and case when s.kind = 'realtime'
      then b.batch > coalesce(s.since_batch, 0)
      else b.taken_until > s.period_start and exists (
        select from unnest(b.slots) t (slot) where t.slot >= s.period_start and t.slot < s.period_end) end;
end $$;

-- The roll-ups that count. In real time those that are new, whenever the rounds were settled; else those of the period.
create function agency.rollups_of(p_settlement bigint) returns setof agency.bet_rollup
language plpgsql stable rows 50000 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind = 'realtime' then
    return query select r.* from agency.bet_rollup r
      where r.brand = s.brand and r.batch > coalesce(s.since_batch, 0) and r.batch <= s.through_batch;
  else
    return query select r.* from agency.batches_of(p_settlement) b join agency.bet_rollup r
        on r.brand = s.brand and r.batch = b.batch
      where r.slot >= s.period_start and r.slot < s.period_end;
  end if;
end $$;

-- Moments between which a bet's rates stay the same: where real-time contracts begin and end, and for a day where the
-- hours begin and end that paid something.
create function agency.rate_changes(p_settlement bigint) returns timestamptz[]
language plpgsql stable set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind = 'dividend' then return '{}'; end if;
  return coalesce(array_agg(at order by at), '{}') from (
    select r.valid_from from agency.realtime_rate r where r.brand = s.brand
    union
    select r.valid_until from agency.realtime_rate r where r.brand = s.brand
    union
    select h.valid_from from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) h where s.kind = 'daily'
    union
    select h.valid_until from agency.hourly_rates(s.brand, s.period_start, s.period_end, s.id) h where s.kind = 'daily'
  ) change (at) where at < 'infinity';
end $$;

-- The bets that count, by player. The path begins with the player only where the player has contracts: all others below
-- the same agent can be taken together. \`span\` numbers the times between two rate changes.
create function agency.counted_bets(p_settlement bigint)
returns table (member bigint, path bigint[], span int, at timestamptz, limit_ppm int, win_bet bigint, loss_bet bigint,
  push_bet bigint, profit bigint, is_new boolean)
language plpgsql stable rows 50000 set plan_cache_mode = force_custom_plan as $$
declare
  s agency.settlement;
  v_changes timestamptz[] := agency.rate_changes(p_settlement);
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select r.member, case when c.agent is null then r.ancestors else r.member || r.ancestors end,
    width_bucket(r.slot, v_changes), r.slot, r.limit_ppm, r.win_bet, r.loss_bet, r.push_bet, r.profit,
    r.batch > coalesce(s.since_batch, 0)
  from agency.rollups_of(p_settlement) r left join (
    select distinct k.downline as agent from agency.contract k where k.brand = s.brand and k.in_force_from is not null
  ) c on c.agent = r.member;
end $$;

-- What each contract's team did. A member is active whose bets in this team reach the brand's least.
create function agency.team_figures(p_settlement bigint)
returns table (contract bigint, active_members int, valid_bet numeric, profit numeric, new_profit numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  with player as materialized (
    select b.member, b.path, case s.kind when 'realtime' then b.span else 0 end as span, min(b.at) as at,
      sum(b.win_bet + b.loss_bet + b.push_bet)::bigint as valid_bet, sum(b.profit)::bigint as profit,
      coalesce(sum(b.profit) filter (where b.is_new), 0)::bigint as new_profit
    from agency.counted_bets(p_settlement) b group by 1, 2, 3
  ), placed as materialized (
    select p.*, count(*) over (partition by p.member) = 1 as stayed from player p
  ), crowd as (
    -- Players who stayed in one place and under one version are counted at once, the others team by team.
    select null::bigint as member, path, min(at) as at, sum(valid_bet)::bigint as valid_bet,
      sum(profit)::bigint as profit, sum(new_profit)::bigint as new_profit,
      count(*) filter (where valid_bet >= s.active_member_bet) as active
    from placed where stayed group by path, span
    union all
    select member, path, at, valid_bet, profit, new_profit, 0 from placed where not stayed
  ), seat as (
    select c.*, x.agent from crowd c cross join lateral unnest(c.path) x (agent)
  ), of_member as (
    select h.contract, c.member, sum(c.valid_bet) as valid_bet, sum(c.profit) as profit,
      sum(c.new_profit) as new_profit, sum(c.active) as active
    from seat c join agency.held_contracts(p_settlement) h
      on h.agent = c.agent and h.valid_from <= c.at and h.valid_until > c.at
    group by h.contract, c.member
  )
  select o.contract,
    sum(case when o.member is null then o.active when o.valid_bet >= s.active_member_bet then 1 else 0 end)::int,
    sum(o.valid_bet), sum(o.profit), sum(o.new_profit)
  from of_member o group by o.contract;
end $$;

-- Each contract's team with the highest tier of which both conditions are met. Null: none is, and the rates are 0. Real
-- time has a single tier without conditions.
create function agency.met_tiers(p_settlement bigint)
returns table (contract bigint, active_members int, valid_bet numeric, profit numeric, new_profit numeric, tier smallint,
  win_ppm int, loss_ppm int, bet_ppm int)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select distinct on (t.contract) t.*, x.no, coalesce(x.win_ppm, 0), coalesce(x.loss_ppm, 0), coalesce(x.bet_ppm, 0)
  from agency.team_figures(p_settlement) t left join agency.contract_tier x
    on x.contract = t.contract
      and (s.kind = 'realtime' or x.active_members <= t.active_members and x.valid_bet <= t.valid_bet)
  order by t.contract, x.no desc nulls last;
end $$;

-- What salaries come to. On each bet a holder earns the own rate less that of the nearest holder below; a holder is
-- somebody in the chain with a contract in force whose tier is met. All rates fit into the room under the edge.
create function agency.salary_totals(p_settlement bigint)
returns table (contract bigint, active_members int, valid_bet numeric, profit numeric, tier smallint, win_ppm int,
  loss_ppm int, bet_ppm int, gross numeric, below numeric, cut numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with met as materialized (
    select * from agency.met_tiers(p_settlement)
  ), holder as materialized (
    select h.contract, h.agent, h.valid_from, h.valid_until, m.win_ppm + m.bet_ppm as win_ppm,
      m.loss_ppm + m.bet_ppm as loss_ppm, m.bet_ppm as push_ppm
    from met m join agency.held_contracts(p_settlement) h using (contract) where m.tier is not null
  ), bet as materialized (
    -- Bets that are alike: the same chain, the same rates in force, the same limit.
    select row_number() over () as id, path, min(at) as at, limit_ppm, sum(win_bet)::bigint as win_bet,
      sum(loss_bet)::bigint as loss_bet, sum(push_bet)::bigint as push_bet
    from agency.counted_bets(p_settlement) group by path, span, limit_ppm
  ), seat as materialized (
    select b.id as bet, b.at, s.agent, s.place
    from bet b cross join lateral unnest(b.path) with ordinality s (agent, place)
  ), taken as (
    -- Of each earlier kind the highest rate in the chain: that is what was really paid.
    select bet, sum(win_ppm) as win_ppm, sum(loss_ppm) as loss_ppm, sum(push_ppm) as push_ppm
    from (
      select s.bet, e.kind, max(e.win_ppm) as win_ppm, max(e.loss_ppm) as loss_ppm, max(e.push_ppm) as push_ppm
      from seat s join agency.earlier_rates(p_settlement) e
        on e.agent = s.agent and e.valid_from <= s.at and e.valid_until > s.at
      group by s.bet, e.kind
    ) highest group by bet
  ), room as materialized (
    select b.id as bet, b.win_bet, b.loss_bet, b.push_bet,
      greatest(0, b.limit_ppm - coalesce(t.win_ppm, 0))::int as win_room,
      greatest(0, b.limit_ppm - coalesce(t.loss_ppm, 0))::int as loss_room,
      greatest(0, b.limit_ppm - coalesce(t.push_ppm, 0))::int as push_room
    from bet b left join taken t on t.bet = b.id
  ), link as (
    select h.contract, r.win_bet, r.loss_bet, r.push_bet, h.win_ppm, h.loss_ppm, h.push_ppm,
      least(h.win_ppm, r.win_room) as own_win, least(h.loss_ppm, r.loss_room) as own_loss,
      least(h.push_ppm, r.push_room) as own_push,
      lag(least(h.win_ppm, r.win_room), 1, 0) over nearest_below as below_win,
      lag(least(h.loss_ppm, r.loss_room), 1, 0) over nearest_below as below_loss,
      lag(least(h.push_ppm, r.push_room), 1, 0) over nearest_below as below_push
    from seat s join holder h on h.agent = s.agent and h.valid_from <= s.at and h.valid_until > s.at
      join room r on r.bet = s.bet
    window nearest_below as (partition by s.bet order by s.place)
  ), earned as (
    select contract, sum(win_bet::numeric * win_ppm + loss_bet::numeric * loss_ppm + push_bet::numeric * push_ppm) as gross,
      sum(win_bet::numeric * below_win + loss_bet::numeric * below_loss + push_bet::numeric * below_push) as below,
      sum(win_bet::numeric * own_win + loss_bet::numeric * own_loss + push_bet::numeric * own_push) as fitting
    from link group by contract
  )
  select m.contract, m.active_members, m.valid_bet, m.profit, m.tier, m.win_ppm, m.loss_ppm, m.bet_ppm,
    coalesce(e.gross, 0), coalesce(e.below, 0), coalesce(e.gross - e.fitting, 0)
  from met m left join earned e using (contract);
end $$;
`;
