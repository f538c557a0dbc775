/** The money of a turn, and debts. Every posting goes through the ledger. */
export const walletMoney = `
-- Somebody else committed the same id meanwhile, under another wallet: the batch is done again and finds it.
create or replace function games.raced() returns void language plpgsql as $$
begin
  raise exception 'the transaction came twice at once' using errcode = '40001';
end $$;

-- Moves what the verdicts say between the house and the wallets. The kind of a posting is the operation, or the one given.
create function games.move_money(p_verdicts games.wallet_verdict[], p_kind text, p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
declare
  v record;
begin
  select array_agg('games:' || m.id) as keys, array_agg(m.brand) as brands, array_agg(coalesce(p_kind, m.op)) as kinds,
      array_agg(m.transaction_uuid::text) as refs, array_agg(m.wallet) as wallets, array_agg(m.moved) as gained,
      array_agg(coalesce(h.id, ledger.open_account(m.brand, null, 'games', m.currency))) as houses, array_agg(-m.moved) as lost
    into v
    from unnest(p_verdicts) m
    left join ledger.account_view h on h.brand = m.brand and h.owner = 'house' and h.member is null
      and h.kind = 'games' and h.currency = m.currency
    where m.moved <> 0;
  if v.keys is null then return; end if;
  if ledger.write_postings(v.keys, v.brands, v.kinds, v.refs,
      array(select n from generate_series(1, cardinality(v.keys)) n) || array(select n from generate_series(1, cardinality(v.keys)) n),
      v.wallets || v.houses, v.gained || v.lost, p_at) is null
  then raise exception 'a transaction of games was posted before'; end if;
end $$;

-- Pays open debts of a member from what is in the wallet, the oldest first. Tells whether any money moved.
create or replace function games.pay_debts(p_brand text, p_member bigint, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = games, pg_temp as $$
declare
  v_debt record;
  v_wallet bigint;
  v_pay bigint;
  v_status text;
  v_moved boolean := false;
begin
  if not exists (select from debt where member = p_member and settled_at is null) then return false; end if;
  perform ledger.lock_accounts(array(
    select id from ledger.account_view where brand = p_brand and owner = 'member' and member = p_member and kind = 'wallet'));
  for v_debt in select * from debt where member = p_member and brand = p_brand and settled_at is null order by id loop
    v_wallet := ledger.open_account(p_brand, p_member, 'wallet', v_debt.currency);
    select least(amount, v_debt.amount - v_debt.paid) into v_pay from ledger.balance_view where account = v_wallet;
    continue when v_pay = 0;
    select status into v_status from ledger.post_locked(array['game-debt:' || v_debt.id || ':' || v_debt.paid], array[p_brand],
      array['game-debt'], array[v_debt.id::text], array[1, 1],
      array[v_wallet, ledger.open_account(p_brand, null, 'games', v_debt.currency)], array[-v_pay, v_pay], p_at);
    if v_status <> 'posted' then raise exception 'debt % could not be paid: %', v_debt.id, v_status; end if;
    update debt set paid = paid + v_pay, settled_at = case when paid + v_pay = amount then p_at end where id = v_debt.id;
    v_moved := true;
  end loop;
  return v_moved;
end $$;

create function games.pay_debts_of(p_verdicts games.wallet_verdict[], p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
begin
  perform games.pay_debts(brand, member, p_at) from (
    select distinct v.brand, v.member from unnest(p_verdicts) v
    where v.moved > 0 and exists (select from debt d where d.member = v.member and d.settled_at is null)
  ) credited;
end $$;
`;
