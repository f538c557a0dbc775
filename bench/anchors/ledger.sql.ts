/**
 * A minimal ledger: double entry, an idempotency key, no negative balance. `anchor.post` is one movement and
 * `anchor.post_many` a batch of them; the house has no balance row. Accounts 1 to `players`.
 */
export const anchorLedger = (players: number): string => `
  create schema anchor;
  create table anchor.balance (
    account bigint primary key,
    amount bigint not null check (amount >= 0),
    version bigint not null default 0
  ) with (fillfactor = 70);
  create table anchor.transaction (
    id bigint generated always as identity primary key,
    key uuid not null unique,
    kind smallint not null,
    at timestamptz not null default now()
  );
  create table anchor.posting (
    transaction bigint not null,
    account bigint not null,
    amount bigint not null,
    balance_after bigint,
    at timestamptz not null default now(),
    primary key (transaction, account)
  );
  create index posting_account on anchor.posting (account, transaction desc);
  insert into anchor.balance select g, 100000000 from generate_series(1, ${players}) g;

  create function anchor.post(p_key uuid, p_account bigint, p_amount bigint) returns bigint language plpgsql as $$
  declare
    v_id bigint;
    v_balance bigint;
  begin
    insert into anchor.transaction (key, kind) values (p_key, 1) on conflict (key) do nothing returning id into v_id;
    if v_id is null then return null; end if;
    update anchor.balance set amount = amount + p_amount, version = version + 1
      where account = p_account and amount + p_amount >= 0 returning amount into v_balance;
    if v_balance is null then raise exception 'insufficient'; end if;
    insert into anchor.posting (transaction, account, amount, balance_after)
      values (v_id, p_account, p_amount, v_balance), (v_id, 0, -p_amount, null);
    return v_balance;
  end $$;

  create function anchor.post_many(p_keys uuid[], p_accounts bigint[], p_amounts bigint[]) returns int
  language plpgsql as $$
  declare v_posted int;
  begin
    -- In one order, so that no two batches wait for each other.
    perform from anchor.balance where account = any(p_accounts) order by account for update;
    with item as (
      select * from unnest(p_keys, p_accounts, p_amounts) with ordinality as i(key, account, amount, ord)
    ), written as (
      insert into anchor.transaction (key, kind) select key, 1 from item order by ord on conflict do nothing
      returning id, key
    ), fresh as (
      select w.id, i.account, i.amount, i.ord from written w join item i using (key)
    ), moved as (
      update anchor.balance b set amount = b.amount + s.total, version = version + 1
      from (select account, sum(amount) as total from fresh group by account order by account) s
      where b.account = s.account returning b.account, b.amount, s.total
    ), posted as (
      insert into anchor.posting (transaction, account, amount, balance_after)
      select f.id, f.account, f.amount,
        m.amount - m.total + sum(f.amount) over (partition by f.account order by f.ord)
      from fresh f join moved m using (account)
      union all select id, 0, -amount, null from fresh
      returning 1
    ) select count(*) into v_posted from posted;
    return v_posted;
  end $$;
`;
