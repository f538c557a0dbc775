/**
 * Writes a settlement and its payouts; created by migration 1765600000013.
 *
 * `agency.settle`, the last function here, is the way in and the only one that TypeScript calls. It inserts the settlement, whose id
 * all others take, and a payout for each row of `agency.differences`.
 *
 * Hours, days and dividends are calculated as a whole each time. A payout has the team's figures, the tier and the rates of then, but its
 * gross, below, cut and profit are the difference to all that was recorded for its contract and period before. So a later payout of a
 * period is a correction (`no` above 1). What the columns of a payout mean: `PayoutRow` in payout-row.ts. The third case of
 * docs/settlement.md is a correction of a dividend in numbers.
 *
 * `exact` is gross - below - cut: what a payout earns, before it is rounded. A query of `agency.settle` and a column of the payout have it.
 */
export const writePayouts = `
-- What earlier settlements of the same period recorded for each contract: the sums, and the last of their payouts. opening_loss is
-- the loss that the period began with, as its first payout has it. Real time has none, as each entry counts once.
create function agency.recorded_before(p_settlement bigint)
returns table (contract bigint, gross numeric, below numeric, cut numeric, profit numeric, opening_loss numeric,
  carries_loss boolean, last agency.payout)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  select p.contract, sum(p.gross), sum(p.below), sum(p.cut), coalesce(sum(p.profit), 0),
    (array_agg(p.loss_in order by p.id))[1], (array_agg(before.carries_loss order by p.id))[1],
    (array_agg(p order by p.id desc))[1]
  from agency.settlement before join agency.payout p on p.settlement = before.id
  where before.brand = s.brand and before.kind = s.kind and before.code = s.code
    and before.period_start = s.period_start and before.id < s.id and s.kind <> 'realtime'
  group by p.contract;
end $$;

-- The differences of salaries to what was recorded, for contracts that have any.
create function agency.salary_differences(p_settlement bigint)
returns table (contract bigint, active_members int, valid_bet numeric, tier smallint, win_ppm int, loss_ppm int,
  bet_ppm int, gross numeric, below numeric, cut numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select t.contract, t.active_members, t.valid_bet, t.tier, t.win_ppm, t.loss_ppm, t.bet_ppm,
    t.gross - coalesce(r.gross, 0), t.below - coalesce(r.below, 0), t.cut - coalesce(r.cut, 0)
  from agency.contract_figures(p_settlement) t
    left join agency.recorded_before(p_settlement) r using (contract)
  where case when r.contract is null then (t.valid_bet, t.gross, t.below, t.cut) <> (0, 0, 0, 0)
    else (t.gross, t.below, t.cut, t.active_members, t.valid_bet, t.tier, t.win_ppm, t.loss_ppm, t.bet_ppm) is distinct from
      (r.gross, r.below, r.cut, (r.last).active_members, (r.last).valid_bet, (r.last).tier, (r.last).win_ppm,
        (r.last).loss_ppm, (r.last).bet_ppm) end;
end $$;

-- The differences of dividends to what was recorded, for contracts that have any. The dividend of a period is the rate times the sum of
-- its profit and its opening loss, if that is above zero. A loss is minor units below zero. Above zero it is what a
-- correction gives back: a period with 50 of loss, which the next one took off, loses only 30 after all.
--
-- profit    what is new, of rounds that no earlier settlement of the period includes
-- gross     the dividend as it is now, less what was recorded
-- loss_in   the opening loss; of a correction the loss carried at that time
-- loss_out  the loss that the period leaves; of a correction loss_in, with what changed in the loss that its period left
-- carried   what the last dividend between payee and payer carried, in millionths of a minor unit
create function agency.dividend_differences(p_settlement bigint)
returns table (contract bigint, active_members int, valid_bet numeric, tier smallint, bet_ppm int, profit numeric,
  gross numeric, loss_in numeric, loss_out numeric, carried numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  return query
  with period as (
    select f.contract, f.active_members, f.valid_bet, f.tier, f.bet_ppm, f.new_profit,
      coalesce(r.profit, 0) as profit_before, coalesce(r.gross, 0) as gross_before,
      coalesce(r.carries_loss, s.carries_loss) as carries, r.last, r.opening_loss as recorded_loss,
      case when s.carries_loss then coalesce(now.loss, 0) else 0 end as loss_now, coalesce(now.carried_out, 0) as carried
    from agency.contract_figures(p_settlement) f
      join agency.contract c on c.id = f.contract
      left join agency.recorded_before(p_settlement) r on r.contract = f.contract
      left join lateral (
        select p.loss_out as loss, p.carried_out from agency.payout p
        where p.payee = c.downline and p.kind = 'dividend' and p.payer is not distinct from c.upline
        order by p.id desc limit 1
      ) now on true
  ), based as (
    select p.*, case when carries then coalesce(recorded_loss, loss_now) else 0 end as opening_loss from period p
  ), due as (
    select b.*, greatest(0, profit_before + new_profit + opening_loss) * bet_ppm as gross_total,
      case when carries then least(0, profit_before + new_profit + opening_loss) else 0 end as loss_left,
      case when carries then least(0, profit_before + opening_loss) else 0 end as loss_left_before
    from based b
  )
  select d.contract, d.active_members, d.valid_bet, d.tier, d.bet_ppm, d.new_profit, d.gross_total - d.gross_before,
    case when (d.last).id is null then d.opening_loss else d.loss_now end,
    case when (d.last).id is null then d.loss_left else d.loss_now + d.loss_left - d.loss_left_before end, d.carried
  from due d
  where case when (d.last).id is null then (d.valid_bet, d.new_profit, d.gross_total) <> (0, 0, 0)
    else (d.new_profit, d.gross_total, d.active_members, d.valid_bet, d.tier, d.bet_ppm) is distinct from
      (0, d.gross_before, (d.last).active_members, (d.last).valid_bet, (d.last).tier, (d.last).bet_ppm) end;
end $$;

-- Salaries and dividends in one form, with payee and payer (null: the house), and with what their last payout of the kind carried. Only
-- the house pays salaries, so theirs is the payee's last payout, which an index finds.
create function agency.differences(p_settlement bigint)
returns table (contract bigint, payee bigint, payer bigint, active_members int, valid_bet numeric, tier smallint,
  win_ppm int, loss_ppm int, bet_ppm int, gross numeric, below numeric, cut numeric, profit numeric, loss_in numeric,
  loss_out numeric, carried numeric)
language plpgsql stable rows 20000 set plan_cache_mode = force_custom_plan as $$
declare s agency.settlement;
begin
  select * into strict s from agency.settlement where id = p_settlement;
  if s.kind = 'dividend' then
    return query select d.contract, c.downline, c.upline, d.active_members, d.valid_bet, d.tier, 0, 0, d.bet_ppm, d.gross,
        0::numeric, 0::numeric, d.profit, d.loss_in, d.loss_out, d.carried
      from agency.dividend_differences(p_settlement) d join agency.contract c on c.id = d.contract;
  else
    return query select d.contract, c.downline, null::bigint, d.active_members, d.valid_bet, d.tier, d.win_ppm, d.loss_ppm,
        d.bet_ppm, d.gross, d.below, d.cut, null::numeric, 0::numeric, 0::numeric, coalesce(last.carried_out, 0)
      from agency.salary_differences(p_settlement) d join agency.contract c on c.id = d.contract left join lateral (
        select p.carried_out from agency.payout p where p.payee = c.downline and p.kind = s.kind order by p.id desc limit 1
      ) last on true;
  end if;
end $$;

-- Settles one period of a cycle (p_kind, p_code), of which the caller has locked the row of agency.schedule. Of the roll-up batches up to
-- p_through_batch, those after p_since_batch (null: all) are new. Returns the number of payouts to be paid.
--
-- A payee may have several payouts by one payer here, such as under a contract that ended and under its next version. They are added up
-- in the order of contracts. due_so_far is what was carried before, and what the payouts up to this one earn. paid_so_far is the highest
-- whole number of minor units that due_so_far has reached, and never less than 0; by what it rises, a payout is paid. So a later payout
-- below zero takes back nothing of an earlier one. It is carried, and the next settlement begins with it.
create function agency.settle(p_brand text, p_kind text, p_code text, p_period_start timestamptz, p_period_end timestamptz,
  p_since_batch bigint, p_through_batch bigint, p_active_member_bet bigint, p_carries_loss boolean, p_currency text,
  p_at timestamptz) returns int
language plpgsql set jit = off set work_mem = '64MB' set plan_cache_mode = force_custom_plan as $$
declare
  v_settlement bigint;
  v_no int;
  v_pending int;
begin
  select 1 + coalesce(max(no), 0) into v_no from agency.settlement
    where brand = p_brand and kind = p_kind and code = p_code and period_start = p_period_start;
  insert into agency.settlement (brand, kind, code, period_start, period_end, no, since_batch, through_batch,
      active_member_bet, carries_loss, settled_at)
    values (p_brand, p_kind, p_code, p_period_start, p_period_end, v_no, p_since_batch, p_through_batch,
      p_active_member_bet, p_carries_loss, p_at)
    returning id into v_settlement;
  if not exists (select from agency.held_contracts(v_settlement)) then return 0; end if;

  with owed as (
    select d.*, d.gross - d.below - d.cut as exact from agency.differences(v_settlement) d
  ), summed as (
    select o.*, carried + sum(exact) over (partition by payee, payer order by contract) as due_so_far from owed o
  ), rounded as (
    select s.*, greatest(0, max(div(due_so_far, 1000000)) over (partition by payee, payer order by contract)) as paid_so_far
    from summed s
  ), written as (
    insert into agency.payout (brand, settlement, contract, kind, code, period_start, period_end, no, payee, payer, currency,
      active_members, valid_bet, profit, tier, win_ppm, loss_ppm, bet_ppm, gross, below, cut, loss_in, loss_out, carried_in,
      carried_out, amount, status, settled_at)
    select p_brand, v_settlement, r.contract, p_kind, p_code, p_period_start, p_period_end, v_no, r.payee, r.payer, p_currency,
      r.active_members, r.valid_bet, r.profit, r.tier, r.win_ppm, r.loss_ppm, r.bet_ppm, r.gross, r.below, r.cut, r.loss_in,
      r.loss_out, r.due_so_far - r.exact - r.paid_before * 1000000, r.due_so_far - r.paid_so_far * 1000000,
      r.paid_so_far - r.paid_before,
      case when r.paid_so_far > r.paid_before then 'pending' else 'carried' end, p_at
    from (
      select x.*, lag(paid_so_far, 1, 0) over (partition by payee, payer order by contract) as paid_before from rounded x
    ) r order by r.contract
    returning status
  )
  select count(*) filter (where status = 'pending') into v_pending from written;
  return v_pending;
end $$;
`;
