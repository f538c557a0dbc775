/**
 * The only writers of rounds, wallet transactions and debts; they run as their owner. Each change of them is a
 * migration that makes them all anew.
 *
 * `games.apply_wallet(items, at, digits)` takes `[{ op, vendor, brand, user, currency, token, game_code, round,
 * round_closed, tx, reference, amount, free, print, request_uuid }]`, amounts in minor units, `token` the hash in
 * hexadecimal, and the digits of each currency. It answers `{ replies, events }`: a reply for each item in order, and
 * the events that were written, to be published after COMMIT.
 *
 * Everything that it touches of a member is under that member's wallet: the wallets of all items are locked first, by
 * id, and the persons' `seq` last. So a round needs no lock of its own, and who locks a round must hold the wallet.
 */
export const walletFunctions = `
create or replace function games.wire(p_minor bigint, p_digits int) returns text language sql immutable
  return round(p_minor / power(10::numeric, p_digits), p_digits)::text;

create or replace function games.iso(p_at timestamptz) returns text language sql stable
  return to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create or replace function games.wallet_of(p jsonb) returns bigint language sql stable
  return (select id from ledger.account where brand = p->>'brand' and owner = 'member'
    and member = (p->>'user')::bigint and kind = 'wallet' and currency = p->>'currency');

-- Moves an amount from the house to the wallet, or back where it is negative. Tells whether the wallet had enough.
create or replace function games.move(p jsonb, p_kind text, p_key text, p_amount bigint, p_at timestamptz) returns boolean
language plpgsql set search_path = games, pg_temp as $$
declare v_status text;
begin
  if p_amount = 0 then return true; end if;
  select status into v_status from ledger.post(jsonb_build_array(jsonb_build_object(
    'key', 'games:' || (p->>'vendor') || ':' || p_key, 'brand', p->>'brand', 'kind', p_kind, 'reference', p->>'tx',
    'postings', jsonb_build_array(
      jsonb_build_object('account', games.wallet_of(p), 'amount', p_amount),
      jsonb_build_object('account', ledger.open_account(p->>'brand', null, 'games', p->>'currency'),
        'amount', -p_amount)))), p_at);
  if v_status = 'insufficient' then return false; end if;
  if v_status = 'key_conflict' then perform games.raced(); end if;
  if v_status <> 'posted' then raise exception 'transaction % was not posted: %', p->>'tx', v_status; end if;
  return true;
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
  perform 1 from ledger.balance where account in (
    select id from ledger.account where brand = p_brand and member = p_member and kind = 'wallet'
  ) order by account for update;
  for v_debt in select * from debt where member = p_member and brand = p_brand and settled_at is null order by id loop
    v_wallet := ledger.open_account(p_brand, p_member, 'wallet', v_debt.currency);
    select least(amount, v_debt.amount - v_debt.paid) into v_pay from ledger.balance where account = v_wallet;
    continue when v_pay = 0;
    select status into v_status from ledger.post(jsonb_build_array(jsonb_build_object(
      'key', 'game-debt:' || v_debt.id || ':' || v_debt.paid, 'brand', p_brand, 'kind', 'game-debt',
      'reference', v_debt.id::text, 'postings', jsonb_build_array(
        jsonb_build_object('account', v_wallet, 'amount', -v_pay),
        jsonb_build_object('account', ledger.open_account(p_brand, null, 'games', v_debt.currency),
          'amount', v_pay)))), p_at);
    if v_status <> 'posted' then raise exception 'debt % could not be paid: %', v_debt.id, v_status; end if;
    update debt set paid = paid + v_pay, settled_at = case when paid + v_pay = amount then p_at end where id = v_debt.id;
    v_moved := true;
  end loop;
  return v_moved;
end $$;

-- Somebody else committed the same id meanwhile, under another member: the batch is done again and finds it.
create or replace function games.raced() returns void language plpgsql as $$
begin
  raise exception 'the transaction came twice at once' using errcode = '40001';
end $$;

-- Writes the transaction with its reply, and gives the reply. A refusal has no round and no operator's id.
create or replace function games.keep(p jsonb, p_status text, p_state text, p_round bigint, p_amount bigint, p_at timestamptz,
  p_digits jsonb) returns jsonb
language plpgsql set search_path = games, pg_temp as $$
declare
  v_id bigint := nextval('games.wallet_transaction_id_seq');
  v_reply jsonb;
begin
  v_reply := jsonb_strip_nulls(jsonb_build_object('status', p_status, 'request_uuid', p->>'request_uuid',
    'user', p->>'user', 'currency', p->>'currency',
    'balance', (select least(amount * power(10::numeric, 5 - (p_digits->>(p->>'currency'))::int), 9007199254740991)::bigint
      from ledger.balance where account = games.wallet_of(p)),
    'operator_tx_id', case when p_state = 'accepted' then v_id::text end));
  insert into wallet_transaction (id, vendor, transaction_uuid, brand, operation, state, fingerprint, member, round,
      reference, currency, amount, free, at, reply)
    overriding system value
    values (v_id, p->>'vendor', (p->>'tx')::uuid, p->>'brand', p->>'op', p_state, p->>'print', (p->>'user')::bigint,
      p_round, (p->>'reference')::uuid, p->>'currency', p_amount, (p->>'free')::boolean, p_at, v_reply)
    on conflict do nothing;
  if not found then perform games.raced(); end if;
  return v_reply;
end $$;

-- Ends an open round: its valid bet counts from now on, and the game's weight and edge are those of this moment.
create or replace function games.settle(p_round bigint, p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
declare v_round record;
begin
  update round r set status = 'settled', settled_at = p_at, valid_bet = r.stake * t.bet_weight / 100,
      bet_weight = t.bet_weight, edge_ppm = t.edge_ppm
    from title t where t.node_id = r.node_id and r.id = p_round and r.status = 'open'
    returning r.member, r.currency, r.valid_bet into v_round;
  if found and v_round.valid_bet > 0 then
    perform ledger.wager(v_round.member, v_round.currency, v_round.valid_bet);
  end if;
end $$;

-- Something of a settled round has changed: who counts settled rounds looks at it again.
create or replace function games.amend(p_round bigint, p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
begin
  update round set revision = revision + 1, amended_at = p_at where id = p_round and settled_at is not null;
end $$;

-- Why a bet may not be taken, or null.
create or replace function games.refuse_bet(p jsonb, p_at timestamptz, out status text, out node_id int)
language plpgsql set search_path = games, pg_temp as $$
declare v record;
begin
  select l.currency, l.expires_at, l.node_id, t.game_code, t.min_bet, t.max_bet, vendor.maintenance, m.status as member_status,
      s.ended_at is not null or s.expires_at <= p_at as session_over
    into v from launch l join title t on t.node_id = l.node_id
    join vendor on vendor.brand = t.brand and vendor.code = t.vendor
    join identity.member m on m.id = l.member join identity.session s on s.id = l.session
    where l.token_hash = decode(p->>'token', 'hex') and l.brand = p->>'brand' and t.vendor = p->>'vendor'
      and l.member = (p->>'user')::bigint and not l.demo and l.authenticated_at is not null;
  if not found then status := 'RS_ERROR_INVALID_TOKEN'; return; end if;
  node_id := v.node_id;
  status := case
    when v.game_code <> p->>'game_code' then 'RS_ERROR_INVALID_GAME'
    when v.currency <> p->>'currency' then 'RS_ERROR_WRONG_CURRENCY'
    when v.expires_at <= p_at or v.session_over then 'RS_ERROR_TOKEN_EXPIRED'
    when v.member_status <> 'active' then 'RS_ERROR_USER_DISABLED'
    when v.maintenance then 'RS_ERROR_INVALID_GAME'
    when not (p->>'free')::boolean and (p->>'amount')::bigint not between v.min_bet and v.max_bet
      then 'RS_ERROR_LIMIT_REACHED'
  end;
end $$;

create or replace function games.apply_bet(p jsonb, p_at timestamptz, p_digits jsonb, out reply jsonb, out moved boolean, out told bigint)
language plpgsql set search_path = games, pg_temp as $$
declare
  v_status text;
  v_node int;
  v_round record;
  v_id bigint;
  v_amount bigint := (p->>'amount')::bigint;
begin
  moved := false;
  select status, node_id into v_status, v_node from games.refuse_bet(p, p_at);
  if v_status is null then
    select id, status, node_id, currency into v_round from round where brand = p->>'brand' and vendor = p->>'vendor'
      and round = p->>'round' and member = (p->>'user')::bigint;
    v_id := v_round.id;
    if v_id is not null and (v_round.status <> 'open' or v_round.node_id <> v_node or v_round.currency <> p->>'currency')
    then v_status := 'RS_ERROR_INVALID_GAME';
    elsif not games.move(p, 'bet', p->>'tx', -v_amount, p_at) then v_status := 'RS_ERROR_NOT_ENOUGH_MONEY';
    end if;
  end if;
  -- A refusal is kept too: a late copy of a bet that was refused must not take money.
  if v_status is not null then
    reply := games.keep(p, v_status, 'refused', null, v_amount, p_at, p_digits);
    return;
  end if;
  if v_id is null then
    insert into round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, status, opened_at)
      values (p->>'brand', p->>'vendor', p->>'round', (p->>'user')::bigint,
        array(select ancestor from identity.ancestor where member = (p->>'user')::bigint order by depth),
        v_node, p->>'currency', v_amount, 0, 'open', p_at)
      returning id into v_id;
  else
    update round set stake = stake + v_amount where id = v_id;
  end if;
  -- Who plays is not idle.
  update identity.session s set seen_at = p_at from launch l
    where l.token_hash = decode(p->>'token', 'hex') and s.id = l.session and s.seen_at < p_at - interval '1 minute';
  moved := v_amount > 0;
  if (p->>'round_closed')::boolean then perform games.settle(v_id, p_at); told := v_id; end if;
  reply := games.keep(p, 'RS_OK', 'accepted', v_id, v_amount, p_at, p_digits);
end $$;

create or replace function games.apply_win(p jsonb, p_at timestamptz, p_digits jsonb, out reply jsonb, out moved boolean, out told bigint)
language plpgsql set search_path = games, pg_temp as $$
declare
  v record;
  v_amount bigint := (p->>'amount')::bigint;
begin
  moved := false;
  select r.id, r.status, t.largest_win into v
    from wallet_transaction w join round r on r.id = w.round join title t on t.node_id = r.node_id
    where w.vendor = p->>'vendor' and w.transaction_uuid = (p->>'reference')::uuid and w.operation = 'bet'
      and w.state = 'accepted' and w.brand = p->>'brand' and w.member = (p->>'user')::bigint
      and w.currency = p->>'currency' and r.round = p->>'round' and t.game_code = p->>'game_code';
  -- Refusals of wins are not kept: the vendor tries again until its bet is here, or an operator has raised the limit.
  if not found then reply := games.refusal(p, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'); return; end if;
  if v_amount > v.largest_win then reply := games.refusal(p, 'RS_ERROR_LIMIT_REACHED'); return; end if;
  perform games.move(p, 'win', p->>'tx', v_amount, p_at);
  update round set payout = payout + v_amount where id = v.id;
  if v_amount > 0 then perform games.amend(v.id, p_at); end if;
  if (p->>'round_closed')::boolean then perform games.settle(v.id, p_at); end if;
  if (p->>'round_closed')::boolean or v.status <> 'open' then told := v.id; end if;
  moved := v_amount > 0;
  if moved then perform games.pay_debts(p->>'brand', (p->>'user')::bigint, p_at); end if;
  reply := games.keep(p, 'RS_OK', 'accepted', v.id, v_amount, p_at, p_digits);
end $$;

create or replace function games.apply_rollback(p jsonb, p_at timestamptz, p_digits jsonb, out reply jsonb, out moved boolean, out told bigint)
language plpgsql set search_path = games, pg_temp as $$
declare
  v wallet_transaction;
  v_round round;
  v_balance bigint;
  v_taken bigint;
  v_valid bigint;
begin
  moved := false;
  select * into v from wallet_transaction where vendor = p->>'vendor' and transaction_uuid = (p->>'reference')::uuid;
  if not found then
    insert into wallet_transaction (vendor, transaction_uuid, brand, operation, state, member, currency, amount, at)
      values (p->>'vendor', (p->>'reference')::uuid, p->>'brand', 'unknown', 'tombstone', (p->>'user')::bigint,
        p->>'currency', 0, p_at)
      on conflict do nothing;
    if not found then perform games.raced(); end if;
    reply := games.keep(p, 'RS_OK', 'accepted', null, 0, p_at, p_digits);
    return;
  end if;
  select * into v_round from round where id = v.round;
  if v.operation = 'rollback' or v.brand <> p->>'brand' or v.member <> (p->>'user')::bigint
    or v.currency <> p->>'currency' or v_round.round <> p->>'round'
  then reply := games.refusal(p, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'); return; end if;
  if v.state <> 'accepted' then
    reply := games.keep(p, 'RS_OK', 'accepted', v.round, 0, p_at, p_digits);
    return;
  end if;

  update wallet_transaction set state = 'rolled_back' where id = v.id;
  if v.operation = 'bet' then
    perform games.move(p, 'bet-rollback', p->>'tx', v.amount, p_at);
    update round r set stake = r.stake - v.amount, valid_bet = case when r.status = 'settled'
          then (r.stake - v.amount) * coalesce(r.bet_weight, t.bet_weight) / 100 else r.valid_bet end
      from title t where t.node_id = r.node_id and r.id = v.round returning r.valid_bet into v_valid;
    if v_valid < v_round.valid_bet then
      perform ledger.wager(v.member, v.currency, v_valid - v_round.valid_bet);
    end if;
    perform games.pay_debts(p->>'brand', v.member, p_at);
    reply := games.keep(p, 'RS_OK', 'accepted', v.round, v.amount, p_at, p_digits);
  else
    select amount into v_balance from ledger.balance where account = games.wallet_of(p);
    v_taken := least(v_balance, v.amount);
    perform games.move(p, 'win-rollback', p->>'tx', -v_taken, p_at);
    update round set payout = payout - v.amount where id = v.round;
    reply := games.keep(p, 'RS_OK', 'accepted', v.round, v.amount, p_at, p_digits);
    if v_taken < v.amount then
      insert into debt (brand, member, currency, transaction, amount, incurred_at)
        values (v.brand, v.member, v.currency, (reply->>'operator_tx_id')::bigint, v.amount - v_taken, p_at);
    end if;
  end if;
  moved := v.amount > 0;
  if moved then perform games.amend(v.round, p_at); end if;

  if not exists (select from wallet_transaction w where w.round = v.round and w.operation in ('bet', 'win')
      and w.state = 'accepted') then
    update round set status = 'void', voided_at = p_at where id = v.round;
  elsif (p->>'round_closed')::boolean then
    perform games.settle(v.round, p_at);
  end if;
  select r.id into told from round r where r.id = v.round and r.status <> 'open';
end $$;

-- A refusal that is not kept.
create or replace function games.refusal(p jsonb, p_status text) returns jsonb language sql immutable
  return jsonb_build_object('status', p_status, 'request_uuid', p->>'request_uuid', 'user', p->>'user');

create or replace function games.apply_one(p jsonb, p_at timestamptz, p_digits jsonb, out reply jsonb, out moved boolean, out told bigint)
language plpgsql set search_path = games, pg_temp as $$
declare v_known wallet_transaction;
begin
  moved := false;
  select * into v_known from wallet_transaction
    where vendor = p->>'vendor' and transaction_uuid = (p->>'tx')::uuid;
  if found then
    reply := case when v_known.fingerprint = p->>'print'
      then v_known.reply || jsonb_build_object('request_uuid', p->>'request_uuid')
      else games.refusal(p, 'RS_ERROR_DUPLICATE_TRANSACTION') end;
    return;
  end if;
  if p->>'tx' = p->>'reference' then reply := games.refusal(p, 'RS_ERROR_WRONG_SYNTAX'); return; end if;
  if not exists (select from ledger.account where brand = p->>'brand' and member = (p->>'user')::bigint) then
    reply := games.refusal(p, 'RS_ERROR_INVALID_TOKEN');
    return;
  end if;
  case p->>'op'
    when 'bet' then select * into reply, moved, told from games.apply_bet(p, p_at, p_digits);
    when 'win' then select * into reply, moved, told from games.apply_win(p, p_at, p_digits);
    when 'rollback' then select * into reply, moved, told from games.apply_rollback(p, p_at, p_digits);
  end case;
end $$;

create or replace function games.bet_summary(p_round bigint, p_digits jsonb) returns jsonb language sql stable
  return (select jsonb_build_object('id', r.id::text, 'nodeId', r.node_id, 'gameCode', t.game_code,
    'gameNames', t.names, 'gameType', t.game_type, 'scene', t.scene, 'vendor', r.vendor,
    'vendorName', v.display_name, 'round', r.round, 'stake', games.wire(r.stake, (p_digits->>r.currency)::int),
    'payout', games.wire(r.payout, (p_digits->>r.currency)::int), 'currency', r.currency, 'status', r.status,
    'openedAt', games.iso(r.opened_at), 'settledAt', games.iso(r.settled_at))
  from games.round r join games.title t on t.node_id = r.node_id
  join games.vendor v on v.brand = r.brand and v.code = r.vendor where r.id = p_round);

create or replace function games.balance_summary(p_brand text, p_member bigint, p_currency text, p_digits jsonb) returns jsonb
language sql stable
  return (select jsonb_build_object('currency', p_currency,
    'balance', games.wire(coalesce(sum(b.amount) filter (where a.kind = 'wallet'), 0)::bigint, (p_digits->>p_currency)::int),
    'onHold', games.wire(coalesce(sum(b.amount) filter (where a.kind = 'hold'), 0)::bigint, (p_digits->>p_currency)::int))
  from ledger.account a join ledger.balance b on b.account = a.id
  where a.brand = p_brand and a.member = p_member and a.currency = p_currency);

create or replace function games.apply_wallet(p_items jsonb, p_at timestamptz, p_digits jsonb) returns jsonb
language plpgsql security definer set search_path = games, pg_temp as $$
declare
  v_item jsonb;
  v_done record;
  v_replies jsonb := '[]';
  v_told bigint[] := '{}';
  v_moved jsonb := '[]';
  v_events jsonb;
begin
  perform 1 from ledger.balance where account in (
    select a.id from jsonb_array_elements(p_items) item
    join ledger.account a on a.brand = item->>'brand' and a.member = (item->>'user')::bigint and a.kind = 'wallet'
  ) order by account for update;
  for v_item in select value from jsonb_array_elements(p_items) with ordinality order by ordinality loop
    select * into v_done from games.apply_one(v_item, p_at, p_digits);
    v_replies := v_replies || jsonb_build_array(v_done.reply);
    if v_done.told is not null then v_told := v_told || v_done.told; end if;
    if v_done.moved then
      v_moved := v_moved || jsonb_build_object('brand', v_item->'brand', 'person', v_item->'user', 'currency', v_item->'currency');
    end if;
  end loop;
  select coalesce(jsonb_agg(event order by sort, id), '[]') into v_events from (
    select 1 as sort, r.id, jsonb_build_object('person', r.member, 'brand', r.brand, 'name', 'bet.settled',
      'data', games.bet_summary(r.id, p_digits)) as event
    from round r where r.id = any (v_told)
    union all
    select 2, (m->>'person')::bigint, jsonb_build_object('person', (m->>'person')::bigint, 'brand', m->'brand',
      'name', 'balance.changed',
      'data', games.balance_summary(m->>'brand', (m->>'person')::bigint, m->>'currency', p_digits))
    from (select distinct value as m from jsonb_array_elements(v_moved)) moved
  ) events;
  if v_events <> '[]' then
    select jsonb_agg(jsonb_build_object('person', e.person::text, 'seq', e.seq, 'name', e.name, 'data', e.data,
      'at', games.iso(e.at)) order by e.person, e.seq) into v_events from platform.append_events(v_events) e;
  end if;
  return jsonb_build_object('replies', v_replies, 'events', v_events);
end $$;

revoke all on all functions in schema games from public;
grant execute on function games.apply_wallet(jsonb, timestamptz, jsonb), games.pay_debts(text, bigint, timestamptz) to mela_app;
`;
