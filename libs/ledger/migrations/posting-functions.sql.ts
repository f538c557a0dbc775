/** `ledger.post_locked` as it was before `write-postings.sql.ts`. */
export const postLocked = `create function ledger.post_locked(p_keys text[], p_brands text[], p_kinds text[], p_references text[],
  p_items int[], p_accounts bigint[], p_amounts bigint[], p_at timestamptz)
returns table (item int, status text, transaction bigint)
language plpgsql set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  v_count int := cardinality(p_keys);
  v_statuses text[] := ledger.judge(p_keys, p_brands, p_items, p_accounts, p_amounts);
  v_ids bigint[];
  v_written int;
begin
  -- Before the ids are taken: see take_transaction_id.
  perform pg_current_xact_id();
  if v_count > 1 and (cardinality(array_remove(v_statuses, null)) > 0
      or v_count > (select count(distinct (key, brand)) from unnest(p_keys, p_brands) as i(key, brand))) then
    -- Not all can be posted: each by itself, in order.
    for v_item in 1 .. v_count loop
      return query select v_item, o.status, o.transaction
        from (select array_agg(1) as items, array_agg(l.account order by l.ord) as accounts, array_agg(l.amount order by l.ord) as amounts
          from unnest(p_items, p_accounts, p_amounts) with ordinality as l(item, account, amount, ord) where l.item = v_item) line,
        ledger.post_locked(p_keys[v_item:v_item], p_brands[v_item:v_item], p_kinds[v_item:v_item], p_references[v_item:v_item],
          coalesce(line.items, '{}'), coalesce(line.accounts, '{}'), coalesce(line.amounts, '{}'), p_at) o;
    end loop;
    return;
  end if;
  if v_statuses[1] = 'known' then
    return query select 1, c.status, c.transaction
      from ledger.compare(p_keys[1], p_brands[1], p_kinds[1], p_references[1], p_accounts, p_amounts) c;
    return;
  elsif v_statuses[1] is not null then
    return query select 1, v_statuses[1], null::bigint;
    return;
  end if;

  v_ids := array(select nextval('ledger.transaction_id_seq') from generate_series(1, v_count));
  insert into transaction (id, brand, key, kind, reference, at) overriding system value
    select * from (select unnest(v_ids), unnest(p_brands), unnest(p_keys), unnest(p_kinds), unnest(p_references), p_at) t
    on conflict do nothing;
  get diagnostics v_written = row_count;
  if v_written < v_count then
    -- Somebody else has posted under the same key meanwhile.
    if v_count > 1 then raise exception 'a key came twice at once' using errcode = '40001'; end if;
    return query select 1, c.status, c.transaction
      from ledger.compare(p_keys[1], p_brands[1], p_kinds[1], p_references[1], p_accounts, p_amounts) c;
    return;
  end if;
  with line as (
    select v_ids[l.item] as transaction, row_number() over (partition by l.item order by l.ord) as line, l.account,
      a.currency, l.amount, b.amount + sum(l.amount) over (partition by l.account order by l.ord) as balance_after
    from unnest(p_items, p_accounts, p_amounts) with ordinality as l(item, account, amount, ord)
    join account a on a.id = l.account left join balance b on b.account = l.account
  ), moved as (
    update balance b set amount = b.amount + m.amount
    from (select account, sum(amount) as amount from line where balance_after is not null group by account) m
    where b.account = m.account
  )
  insert into posting (transaction, line, account, currency, amount, balance_after)
    select transaction, line, account, currency, amount, balance_after from line order by transaction, line;
  return query select i.item::int, 'posted', i.id from unnest(v_ids) with ordinality as i(id, item);
end $$;`;

/**
 * How money is posted, in sets: each step is one statement for the whole batch.
 *
 * `ledger.post(items, at)` is the door: `[{ key, brand, kind, reference, postings: [{ account, amount }] }]`, answered
 * item by item as `ledger-functions.sql.ts` says. `ledger.post_locked` does the work for callers that hold the
 * balances' locks already: one array element an item, and for each line the number of its item (from 1), its account
 * and its amount in minor units.
 */
export const postingFunctions = `
-- House accounts and members' accounts are looked for apart: "is not distinct from" can use no index.
create or replace function ledger.open_account(p_brand text, p_member bigint, p_kind text, p_currency text) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_id bigint;
begin
  if p_member is null then
    select id into v_id from account where brand = p_brand and owner = 'house' and member is null
      and kind = p_kind and currency = p_currency;
  else
    select id into v_id from account where brand = p_brand and owner = 'member' and member = p_member
      and kind = p_kind and currency = p_currency;
  end if;
  if v_id is not null then return v_id; end if;
  insert into account (brand, owner, member, kind, currency)
    values (p_brand, case when p_member is null then 'house' else 'member' end, p_member, p_kind, p_currency)
    on conflict do nothing returning id into v_id;
  -- Somebody else has opened it meanwhile.
  if v_id is null then return ledger.open_account(p_brand, p_member, p_kind, p_currency); end if;
  if p_member is not null then insert into balance (account) values (v_id); end if;
  return v_id;
end $$;

-- The status of each item as it stands: 'known' for a key that is there, null where it may be posted. A balance counts
-- as if all items before were posted, so where one is refused the rest must be judged again.
create function ledger.judge(p_keys text[], p_brands text[], p_items int[], p_accounts bigint[], p_amounts bigint[])
returns text[] language plpgsql set search_path = ledger, pg_temp as $$
begin
  return (with item as (
    select * from unnest(p_keys, p_brands) with ordinality as i(key, brand, item)
  ), line as (
    select l.item, l.account, l.amount, a.currency, a.brand
    from unnest(p_items, p_accounts, p_amounts) as l(item, account, amount) left join account a on a.id = l.account
  ), net as (
    select item, account, sum(amount) as amount from line group by item, account
  ), short as (
    select distinct item from (
      select n.item, b.amount + sum(n.amount) over (partition by n.account order by n.item) as left_over
      from net n join balance b on b.account = n.account
    ) running where left_over < 0
  ), sums as (
    select item, sum(amount) <> 0 or bool_or(amount = 0) as unbalanced,
      count(brand) < count(*) or min(brand) <> max(brand) as unknown, min(brand) as brand,
      count(distinct currency) > 1 as mixed
    from line group by item
  )
  select array_agg(case
      when t.id is not null then 'known'
      when s.item is null or s.unbalanced then 'unbalanced'
      when s.unknown or s.brand <> i.brand then 'unknown_account'
      when s.mixed then 'wrong_currency'
      when short.item is not null then 'insufficient'
    end order by i.item)
  from item i left join transaction t on t.brand = i.brand and t.key = i.key
  left join sums s on s.item = i.item left join short on short.item = i.item);
end $$;

-- Whether what is known under a key is the same.
create function ledger.compare(p_key text, p_brand text, p_kind text, p_reference text, p_accounts bigint[], p_amounts bigint[],
  out status text, out transaction bigint)
language sql set search_path = ledger, pg_temp as $$
  select case when t.kind = p_kind and t.reference = p_reference and p.accounts = p_accounts and p.amounts = p_amounts
    then 'replayed' else 'key_conflict' end, t.id
  from transaction t, lateral (select array_agg(account order by line) as accounts, array_agg(amount order by line) as amounts
    from posting where transaction = t.id) p
  where t.brand = p_brand and t.key = p_key
$$;

${postLocked}

create or replace function ledger.post(p_items jsonb, p_at timestamptz)
returns table (ord bigint, status text, transaction bigint)
language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v record;
  v_line record;
begin
  select array_agg(value->>'key' order by ordinality) as keys, array_agg(value->>'brand' order by ordinality) as brands,
      array_agg(value->>'kind' order by ordinality) as kinds, array_agg(value->>'reference' order by ordinality) as refs
    into v from jsonb_array_elements(p_items) with ordinality;
  select coalesce(array_agg(i.ordinality::int order by i.ordinality, l.ordinality), '{}') as items,
      coalesce(array_agg((l.value->>'account')::bigint order by i.ordinality, l.ordinality), '{}') as accounts,
      coalesce(array_agg((l.value->>'amount')::bigint order by i.ordinality, l.ordinality), '{}') as amounts
    into v_line from jsonb_array_elements(p_items) with ordinality i, jsonb_array_elements(i.value->'postings') with ordinality l;
  if v.keys is null then return; end if;
  perform 1 from balance where account = any(v_line.accounts) order by account for update;
  return query select o.item::bigint, o.status, o.transaction
    from ledger.post_locked(v.keys, v.brands, v.kinds, v.refs, v_line.items, v_line.accounts, v_line.amounts, p_at) o;
end $$;

revoke all on all functions in schema ledger from public;
`;
