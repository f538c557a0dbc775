/**
 * The writers of debts, made by the migration `1765330000001-debts`. They run as their owner. A member's debts and the freeze that stands
 * with them are written under the lock of the member's wallets, which every posting of money that leaves takes too.
 */
export const debtFunctions = `
create function ledger.lock_wallets(p_brand text, p_member bigint) returns void
language sql set search_path = ledger, pg_temp as $$
  select ledger.lock_accounts(array(
    select id from account where brand = p_brand and owner = 'member' and member = p_member and kind = 'wallet'))
$$;

-- The balance of a member's account, which stays so until COMMIT: the account is locked.
create function ledger.locked_balance(p_account bigint) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform ledger.lock_accounts(array[p_account]);
  return (select amount from balance where account = p_account);
end $$;

-- Once for each kind and reference. Nothing leaves the member's wallets while a debt is open.
create function ledger.incur_debt(p_brand text, p_member bigint, p_currency text, p_kind text, p_reference text, p_amount bigint,
  p_at timestamptz) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform ledger.lock_wallets(p_brand, p_member);
  insert into debt (brand, member, currency, kind, reference, amount, incurred_at)
    values (p_brand, p_member, p_currency, p_kind, p_reference, p_amount, p_at);
  insert into outgoing_freeze (member, reason, since) values (p_member, 'debt', p_at) on conflict do nothing;
end $$;

-- Pays a member's open debts from what is in the wallet, the oldest first, into the house account that advanced them. Tells whether any
-- money moved.
create function ledger.collect_debts(p_brand text, p_member bigint, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_debt record;
  v_wallet bigint;
  v_pay bigint;
  v_status text;
  v_moved boolean := false;
begin
  perform ledger.lock_wallets(p_brand, p_member);
  for v_debt in select * from debt where member = p_member and brand = p_brand and settled_at is null order by id loop
    v_wallet := ledger.open_account(p_brand, p_member, 'wallet', v_debt.currency);
    select least(b.amount, v_debt.amount - v_debt.paid) into v_pay from balance b where b.account = v_wallet;
    continue when v_pay = 0;
    select status into v_status from ledger.post_locked(array['debt:' || v_debt.id || ':' || v_debt.paid], array[p_brand],
      array[v_debt.kind], array[v_debt.reference], array[1, 1],
      array[v_wallet, ledger.open_account(p_brand, null, 'debts', v_debt.currency)], array[-v_pay, v_pay], p_at);
    if v_status <> 'posted' then raise exception 'debt % could not be paid: %', v_debt.id, v_status; end if;
    update debt set paid = paid + v_pay, settled_at = case when paid + v_pay = amount then p_at end where id = v_debt.id;
    v_moved := true;
  end loop;
  if v_moved and not exists (select from debt where member = p_member and settled_at is null) then
    delete from outgoing_freeze where member = p_member and reason = 'debt';
  end if;
  return v_moved;
end $$;

revoke all on function ledger.lock_wallets(text, bigint), ledger.locked_balance(bigint),
  ledger.incur_debt(text, bigint, text, text, text, bigint, timestamptz),
  ledger.collect_debts(text, bigint, timestamptz) from public;
grant execute on function ledger.locked_balance(bigint), ledger.incur_debt(text, bigint, text, text, text, bigint, timestamptz),
  ledger.collect_debts(text, bigint, timestamptz) to mela_app;
`;
