import type { ContractKind } from '../common/contract-kinds.js';
import { HASH, totalsOf } from './settlement-rules.sql.js';

/**
 * One statement that reckons a settlement and writes it with its payouts. Parameters as in settlement-rules.sql.ts, and
 * $10 whether a dividend's loss is carried, $11 the moment, $12 the currency. Gives `pending`, how many are to be paid.
 */
export function writeSettlement(kind: ContractKind): string {
  return `with ${totalsOf(kind)}, settlement as (
    insert into agency.settlement (id, brand, kind, code, period_start, period_end, no, since_batch, through_batch,
      active_member_bet, carries_loss, settled_at, hash)
    overriding system value
    select $7, $1, $2, $9, $3, $4, 1 + coalesce((select max(s.no) from agency.settlement s
        where s.brand = $1 and s.kind = $2 and s.code = $9 and s.period_start = $3), 0),
      $5, $6, $8, $10::boolean, $11::timestamptz, hash from (${HASH}) printed
    returning no
  ), ${kind === 'dividend' ? DIVIDENDS : salaries(kind)}, written as (
    insert into agency.payout (brand, settlement, contract, kind, code, period_start, period_end, no, payee, payer, currency,
      active_members, valid_bet, profit, tier, win_ppm, loss_ppm, bet_ppm, gross, below, cut, carried_in, carried_out,
      amount, status, settled_at)
    select $1, $7, d.contract, $2, $9, $3, $4, s.no, d.payee, d.payer, $12::text, d.active_members, d.valid_bet,
      case when $2 = 'dividend' then d.profit end, d.tier, d.win_ppm, d.loss_ppm, d.bet_ppm, d.gross, d.below, d.cut,
      d.carried_in, d.carried_out, d.amount, case when d.amount > 0 then 'pending' else 'carried' end, $11
    from due d, settlement s order by d.contract
    returning status
  )
  select count(*) filter (where status = 'pending')::int as pending from written`;
}

/** What a payee's last payout of the kind has left to be set against this one. */
const LEFT = `coalesce((select p.carried_out from agency.payout p
  where p.payee = c.downline and p.kind = $2 order by p.id desc limit 1), 0)`;

/** Hours and days are reckoned whole each time; what is paid is what differs from all that was recorded before. */
const differing = (kind: ContractKind) => `before as (
    select p.contract, sum(p.gross) as gross, sum(p.below) as below, sum(p.cut) as cut, max(p.id) as last
    from agency.payout p where ${kind === 'realtime' ? 'false' : 'p.brand = $1 and p.kind = $2 and p.code = $9 and p.period_start = $3'}
    group by 1
  ), difference as (
    select t.contract, t.active_members, t.valid_bet, t.profit, t.tier, t.win_ppm, t.loss_ppm, t.bet_ppm,
      t.gross - coalesce(b.gross, 0) as gross, t.below - coalesce(b.below, 0) as below, t.cut - coalesce(b.cut, 0) as cut
    from total t left join before b using (contract) left join agency.payout l on l.id = b.last
    where case when b.contract is null then t.valid_bet <> 0 or t.gross <> 0 or t.below <> 0 or t.cut <> 0
      else (t.gross, t.below, t.cut, t.active_members, t.valid_bet, t.tier, t.win_ppm, t.loss_ppm, t.bet_ppm) is distinct from
        (b.gross, b.below, b.cut, l.active_members, l.valid_bet, l.tier, l.win_ppm, l.loss_ppm, l.bet_ppm) end
  )`;

/**
 * A total below zero is carried into the payee's next payout of the kind, and so on within this settlement: with the
 * running sum S, what is left after each is S less the highest S so far, or 0 where that is below 0.
 */
const salaries = (kind: ContractKind) => `${differing(kind)}, owner as (
    select d.*, c.downline as payee, null::bigint as payer, d.gross - d.below - d.cut as own, ${LEFT} as brought
    from difference d join agency.contract c on c.id = d.contract
  ), summed as (
    select o.*, brought + sum(own) over (partition by payee order by contract rows unbounded preceding) as sum from owner o
  ), carried as (
    select s.*, sum - greatest(0, max(sum) over (partition by payee order by contract rows unbounded preceding)) as carried_out
    from summed s
  ), chained as (
    select c.*, lag(carried_out, 1, brought) over (partition by payee order by contract) as carried_in from carried c
  ), due as (
    select c.*, div(greatest(0, own + carried_in), 1000000)::bigint as amount from chained c
  )`;

const DIVIDENDS = `base as (
    select t.*, c.downline as payee, c.upline as payer, case when $10 then ${LEFT} else 0 end as carried_in
    from total t join agency.contract c on c.id = t.contract
  ), due as (
    select b.*, case when $10 then least(0, profit * 1000000 + carried_in) else 0 end as carried_out,
      case when tier is null then 0
        else div(greatest(0, profit * 1000000 + carried_in) * bet_ppm, 1000000000000) end::bigint as amount
    from base b
  )`;
