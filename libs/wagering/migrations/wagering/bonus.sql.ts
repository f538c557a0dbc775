import { mayPlay } from './former.sql.js';

/**
 * Bonus money: an account of its own beside the wallet, which belongs to one bonus at a time. Made by the migration
 * `1765320000001-wagering`. Call these functions under the wallet's lock; they take it themselves where they can be called without.
 */
export const bonusFunctions = `
-- Posts between a bonus and the house, and the wallet where p_paid becomes own money. Minor units; p_amount leaves the bonus.
create function wagering.move_bonus(p wagering.requirement, p_kind text, p_amount bigint, p_paid bigint, p_at timestamptz) returns void
language plpgsql set search_path = wagering, pg_temp as $$
declare
  v_accounts bigint[] := array[p.account, ledger.open_account(p.brand, p.member, 'wallet', p.currency),
    ledger.open_account(p.brand, null, 'bonus', p.currency)];
  v_amounts bigint[] := array[-p_amount, p_paid, p_amount - p_paid];
  v_status text;
begin
  if p_amount = 0 then return; end if;
  select o.status into v_status from (
    select array_agg(1) as items, array_agg(l.account) as accounts, array_agg(l.amount) as amounts
    from unnest(v_accounts, v_amounts) as l(account, amount) where l.amount <> 0
  ) line, ledger.post_locked(array[p_kind || ':' || p.id], array[p.brand], array[p_kind], array[p.id::text],
    line.items, line.accounts, line.amounts, p_at) o;
  if v_status <> 'posted' then raise exception 'bonus % was not posted: %', p.id, v_status; end if;
end $$;

-- Gives a waiting bonus to the member to play with.
create function wagering.activate_bonus(p_id bigint, p_at timestamptz) returns void
language plpgsql set search_path = wagering, pg_temp as $$
declare v requirement;
begin
  update requirement set status = 'active', opened_at = p_at, expires_at = p_at + make_interval(days => days),
      due_at = p_at + make_interval(days => days),
      account = ledger.open_account(brand, member, 'bonus', currency)
    where id = p_id and status = 'queued' returning * into v;
  if not found then raise exception 'bonus % does not wait', p_id; end if;
  perform wagering.move_bonus(v, 'bonus-grant', -v.amount, 0, p_at);
end $$;

-- The oldest bonus that waits begins, if none is open.
create function wagering.activate_next(p_member bigint, p_currency text, p_at timestamptz) returns void
language plpgsql set search_path = wagering, pg_temp as $$
declare v_next bigint;
begin
  if exists (select from open_bonus_view where member = p_member and currency = p_currency) then return; end if;
  select id into v_next from requirement where member = p_member and currency = p_currency and status = 'queued'
    and (activate_before is null or activate_before > p_at) order by id limit 1;
  if v_next is not null then perform wagering.activate_bonus(v_next, p_at); end if;
end $$;

-- Ends a bonus. Released: its money becomes own money, up to the cap; the rest, or all of it where it ends otherwise, goes
-- back to the house. The next one begins. Tells whether it was there to end.
create function wagering.end_bonus(p_id bigint, p_status text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = wagering, pg_temp as $$
declare
  v requirement;
  v_amount bigint := 0;
  v_paid bigint := 0;
begin
  select * into v from requirement where id = p_id and lane = 'bonus';
  perform wagering.lock_wallets(array[v.brand], array[v.member], array[v.currency]);
  select * into v from requirement where id = p_id and status in ('queued', 'active', 'closing');
  if not found then return false; end if;
  if v.status <> 'queued' then
    select amount into v_amount from ledger.balance_view where account = v.account;
    if p_status = 'released' then v_paid := least(v_amount, v.release_cap); end if;
    perform wagering.move_bonus(v, 'bonus-' || case p_status when 'released' then 'release' else 'end' end, v_amount, v_paid, p_at);
  end if;
  update requirement set status = p_status, closed_at = p_at, due_at = null, paid = v_paid, lost = v_amount - v_paid
    where id = p_id;
  perform wagering.activate_next(v.member, v.currency, p_at);
  return true;
end $$;

-- Keeps a bonus for a member, once for each source and reference; it begins at once where none is open or waits. Amounts are minor units.
-- Tells whether it is new.
create function wagering.grant_bonus(p_brand text, p_member bigint, p_currency text, p_source text, p_reference text, p_amount bigint,
  p_required bigint, p_plan text, p_max_bet bigint, p_counts text, p_release_cap bigint, p_days int, p_activate_before timestamptz,
  p_on_withdrawal text, p_zero_below bigint, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = wagering, pg_temp as $$
begin
  perform wagering.lock_wallets(array[p_brand], array[p_member], array[p_currency]);
  insert into requirement (brand, member, currency, lane, source, reference, base, required, plan, zero_below, status, opened_at,
      due_at, amount, max_bet, counts, release_cap, days, activate_before, on_withdrawal)
    values (p_brand, p_member, p_currency, 'bonus', p_source, p_reference, p_amount, p_required, p_plan, p_zero_below, 'queued', p_at,
      p_activate_before, p_amount, p_max_bet, p_counts, p_release_cap, p_days, p_activate_before, p_on_withdrawal)
    on conflict on constraint requirement_once do nothing;
  if not found then return false; end if;
  perform wagering.activate_next(p_member, p_currency, p_at);
  return true;
end $$;

${mayPlay}
-- Bonus money that may be staked on a game now, in minor units.
create function wagering.playable_bonus(p_member bigint, p_currency text, p_type text, p_classify text, p_at timestamptz) returns bigint
language sql stable security definer set search_path = wagering, pg_temp as $$
  select coalesce((
    select b.amount from open_bonus_view o join ledger.balance_view b on b.account = o.account
    where o.member = p_member and o.currency = p_currency and wagering.may_play(o, p_type, p_classify, p_at)), 0)
$$;

-- Whether the money of a bonus has become own money.
create function wagering.is_released(p_id bigint) returns boolean
language sql stable security definer set search_path = wagering, pg_temp as $$
  select exists (select from requirement where id = p_id and status = 'released')
$$;

-- What a bonus comes to by itself, if its time has come: one that waits lapses; one that is played with takes no new stakes, and its open
-- rounds have 30 days to end; then it ends. Answers whose it is, or null where its time has not come.
create function wagering.meet_bonus_deadline(p_id bigint, p_at timestamptz) returns wagering.requirement
language plpgsql security definer set search_path = wagering, pg_temp as $$
declare v requirement;
begin
  select * into v from requirement where id = p_id;
  perform wagering.lock_wallets(array[v.brand], array[v.member], array[v.currency]);
  select * into v from requirement where id = p_id and due_at <= p_at;
  if not found then return null; end if;
  if v.status = 'active' then
    update requirement set status = 'closing', due_at = expires_at + interval '30 days' where id = p_id;
  else
    perform wagering.end_bonus(p_id, 'expired', p_at);
  end if;
  return v;
end $$;

revoke all on function wagering.move_bonus(wagering.requirement, text, bigint, bigint, timestamptz),
  wagering.activate_bonus(bigint, timestamptz), wagering.activate_next(bigint, text, timestamptz),
  wagering.end_bonus(bigint, text, timestamptz),
  wagering.grant_bonus(text, bigint, text, text, text, bigint, bigint, text, bigint, text, bigint, int, timestamptz, text, bigint, timestamptz),
  wagering.may_play(wagering.open_bonus_view, text, text, timestamptz), wagering.is_released(bigint),
  wagering.meet_bonus_deadline(bigint, timestamptz), wagering.playable_bonus(bigint, text, text, text, timestamptz) from public;
grant execute on function wagering.playable_bonus(bigint, text, text, text, timestamptz), wagering.end_bonus(bigint, text, timestamptz),
  wagering.grant_bonus(text, bigint, text, text, text, bigint, bigint, text, bigint, text, bigint, int, timestamptz, text, bigint, timestamptz)
  to mela_app;
`;
