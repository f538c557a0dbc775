/**
 * The door of the wallet. `games.apply_wallet(items, at, digits, wait)` takes
 * `[{ op, vendor, brand, user, currency, token, game_code, round, round_closed, tx, reference, amount, valid_amount, free,
 * reward, print, request_uuid }]`, amounts in minor units, `token` the hash in hexadecimal, and the digits of each currency. It answers
 * `{ replies, events }`: a reply for each item in order, and the events that were written, to be published after COMMIT.
 * The reply is null where somebody else holds the wallet, unless `wait` says to wait for it.
 *
 * Everything that it touches of a member is under that member's wallet: all wallets are locked first, with the persons'
 * `seq`. So a round needs no lock of its own, and who locks a round must hold the wallet. Items of one wallet take
 * turns; those of a turn are judged and written together, a statement a step.
 */
export const walletApply = `
-- The items, and which of their wallets are locked now. Whoever writes events of a person locks the seq last and briefly, so
-- it may be taken here; the member's row is locked as the reference from a round would lock it.
create function games.lock_wallets(p_items jsonb, p_digits jsonb, p_wait boolean) returns games.wallet_item[]
language plpgsql set search_path = games, pg_temp as $$
declare v_items games.wallet_item[];
begin
  if p_wait then
    perform ledger.lock_accounts(array(
      select a.id from jsonb_array_elements(p_items) i join ledger.account_view a on a.brand = i->>'brand' and a.owner = 'member'
        and a.member = (i->>'user')::bigint and a.kind = 'wallet'));
  end if;
  select array_agg(row(i.place, i.turn,
      case when a.id is null and not exists (select from ledger.account_view o where o.brand = i.brand and o.owner = 'member'
          and o.member = i."user") then 'unknown'
        when a.id is null or l.locked then 'locked' else 'busy' end,
      i.op, i.vendor, i.brand, i."user", i.currency, (p_digits->>i.currency)::int, decode(i.token, 'hex'), i.game_code, i.round,
      i.round_closed, i.tx, i.reference, i.amount, i.valid_amount, i.free, i.reward,
      i.print, i.request_uuid, a.id)::games.wallet_item)
    into v_items
    from (
      select *, row_number() over (partition by "user" order by place) as turn
      from rows from (jsonb_to_recordset(p_items) as (op text, vendor text, brand text, "user" bigint, currency text, token text,
        game_code text, round text, round_closed boolean, tx uuid, reference uuid, amount bigint, valid_amount bigint, free boolean,
        reward uuid, print text, request_uuid text)) with ordinality as asked(op, vendor, brand, "user", currency, token,
        game_code, round, round_closed, tx, reference, amount, valid_amount, free, reward, print, request_uuid, place)
    ) i
    left join ledger.account_view a on a.brand = i.brand and a.owner = 'member' and a.member = i."user" and a.kind = 'wallet'
      and a.currency = i.currency
    cross join lateral (
      select case when p_wait then true
        when not ledger.try_lock_account(a.id) then false
        when not platform.try_lock_sequence(i."user") then false
        else members.try_lock_member(i."user") end as locked
    ) l;
  return v_items;
end $$;

-- Writes down what was decided, each with its reply, and gives the replies with the places of their items.
create function games.keep(p_verdicts games.wallet_verdict[], p_at timestamptz, out places int[], out replies jsonb[])
language plpgsql set search_path = games, pg_temp as $$
declare v_whole boolean;
begin
  with decided as (
    select v.*, coalesce(v.reply, jsonb_strip_nulls(jsonb_build_object('status', v.status, 'request_uuid', v.request_uuid,
      'user', v.member::text, 'currency', v.currency,
      'balance', least((b.amount + coalesce(m.amount, 0)) * power(10::numeric, 5 - v.digits), 9007199254740991)::bigint,
      'operator_tx_id', case when v.status = 'RS_OK' then v.id::text end))) as answer
    from unnest(p_verdicts) v left join ledger.balance_view b on b.account = v.wallet
    left join ledger.balance_view m on m.account = v.bonus_account and v.plays_bonus
  ), written as (
    insert into wallet_transaction (id, vendor, transaction_uuid, brand, operation, state, fingerprint, member, round,
        reference, currency, amount, bonus_amount, free, reward, at, reply)
      overriding system value
      select id, vendor, transaction_uuid, brand, op, case status when 'RS_OK' then 'accepted' else 'refused' end, fingerprint,
        member, round_id, reference, currency, taken, bonus_taken, free, reward, p_at, answer
      from decided where id is not null
      on conflict do nothing returning id
  )
  select array_agg(place), array_agg(answer), count(id) = (select count(*) from written) into places, replies, v_whole
    from decided;
  if not v_whole then perform games.raced(); end if;
end $$;

-- Applies items of different wallets. The steps: judge, move the money, write the rounds, roll back, pay debts, write down. Answers also
-- the members whose other money moved.
create function games.apply_turn(p_items games.wallet_item[], p_ops text[], p_at timestamptz, out verdicts games.wallet_verdict[],
  out places int[], out replies jsonb[], out members bigint[])
language plpgsql set search_path = games, pg_temp as $$
declare
  v_item games.wallet_item;
  v_after record;
begin
  members := '{}';
  if 'bet' = any(p_ops) then verdicts := games.judge_bets(p_items, p_at); end if;
  if 'win' = any(p_ops) then verdicts := verdicts || games.judge_wins(p_items, p_at); end if;
  if verdicts is not null then
    perform games.move_money(verdicts, null, p_at);
    members := games.write_rounds(verdicts, p_at);
  end if;
  if 'rollback' = any(p_ops) then
    foreach v_item in array p_items loop
      continue when v_item.op <> 'rollback';
      verdicts := verdicts || games.apply_rollback(v_item, p_at);
    end loop;
    members := members || games.count_rounds(array_agg(v.round_id), array_agg(v.member), array_agg(v.currency), p_at)
      from unnest(verdicts) v where v.op = 'rollback' and v.taken > 0;
  end if;
  select array_remove(array_agg(v.session), null) as sessions, bool_or(v.moved > 0) as credits, bool_or(v.owed > 0) as owes
    into v_after from unnest(verdicts) v;
  if v_after.sessions <> '{}' then perform authentication.touch_sessions(v_after.sessions, p_at); end if;
  if v_after.credits then perform games.pay_debts_of(verdicts, p_at); end if;
  select k.places, k.replies into places, replies from games.keep(verdicts, p_at) k;
  if not v_after.owes then return; end if;
  insert into debt (brand, member, currency, transaction, amount, incurred_at)
    select v.brand, v.member, v.currency, v.id, v.owed, p_at from unnest(verdicts) v where v.owed > 0;
end $$;

-- One event for each round that was closed or changed after its end, and one for each wallet that moved.
create function games.write_wallet_events(p_verdicts games.wallet_verdict[], p_members bigint[], p_digits jsonb) returns json
language plpgsql set search_path = games, pg_temp as $$
declare v_event record;
begin
  select array_agg(person order by sort, id) as persons, array_agg(brand order by sort, id) as brands,
      array_agg(name order by sort, id) as names, array_agg(data order by sort, id) as data
    into v_event from (
      select 1 as sort, r.id, r.member as person, r.brand, 'bet.settled' as name, jsonb_build_object('id', r.id::text,
        'nodeId', r.node_id, 'gameCode', t.game_code, 'gameNames', t.names, 'gameType', t.game_type, 'scene', t.scene,
        'vendor', r.vendor, 'vendorName', vendor.display_name, 'round', r.round, 'stake', games.wire(r.stake, d.digits),
        'payout', games.wire(r.payout, d.digits), 'currency', r.currency, 'status', r.status,
        'openedAt', games.iso(r.opened_at), 'settledAt', games.iso(r.settled_at)) as data
      from (select distinct round_id from unnest(p_verdicts) where told) told join round r on r.id = told.round_id
      join title t on t.node_id = r.node_id join vendor on vendor.brand = r.brand and vendor.code = r.vendor
      cross join lateral (select (p_digits->>r.currency)::int as digits) d
      union all
      select 2, moved.member, moved.member, moved.brand, 'balance.changed', jsonb_build_object('currency', moved.currency,
        'balance', games.wire(b.amount, moved.digits), 'onHold', games.wire(coalesce(beside.hold, 0), moved.digits), 'bonus', games.wire(coalesce(beside.bonus, 0), moved.digits))
      from (
        select distinct member, brand, currency, digits, wallet from unnest(p_verdicts)
        where moved <> 0 or bonus_moved <> 0 or member = any(p_members)
      ) moved
      join ledger.balance_view b on b.account = moved.wallet
      left join lateral (
        select sum(o.amount) filter (where a.kind = 'hold')::bigint as hold, sum(o.amount) filter (where a.kind = 'bonus')::bigint as bonus
        from ledger.account_view a join ledger.balance_view o on o.account = a.id
        where a.brand = moved.brand and a.owner = 'member' and a.member = moved.member and a.kind in ('hold', 'bonus')
          and a.currency = moved.currency
      ) beside on true
    ) event;
  if v_event.persons is null then return '[]'; end if;
  return (select json_agg(json_build_object('person', e.person::text, 'seq', e.seq, 'name', e.name, 'data', e.data,
      'at', games.iso(e.at), 'outbox', e.outbox::text))
    from platform.write_events(v_event.persons, v_event.brands, v_event.names, v_event.data) e);
end $$;

create function games.apply_wallet(p_items jsonb, p_at timestamptz, p_digits jsonb, p_wait boolean default true) returns json
language plpgsql security definer set search_path = games, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_items games.wallet_item[] := games.lock_wallets(p_items, p_digits, p_wait);
  v_verdicts games.wallet_verdict[] := '{}';
  v_places int[] := '{}';
  v_replies jsonb[] := '{}';
  v_members bigint[] := '{}';
  v_turn record;
  v_done record;
begin
  for v_turn in select array_agg(i) as items, array_agg(distinct i.op) as ops
    from unnest(v_items) i where i.state = 'locked' group by i.turn order by i.turn
  loop
    select * into v_done from games.apply_turn(v_turn.items, v_turn.ops, p_at);
    v_verdicts := v_verdicts || v_done.verdicts;
    v_places := v_places || v_done.places;
    v_replies := v_replies || v_done.replies;
    v_members := v_members || v_done.members;
  end loop;
  return json_build_object('events', games.write_wallet_events(v_verdicts, v_members, p_digits), 'replies', (
    select json_agg(case i.state when 'unknown' then games.refusal(i, 'RS_ERROR_INVALID_TOKEN') else d.reply end order by i.place)
    from unnest(v_items) i left join unnest(v_places, v_replies) as d(place, reply) on d.place = i.place));
end $$;

revoke all on all functions in schema games from public;
grant execute on function games.apply_wallet(jsonb, timestamptz, jsonb, boolean), games.pay_debts(text, bigint, timestamptz) to mela_app;
`;
