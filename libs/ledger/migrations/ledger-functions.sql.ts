/**
 * The only writers of the ledger; they run as its owner, so that the application needs no right to write.
 *
 * `ledger.post(items, at)` takes `[{ key, brand, kind, reference, postings: [{ account, amount }] }]` and answers
 * item by item: `posted`; `replayed` for a known key with the same content; `key_conflict` for other content;
 * `insufficient` where a member's account would fall below zero; `unbalanced` (a line of 0 too), `unknown_account`,
 * `wrong_currency` for what must not be posted. An item that is refused leaves nothing behind and does not touch the others.
 * Members' balances are locked first, in account order; house accounts have no balance row.
 */
export const ledgerFunctions = `
create function ledger.open_account(p_brand text, p_member bigint, p_kind text, p_currency text) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_id bigint;
begin
  select id into v_id from account where brand = p_brand and member is not distinct from p_member
    and kind = p_kind and currency = p_currency;
  if v_id is not null then return v_id; end if;
  insert into account (brand, owner, member, kind, currency)
    values (p_brand, case when p_member is null then 'house' else 'member' end, p_member, p_kind, p_currency)
    on conflict do nothing returning id into v_id;
  if v_id is null then
    select id into v_id from account where brand = p_brand and member is not distinct from p_member
      and kind = p_kind and currency = p_currency;
  elsif p_member is not null then
    insert into balance (account) values (v_id);
  end if;
  return v_id;
end $$;

create function ledger.post_one(p_item jsonb, p_at timestamptz) returns table (status text, transaction bigint)
language plpgsql set search_path = ledger, pg_temp as $$
declare
  v_print text := md5(concat_ws('|', p_item->>'kind', p_item->>'reference', p_item->>'postings'));
  v_known record;
  v_id bigint;
  v_lines int;
  v_found int;
  v_currencies int;
  v_sum numeric;
  v_idle int;
begin
  select t.id, t.fingerprint into v_known from ledger.transaction t
    where t.brand = p_item->>'brand' and t.key = p_item->>'key';
  if found then
    return query select case when v_known.fingerprint = v_print then 'replayed' else 'key_conflict' end, v_known.id;
    return;
  end if;

  select count(*), count(a.id), count(distinct a.currency), sum(p.amount), count(*) filter (where p.amount = 0)
    into v_lines, v_found, v_currencies, v_sum, v_idle
    from jsonb_to_recordset(p_item->'postings') as p(account bigint, amount bigint)
    left join account a on a.id = p.account and a.brand = p_item->>'brand';
  if v_lines = 0 or v_sum <> 0 or v_idle > 0 then return query select 'unbalanced', null::bigint; return; end if;
  if v_found < v_lines then return query select 'unknown_account', null::bigint; return; end if;
  if v_currencies > 1 then return query select 'wrong_currency', null::bigint; return; end if;

  if exists (
    select from (select p.account, sum(p.amount) as moved
      from jsonb_to_recordset(p_item->'postings') as p(account bigint, amount bigint) group by p.account) m
    join balance b on b.account = m.account where b.amount + m.moved < 0
  ) then return query select 'insufficient', null::bigint; return; end if;

  insert into ledger.transaction (brand, key, fingerprint, kind, reference, at)
    values (p_item->>'brand', p_item->>'key', v_print, p_item->>'kind', p_item->>'reference', p_at)
    on conflict do nothing returning id into v_id;
  if v_id is null then
    return query select case when t.fingerprint = v_print then 'replayed' else 'key_conflict' end, t.id
      from ledger.transaction t where t.brand = p_item->>'brand' and t.key = p_item->>'key';
    return;
  end if;

  update balance b set amount = b.amount + m.moved
    from (select p.account, sum(p.amount) as moved
      from jsonb_to_recordset(p_item->'postings') as p(account bigint, amount bigint) group by p.account) m
    where b.account = m.account;
  insert into posting (transaction, line, account, currency, amount, balance_after)
    select v_id, p.line, a.id, a.currency, p.amount,
      b.amount - sum(p.amount) over (partition by a.id) + sum(p.amount) over (partition by a.id order by p.line)
    from (select (value->>'account')::bigint as account, (value->>'amount')::bigint as amount, ordinality as line
      from jsonb_array_elements(p_item->'postings') with ordinality) p
    join account a on a.id = p.account left join balance b on b.account = a.id;
  return query select 'posted', v_id;
end $$;

create function ledger.post(p_items jsonb, p_at timestamptz)
returns table (ord bigint, status text, transaction bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_item record;
begin
  perform 1 from balance where account in (
    select (line->>'account')::bigint from jsonb_array_elements(p_items) item, jsonb_array_elements(item->'postings') line
  ) order by account for update;
  for v_item in select value, ordinality from jsonb_array_elements(p_items) with ordinality loop
    return query select v_item.ordinality, o.status, o.transaction from ledger.post_one(v_item.value, p_at) o;
  end loop;
end $$;

revoke all on all functions in schema ledger from public;
grant execute on function ledger.open_account(text, bigint, text, text) to mela_app;
grant execute on function ledger.post(jsonb, timestamptz) to mela_app;
`;
