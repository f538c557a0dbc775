/**
 * How postings are written. `ledger.write_postings` is for callers that have locked the balances and judged by themselves
 * that no key is known, no wallet runs short and each item is of one brand and one currency: a balance below zero and lines
 * that do not sum to zero are errors here. It answers the transactions in the items' order, or null where a key is known;
 * where other items were beside it, the caller has to take all back. `ledger.post_locked` judges first; its parameters are
 * the same, see `posting-functions.sql.ts`.
 */
export const writePostings = `
create function ledger.write_postings(p_keys text[], p_brands text[], p_kinds text[], p_references text[],
  p_items int[], p_accounts bigint[], p_amounts bigint[], p_at timestamptz) returns bigint[]
language plpgsql set search_path = ledger, pg_temp as $$
declare
  v_ids bigint[];
  v_written int;
begin
  -- Before the ids are taken: see take_transaction_id.
  perform pg_current_xact_id();
  v_ids := array(select nextval('ledger.transaction_id_seq') from generate_series(1, cardinality(p_keys)));
  insert into transaction (id, brand, key, kind, reference, at) overriding system value
    select * from (select unnest(v_ids), unnest(p_brands), unnest(p_keys), unnest(p_kinds), unnest(p_references), p_at) t
    on conflict do nothing;
  get diagnostics v_written = row_count;
  if v_written < cardinality(p_keys) then return null; end if;
  with line as (
    select v_ids[l.item] as transaction, row_number() over (partition by l.item order by l.ord) as line, l.account,
      a.currency, l.amount, b.amount + sum(l.amount) over (partition by l.account order by l.ord) as balance_after,
      ledger.record_type(p_kinds[l.item]) as type
    from unnest(p_items, p_accounts, p_amounts) with ordinality as l(item, account, amount, ord)
    join account a on a.id = l.account left join balance b on b.account = l.account
  ), moved as (
    update balance b set amount = b.amount + m.amount
    from (select account, sum(amount) as amount from line where balance_after is not null group by account) m
    where b.account = m.account
  )
  insert into posting (transaction, line, account, currency, amount, balance_after, type)
    select transaction, line, account, currency, amount, balance_after, type from line order by transaction, line;
  return v_ids;
end $$;

create or replace function ledger.post_locked(p_keys text[], p_brands text[], p_kinds text[], p_references text[],
  p_items int[], p_accounts bigint[], p_amounts bigint[], p_at timestamptz)
returns table (item int, status text, transaction bigint)
language plpgsql set search_path = ledger, pg_temp as $$
#variable_conflict use_column
declare
  v_count int := cardinality(p_keys);
  v_statuses text[] := ledger.judge(p_keys, p_brands, p_items, p_accounts, p_amounts);
  v_ids bigint[];
begin
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

  v_ids := ledger.write_postings(p_keys, p_brands, p_kinds, p_references, p_items, p_accounts, p_amounts, p_at);
  if v_ids is null then
    -- Somebody else has posted under the same key meanwhile.
    if v_count > 1 then raise exception 'a key came twice at once' using errcode = '40001'; end if;
    return query select 1, c.status, c.transaction
      from ledger.compare(p_keys[1], p_brands[1], p_kinds[1], p_references[1], p_accounts, p_amounts) c;
    return;
  end if;
  return query select i.item::int, 'posted', i.id from unnest(v_ids) with ordinality as i(id, item);
end $$;

revoke all on function ledger.write_postings(text[], text[], text[], text[], int[], bigint[], bigint[], timestamptz) from public;
`;
