
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA agency;

CREATE SCHEMA cashier;

CREATE SCHEMA games;

CREATE SCHEMA identity;

CREATE SCHEMA ledger;

CREATE SCHEMA messaging;

CREATE SCHEMA platform;

CREATE SCHEMA site;

CREATE FUNCTION games.amend(p_round bigint, p_at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
begin
  update round set revision = revision + 1, amended_at = p_at where id = p_round and settled_at is not null;
end $$;

CREATE FUNCTION games.apply_bet(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.apply_one(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.apply_rollback(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.apply_wallet(p_items jsonb, p_at timestamp with time zone, p_digits jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.apply_win(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.wire(p_minor bigint, p_digits integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    RETURN (round(((p_minor)::numeric / power((10)::numeric, (p_digits)::numeric)), p_digits))::text;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE ledger.account (
    id bigint NOT NULL,
    brand text NOT NULL,
    owner text NOT NULL,
    member bigint,
    kind text NOT NULL,
    currency text NOT NULL,
    CONSTRAINT account_check CHECK (((owner = 'member'::text) = (member IS NOT NULL))),
    CONSTRAINT account_owner_check CHECK ((owner = ANY (ARRAY['member'::text, 'house'::text])))
);

CREATE TABLE ledger.balance (
    account bigint NOT NULL,
    amount bigint DEFAULT 0 NOT NULL,
    CONSTRAINT balance_not_negative CHECK ((amount >= 0))
)
WITH (fillfactor='70');

CREATE FUNCTION games.balance_summary(p_brand text, p_member bigint, p_currency text, p_digits jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    RETURN (SELECT jsonb_build_object('currency', balance_summary.p_currency, 'balance', games.wire((COALESCE(sum(b.amount) FILTER (WHERE (a.kind = 'wallet'::text)), (0)::numeric))::bigint, ((balance_summary.p_digits ->> balance_summary.p_currency))::integer), 'onHold', games.wire((COALESCE(sum(b.amount) FILTER (WHERE (a.kind = 'hold'::text)), (0)::numeric))::bigint, ((balance_summary.p_digits ->> balance_summary.p_currency))::integer)) AS jsonb_build_object FROM (ledger.account a JOIN ledger.balance b ON ((b.account = a.id))) WHERE ((a.brand = balance_summary.p_brand) AND (a.member = balance_summary.p_member) AND (a.currency = balance_summary.p_currency)));

CREATE FUNCTION games.iso(p_at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE
    RETURN to_char((p_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text);

CREATE TABLE games.round (
    id bigint NOT NULL,
    brand text NOT NULL,
    vendor text NOT NULL,
    round text NOT NULL,
    member bigint NOT NULL,
    ancestors bigint[] NOT NULL,
    node_id integer NOT NULL,
    currency text NOT NULL,
    stake bigint NOT NULL,
    payout bigint NOT NULL,
    valid_bet bigint DEFAULT 0 NOT NULL,
    status text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    voided_at timestamp with time zone,
    bet_weight smallint,
    edge_ppm integer,
    revision integer DEFAULT 1 NOT NULL,
    amended_at timestamp with time zone,
    CONSTRAINT round_payout_check CHECK ((payout >= 0)),
    CONSTRAINT round_stake_check CHECK ((stake >= 0)),
    CONSTRAINT round_status_check CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'void'::text])))
)
WITH (fillfactor='80');

CREATE TABLE games.title (
    node_id integer NOT NULL,
    brand text NOT NULL,
    vendor text NOT NULL,
    names jsonb NOT NULL,
    game_type text NOT NULL,
    classify text NOT NULL,
    game_code text NOT NULL,
    is_new boolean DEFAULT false NOT NULL,
    is_hot boolean DEFAULT false NOT NULL,
    support_play boolean DEFAULT true NOT NULL,
    freeplay boolean DEFAULT false NOT NULL,
    scene text NOT NULL,
    "position" integer NOT NULL,
    min_bet bigint DEFAULT 0 NOT NULL,
    max_bet bigint DEFAULT 0 NOT NULL,
    largest_win bigint DEFAULT 0 NOT NULL,
    bet_weight smallint DEFAULT 100 NOT NULL,
    edge_ppm integer,
    CONSTRAINT title_bet_weight_check CHECK (((bet_weight >= 0) AND (bet_weight <= 100))),
    CONSTRAINT title_edge_ppm_check CHECK (((edge_ppm >= 0) AND (edge_ppm <= 1000000))),
    CONSTRAINT title_min_bet_check CHECK ((min_bet >= 0))
);

CREATE TABLE games.vendor (
    brand text NOT NULL,
    code text NOT NULL,
    display_name text NOT NULL,
    maintenance boolean DEFAULT false NOT NULL
);

CREATE FUNCTION games.bet_summary(p_round bigint, p_digits jsonb) RETURNS jsonb
    LANGUAGE sql STABLE
    RETURN (SELECT jsonb_build_object('id', (r.id)::text, 'nodeId', r.node_id, 'gameCode', t.game_code, 'gameNames', t.names, 'gameType', t.game_type, 'scene', t.scene, 'vendor', r.vendor, 'vendorName', v.display_name, 'round', r.round, 'stake', games.wire(r.stake, ((bet_summary.p_digits ->> r.currency))::integer), 'payout', games.wire(r.payout, ((bet_summary.p_digits ->> r.currency))::integer), 'currency', r.currency, 'status', r.status, 'openedAt', games.iso(r.opened_at), 'settledAt', games.iso(r.settled_at)) AS jsonb_build_object FROM ((games.round r JOIN games.title t ON ((t.node_id = r.node_id))) JOIN games.vendor v ON (((v.brand = r.brand) AND (v.code = r.vendor)))) WHERE (r.id = bet_summary.p_round));

CREATE FUNCTION games.keep(p jsonb, p_status text, p_state text, p_round bigint, p_amount bigint, p_at timestamp with time zone, p_digits jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.move(p jsonb, p_kind text, p_key text, p_amount bigint, p_at timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.pay_debts(p_brand text, p_member bigint, p_at timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.raced() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the transaction came twice at once' using errcode = '40001';
end $$;

CREATE FUNCTION games.refusal(p jsonb, p_status text) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    RETURN jsonb_build_object('status', p_status, 'request_uuid', (p ->> 'request_uuid'::text), 'user', (p ->> 'user'::text));

CREATE FUNCTION games.refuse_bet(p jsonb, p_at timestamp with time zone, OUT status text, OUT node_id integer) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.settle(p_round bigint, p_at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'games', 'pg_temp'
    AS $$
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

CREATE FUNCTION games.wallet_of(p jsonb) RETURNS bigint
    LANGUAGE sql STABLE
    RETURN (SELECT account.id FROM ledger.account WHERE ((account.brand = (wallet_of.p ->> 'brand'::text)) AND (account.owner = 'member'::text) AND (account.member = ((wallet_of.p ->> 'user'::text))::bigint) AND (account.kind = 'wallet'::text) AND (account.currency = (wallet_of.p ->> 'currency'::text))));

CREATE FUNCTION ledger.check_balanced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      declare v_bad bigint;
      begin
        select transaction into v_bad from inserted group by transaction, currency having sum(amount) <> 0 limit 1;
        if v_bad is not null then
          raise exception 'transaction % does not sum to zero', v_bad using errcode = '23514';
        end if;
        return null;
      end $$;

CREATE FUNCTION ledger.open_account(p_brand text, p_member bigint, p_kind text, p_currency text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'ledger', 'pg_temp'
    AS $$
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

CREATE FUNCTION ledger.post(p_items jsonb, p_at timestamp with time zone) RETURNS TABLE(ord bigint, status text, transaction bigint)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'ledger', 'pg_temp'
    AS $$
declare v_item record;
begin
  perform 1 from balance where account in (
    select (line->>'account')::bigint from jsonb_array_elements(p_items) item, jsonb_array_elements(item->'postings') line
  ) order by account for update;
  for v_item in select value, ordinality from jsonb_array_elements(p_items) with ordinality loop
    return query select v_item.ordinality, o.status, o.transaction from ledger.post_one(v_item.value, p_at) o;
  end loop;
end $$;

CREATE FUNCTION ledger.post_one(p_item jsonb, p_at timestamp with time zone) RETURNS TABLE(status text, transaction bigint)
    LANGUAGE plpgsql
    SET search_path TO 'ledger', 'pg_temp'
    AS $$
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

CREATE FUNCTION ledger.require_turnover(p_member bigint, p_currency text, p_amount bigint) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'ledger', 'pg_temp'
    AS $$
        insert into turnover as t (member, currency, required) values (p_member, p_currency, p_amount)
        on conflict (member, currency) do update set required = t.required + excluded.required
      $$;

CREATE FUNCTION ledger.wager(p_member bigint, p_currency text, p_amount bigint) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'ledger', 'pg_temp'
    AS $$
        update turnover set staked = least(required, greatest(0, staked + p_amount))
        where member = p_member and currency = p_currency
      $$;

CREATE FUNCTION platform.append_events(p_batch jsonb) RETURNS TABLE(person bigint, seq bigint, name text, data jsonb, at timestamp with time zone)
    LANGUAGE plpgsql
    AS $$
#variable_conflict use_column
begin
  insert into platform.person_seq (person, seq)
    select distinct (item->>'person')::bigint, 0 from jsonb_array_elements(p_batch) item order by 1
    on conflict do nothing;
  return query
  with item as (
    select (value->>'person')::bigint as person, value->>'brand' as brand, value->>'name' as name,
           value->'data' as data, ordinality,
           row_number() over (partition by value->>'person' order by ordinality) as step
    from jsonb_array_elements(p_batch) with ordinality
  ), locked as (
    select s.person, s.seq from platform.person_seq s
    where s.person in (select person from item) order by s.person for update
  ), bumped as (
    update platform.person_seq s set seq = locked.seq + (select count(*) from item i where i.person = s.person)
    from locked where s.person = locked.person returning s.person, locked.seq as base
  ), written as (
    insert into platform.event (person, seq, brand, name, data)
    select i.person, b.base + i.step, i.brand, i.name, i.data from item i join bumped b using (person)
    order by i.ordinality returning event.person, event.seq, event.name, event.data, event.at
  ), kept as (
    insert into platform.outbox (person, seq) select w.person, w.seq from written w
  )
  select w.person, w.seq, w.name, w.data, w.at from written w order by w.person, w.seq;
end $$;

CREATE FUNCTION platform.prune_events(p_before timestamp with time zone) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'platform'
    AS $$
        with gone as (delete from event where at < p_before returning 1) select count(*) from gone
      $$;

CREATE FUNCTION platform.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        raise exception '% is append-only', tg_table_schema || '.' || tg_table_name using errcode = '42501';
      end $$;

CREATE TABLE agency.bet_entry (
    id bigint NOT NULL,
    brand text NOT NULL,
    batch bigint NOT NULL,
    round bigint NOT NULL,
    revision integer NOT NULL,
    sign smallint NOT NULL,
    member bigint NOT NULL,
    ancestors bigint[] NOT NULL,
    currency text NOT NULL,
    stake bigint NOT NULL,
    payout bigint NOT NULL,
    valid_bet bigint NOT NULL,
    limit_ppm integer NOT NULL,
    settled_at timestamp with time zone NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    CONSTRAINT bet_entry_sign_check CHECK ((sign = ANY (ARRAY[1, '-1'::integer])))
);

ALTER TABLE agency.bet_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME agency.bet_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE agency.bet_feed (
    brand text NOT NULL,
    batch bigint DEFAULT 0 NOT NULL,
    taken_until timestamp with time zone NOT NULL
);

CREATE TABLE agency.contract (
    id bigint NOT NULL,
    brand text NOT NULL,
    kind text NOT NULL,
    upline bigint,
    downline bigint NOT NULL,
    version integer NOT NULL,
    status text NOT NULL,
    terms jsonb NOT NULL,
    period text,
    offered_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    in_force_from timestamp with time zone,
    in_force_until timestamp with time zone,
    end_reason text,
    CONSTRAINT contract_check CHECK (((kind = 'dividend'::text) = (period IS NOT NULL))),
    CONSTRAINT contract_check1 CHECK (((status = ANY (ARRAY['active'::text, 'ending'::text, 'ended'::text])) = (in_force_from IS NOT NULL))),
    CONSTRAINT contract_check2 CHECK (((status = ANY (ARRAY['ending'::text, 'ended'::text])) = (in_force_until IS NOT NULL))),
    CONSTRAINT contract_check3 CHECK (((in_force_until IS NULL) OR (in_force_until >= in_force_from))),
    CONSTRAINT contract_end_reason_check CHECK ((end_reason = ANY (ARRAY['upline'::text, 'downline'::text, 'replaced'::text, 'conflict'::text]))),
    CONSTRAINT contract_kind_check CHECK ((kind = ANY (ARRAY['realtime'::text, 'hourly'::text, 'daily'::text, 'dividend'::text]))),
    CONSTRAINT contract_period_check CHECK ((period = ANY (ARRAY['D'::text, 'W'::text, 'H'::text, 'M'::text]))),
    CONSTRAINT contract_status_check CHECK ((status = ANY (ARRAY['offered'::text, 'active'::text, 'ending'::text, 'ended'::text, 'rejected'::text, 'withdrawn'::text])))
);

ALTER TABLE agency.contract ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME agency.contract_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE agency.contract_step (
    contract bigint NOT NULL,
    no smallint NOT NULL,
    status text NOT NULL,
    by text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT contract_step_by_check CHECK ((by = ANY (ARRAY['upline'::text, 'downline'::text, 'rule'::text])))
);

CREATE TABLE agency.contract_tier (
    contract bigint NOT NULL,
    no smallint NOT NULL,
    active_members integer NOT NULL,
    valid_bet bigint NOT NULL,
    win_ppm integer NOT NULL,
    loss_ppm integer NOT NULL,
    bet_ppm integer NOT NULL,
    CONSTRAINT contract_tier_active_members_check CHECK ((active_members >= 0)),
    CONSTRAINT contract_tier_bet_ppm_check CHECK (((bet_ppm >= 0) AND (bet_ppm <= 1000000))),
    CONSTRAINT contract_tier_loss_ppm_check CHECK (((loss_ppm >= 0) AND (loss_ppm <= 1000000))),
    CONSTRAINT contract_tier_valid_bet_check CHECK ((valid_bet >= 0)),
    CONSTRAINT contract_tier_win_ppm_check CHECK (((win_ppm >= 0) AND (win_ppm <= 1000000)))
);

CREATE TABLE agency.payout (
    id bigint NOT NULL,
    brand text NOT NULL,
    settlement bigint NOT NULL,
    contract bigint NOT NULL,
    kind text NOT NULL,
    code text NOT NULL,
    period_start timestamp with time zone NOT NULL,
    period_end timestamp with time zone NOT NULL,
    no integer NOT NULL,
    payee bigint NOT NULL,
    payer bigint,
    currency text NOT NULL,
    active_members integer NOT NULL,
    valid_bet numeric NOT NULL,
    profit numeric,
    tier smallint,
    win_ppm integer NOT NULL,
    loss_ppm integer NOT NULL,
    bet_ppm integer NOT NULL,
    gross numeric NOT NULL,
    below numeric NOT NULL,
    cut numeric NOT NULL,
    exact numeric GENERATED ALWAYS AS (((gross - below) - cut)) STORED,
    carried_in numeric NOT NULL,
    carried_out numeric NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    settled_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    CONSTRAINT payout_amount_check CHECK ((amount >= 0)),
    CONSTRAINT payout_carried_in_check CHECK ((carried_in <= (0)::numeric)),
    CONSTRAINT payout_carried_out_check CHECK ((carried_out <= (0)::numeric)),
    CONSTRAINT payout_check CHECK (((status = 'carried'::text) = (amount = 0))),
    CONSTRAINT payout_check1 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
    CONSTRAINT payout_check2 CHECK (((payer IS NULL) OR (kind = 'dividend'::text))),
    CONSTRAINT payout_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'carried'::text, 'unpaid'::text])))
);

ALTER TABLE agency.payout ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME agency.payout_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE agency.registration_link (
    invitation bigint NOT NULL,
    name text NOT NULL,
    terms jsonb NOT NULL
);

CREATE TABLE agency.schedule (
    brand text NOT NULL,
    kind text NOT NULL,
    code text DEFAULT ''::text NOT NULL,
    settled_until timestamp with time zone NOT NULL,
    through_batch bigint,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT schedule_check CHECK (((kind = 'dividend'::text) = (code = ANY (ARRAY['D'::text, 'W'::text, 'H'::text, 'M'::text])))),
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['realtime'::text, 'hourly'::text, 'daily'::text, 'dividend'::text])))
);

CREATE TABLE agency.settlement (
    id bigint NOT NULL,
    brand text NOT NULL,
    kind text NOT NULL,
    code text NOT NULL,
    period_start timestamp with time zone NOT NULL,
    period_end timestamp with time zone NOT NULL,
    no integer NOT NULL,
    since_batch bigint,
    through_batch bigint NOT NULL,
    active_member_bet bigint NOT NULL,
    carries_loss boolean NOT NULL,
    settled_at timestamp with time zone NOT NULL,
    hash text NOT NULL
);

ALTER TABLE agency.settlement ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME agency.settlement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE cashier.bank_account (
    id uuid NOT NULL,
    brand text NOT NULL,
    member bigint NOT NULL,
    bank text NOT NULL,
    number text NOT NULL,
    holder text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT bank_account_number_check CHECK ((number ~ '^[0-9A-Z]{6,34}$'::text))
);

CREATE TABLE cashier.deposit (
    id uuid NOT NULL,
    brand text NOT NULL,
    member bigint NOT NULL,
    method text NOT NULL,
    provider text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    payment_id text,
    review_reason text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT deposit_amount_check CHECK ((amount > 0)),
    CONSTRAINT deposit_fee_check CHECK ((fee >= 0)),
    CONSTRAINT deposit_status_check CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text])))
);

CREATE TABLE cashier.deposit_step (
    deposit uuid NOT NULL,
    step smallint NOT NULL,
    status text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE cashier.provider_event (
    provider text NOT NULL,
    event_id uuid NOT NULL,
    received_at timestamp with time zone NOT NULL,
    body jsonb NOT NULL,
    outcome text NOT NULL
);

CREATE TABLE cashier.tranche (
    withdrawal uuid NOT NULL,
    no smallint NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    status text NOT NULL,
    reference text NOT NULL,
    attempt smallint NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    deadline_at timestamp with time zone NOT NULL,
    remind_at timestamp with time zone,
    answered_at timestamp with time zone,
    CONSTRAINT tranche_amount_check CHECK ((amount > 0)),
    CONSTRAINT tranche_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT tranche_fee_check CHECK ((fee >= 0)),
    CONSTRAINT tranche_no_check CHECK ((no > 0)),
    CONSTRAINT tranche_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'disputed'::text, 'received'::text, 'auto-received'::text, 'refunded'::text, 'force-received'::text])))
);

CREATE TABLE cashier.transfer (
    id uuid NOT NULL,
    brand text NOT NULL,
    sender bigint NOT NULL,
    receiver bigint NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT transfer_amount_check CHECK ((amount > 0)),
    CONSTRAINT transfer_check CHECK ((sender <> receiver))
);

CREATE TABLE cashier.withdrawal (
    id uuid NOT NULL,
    brand text NOT NULL,
    member bigint NOT NULL,
    account text NOT NULL,
    bank_account uuid NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    sent bigint DEFAULT 0 NOT NULL,
    reject_reason text,
    proposed_by bigint,
    claimed_by bigint,
    claimed_as text,
    claimed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    waiting_since timestamp with time zone NOT NULL,
    CONSTRAINT withdrawal_amount_check CHECK ((amount > 0)),
    CONSTRAINT withdrawal_check CHECK (((fee >= 0) AND (fee < amount))),
    CONSTRAINT withdrawal_check1 CHECK (((sent >= 0) AND (sent <= (amount - fee)))),
    CONSTRAINT withdrawal_check2 CHECK ((((claimed_by IS NULL) = (claimed_at IS NULL)) AND ((claimed_by IS NULL) = (claimed_as IS NULL)))),
    CONSTRAINT withdrawal_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'distributed'::text, 'disputed'::text, 'force-proposed'::text, 'received'::text, 'auto-received'::text, 'refunded'::text, 'force-received'::text])))
);

CREATE TABLE cashier.withdrawal_proof (
    id uuid NOT NULL,
    withdrawal uuid NOT NULL,
    tranche smallint NOT NULL,
    type text NOT NULL,
    data bytea NOT NULL,
    sha256 text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT withdrawal_proof_type_check CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])))
);

CREATE TABLE cashier.withdrawal_step (
    withdrawal uuid NOT NULL,
    step smallint NOT NULL,
    status text NOT NULL,
    amount bigint,
    at timestamp with time zone NOT NULL
);

CREATE TABLE games.debt (
    id bigint NOT NULL,
    brand text NOT NULL,
    member bigint NOT NULL,
    currency text NOT NULL,
    transaction bigint NOT NULL,
    amount bigint NOT NULL,
    paid bigint DEFAULT 0 NOT NULL,
    incurred_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT debt_amount_check CHECK ((amount > 0)),
    CONSTRAINT debt_check CHECK (((paid >= 0) AND (paid <= amount))),
    CONSTRAINT debt_check1 CHECK (((paid = amount) = (settled_at IS NOT NULL)))
);

ALTER TABLE games.debt ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME games.debt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE games.favorite (
    member bigint NOT NULL,
    node_id integer NOT NULL,
    added_at timestamp with time zone NOT NULL
);

CREATE TABLE games.launch (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    brand text NOT NULL,
    member bigint NOT NULL,
    session uuid NOT NULL,
    node_id integer NOT NULL,
    currency text NOT NULL,
    demo boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    authenticate_before timestamp with time zone NOT NULL,
    request_uuid uuid,
    authenticated_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE games.reconciliation_finding (
    id bigint NOT NULL,
    brand text NOT NULL,
    vendor text NOT NULL,
    transaction_uuid uuid NOT NULL,
    kind text NOT NULL,
    ours bigint,
    theirs bigint,
    found_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    CONSTRAINT reconciliation_finding_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'other_amount'::text])))
);

ALTER TABLE games.reconciliation_finding ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME games.reconciliation_finding_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE games.round ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME games.round_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE games.wallet_transaction (
    id bigint NOT NULL,
    vendor text NOT NULL,
    transaction_uuid uuid NOT NULL,
    brand text NOT NULL,
    operation text NOT NULL,
    state text NOT NULL,
    fingerprint text,
    member bigint NOT NULL,
    round bigint,
    reference uuid,
    currency text NOT NULL,
    amount bigint NOT NULL,
    free boolean DEFAULT false NOT NULL,
    at timestamp with time zone NOT NULL,
    reply jsonb,
    written_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT wallet_transaction_amount_check CHECK ((amount >= 0)),
    CONSTRAINT wallet_transaction_operation_check CHECK ((operation = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text, 'unknown'::text]))),
    CONSTRAINT wallet_transaction_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'rolled_back'::text, 'refused'::text, 'tombstone'::text])))
);

ALTER TABLE games.wallet_transaction ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME games.wallet_transaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE identity.ancestor (
    member bigint NOT NULL,
    ancestor bigint NOT NULL,
    depth smallint NOT NULL,
    CONSTRAINT ancestor_depth_check CHECK ((depth > 0))
);

CREATE TABLE identity.captcha (
    id uuid NOT NULL,
    brand text NOT NULL,
    answer_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE identity.device (
    id uuid NOT NULL,
    brand text NOT NULL,
    validator_hash bytea NOT NULL,
    previous_hash bytea,
    rotated_at timestamp with time zone NOT NULL,
    resumes bigint,
    resumes_until timestamp with time zone,
    user_agent text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);

CREATE TABLE identity.invitation (
    id bigint NOT NULL,
    brand text NOT NULL,
    code text NOT NULL,
    upline bigint NOT NULL,
    type smallint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT invitation_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 41, 42])))
);

ALTER TABLE identity.invitation ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME identity.invitation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE identity.known_device (
    device uuid NOT NULL,
    member bigint NOT NULL,
    since timestamp with time zone NOT NULL
);

CREATE TABLE identity.letter (
    id uuid NOT NULL,
    member bigint NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL,
    target text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    send_at timestamp with time zone,
    tries smallint DEFAULT 0 NOT NULL,
    CONSTRAINT letter_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text])))
);

CREATE TABLE identity.login_attempt (
    brand text NOT NULL,
    account text NOT NULL,
    address text NOT NULL,
    at timestamp with time zone NOT NULL,
    scope text DEFAULT 'member'::text NOT NULL,
    CONSTRAINT login_attempt_scope_check CHECK ((scope = ANY (ARRAY['member'::text, 'operator'::text])))
);

CREATE SEQUENCE identity.person_id
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE identity.member (
    id bigint DEFAULT nextval('identity.person_id'::regclass) NOT NULL,
    brand text NOT NULL,
    account text NOT NULL,
    nickname text,
    type smallint NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    password_hash text,
    default_password boolean DEFAULT false NOT NULL,
    password_expires_at timestamp with time zone,
    parent bigint,
    language text,
    vip_rank smallint DEFAULT 0 NOT NULL,
    profile jsonb DEFAULT '{}'::jsonb NOT NULL,
    registered_at timestamp with time zone NOT NULL,
    first_login_at timestamp with time zone,
    invitation bigint,
    mobile text,
    mobile_verified_at timestamp with time zone,
    email text,
    email_verified_at timestamp with time zone,
    password_changed_at timestamp with time zone,
    withdrawals_wait_until timestamp with time zone,
    closes_at timestamp with time zone,
    CONSTRAINT member_mobile_check CHECK ((mobile ~ '^[+][1-9][0-9]{5,14}$'::text)),
    CONSTRAINT member_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text, 'closed'::text]))),
    CONSTRAINT member_type_check CHECK ((type = ANY (ARRAY[0, 1, 2, 4, 41, 42])))
);

CREATE TABLE identity.one_time_code (
    id uuid NOT NULL,
    brand text NOT NULL,
    purpose text NOT NULL,
    channel text NOT NULL,
    target text NOT NULL,
    code_hash bytea NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT one_time_code_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text])))
);

CREATE TABLE identity.operator (
    id bigint DEFAULT nextval('identity.person_id'::regclass) NOT NULL,
    brand text NOT NULL,
    account text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    password_hash text NOT NULL,
    totp_secret text,
    totp_used_step bigint,
    sealed_totp_secret text,
    CONSTRAINT operator_check CHECK ((num_nonnulls(totp_secret, sealed_totp_secret) = 1)),
    CONSTRAINT operator_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text])))
);

CREATE TABLE identity.payment_password (
    member bigint NOT NULL,
    hash text NOT NULL,
    failures smallint DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    set_at timestamp with time zone NOT NULL
);

CREATE TABLE identity.recovery_code (
    member bigint NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE identity.reset_link (
    id uuid NOT NULL,
    member bigint,
    email text NOT NULL,
    address text NOT NULL,
    token_hash bytea,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    send_at timestamp with time zone,
    tries smallint DEFAULT 0 NOT NULL
);

CREATE TABLE identity.session (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    person bigint NOT NULL,
    role text NOT NULL,
    brand text NOT NULL,
    address text NOT NULL,
    user_agent text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    device uuid,
    method text DEFAULT 'password'::text NOT NULL,
    restricted boolean DEFAULT false NOT NULL,
    CONSTRAINT session_role_check CHECK ((role = ANY (ARRAY['trial'::text, 'member'::text, 'agent'::text, 'operator'::text])))
);

CREATE TABLE identity.social_account (
    brand text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    member bigint NOT NULL,
    linked_at timestamp with time zone NOT NULL
);

CREATE TABLE identity.social_attempt (
    state_hash bytea NOT NULL,
    brand text NOT NULL,
    provider text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    site text NOT NULL,
    register jsonb,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE identity.step_up (
    id uuid NOT NULL,
    member bigint NOT NULL,
    address text NOT NULL,
    site text NOT NULL,
    remember boolean NOT NULL,
    methods text[] NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE identity.totp (
    member bigint NOT NULL,
    sealed_secret text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    used_step bigint
);

ALTER TABLE ledger.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE ledger.outgoing_freeze (
    member bigint NOT NULL,
    reason text NOT NULL,
    since timestamp with time zone NOT NULL
);

CREATE TABLE ledger.posting (
    transaction bigint NOT NULL,
    line smallint NOT NULL,
    account bigint NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    balance_after bigint,
    CONSTRAINT posting_amount_check CHECK ((amount <> 0))
);

CREATE TABLE ledger.transaction (
    id bigint NOT NULL,
    brand text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    at timestamp with time zone NOT NULL
);

ALTER TABLE ledger.transaction ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ledger.transaction_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE ledger.turnover (
    member bigint NOT NULL,
    currency text NOT NULL,
    required bigint DEFAULT 0 NOT NULL,
    staked bigint DEFAULT 0 NOT NULL,
    CONSTRAINT turnover_check CHECK (((staked >= 0) AND (staked <= required))),
    CONSTRAINT turnover_required_check CHECK ((required >= 0))
);

CREATE TABLE messaging.message (
    id bigint NOT NULL,
    brand text NOT NULL,
    member bigint NOT NULL,
    kind text NOT NULL,
    data jsonb NOT NULL,
    at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);

ALTER TABLE messaging.message ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME messaging.message_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE platform.audit (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    brand text NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    address text,
    before jsonb,
    after jsonb
);

ALTER TABLE platform.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME platform.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE platform.clock (
    single boolean DEFAULT true NOT NULL,
    offset_ms bigint DEFAULT 0 NOT NULL,
    CONSTRAINT clock_single_check CHECK (single)
);

CREATE TABLE platform.encryption_key (
    kid text NOT NULL,
    public_jwk jsonb NOT NULL,
    sealed_private text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE platform.event (
    person bigint NOT NULL,
    seq bigint NOT NULL,
    brand text NOT NULL,
    name text NOT NULL,
    data jsonb NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE platform.idempotency (
    scope text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    status integer,
    reply jsonb,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE platform.limit_hit (
    key text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE platform.outbox (
    person bigint NOT NULL,
    seq bigint NOT NULL,
    written_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE platform.person_seq (
    person bigint NOT NULL,
    seq bigint NOT NULL
);

CREATE TABLE platform.used_token (
    jti text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.migration (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);

CREATE SEQUENCE public.migration_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.migration_id_seq OWNED BY public.migration.id;

CREATE TABLE site.banner (
    id bigint NOT NULL,
    brand text NOT NULL,
    group_name text NOT NULL,
    "position" integer NOT NULL,
    linkage_type text,
    url text,
    texts jsonb NOT NULL
);

ALTER TABLE site.banner ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME site.banner_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE site.brand (
    id text NOT NULL,
    hosts text[] NOT NULL,
    settings jsonb NOT NULL,
    CONSTRAINT brand_id_check CHECK ((id ~ '^[a-z][a-z0-9-]{1,30}$'::text))
);

CREATE TABLE site.notice (
    id bigint NOT NULL,
    brand text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    texts jsonb NOT NULL
);

ALTER TABLE site.notice ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME site.notice_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE site.setting_change (
    id bigint NOT NULL,
    brand text NOT NULL,
    at timestamp with time zone NOT NULL,
    author text NOT NULL,
    before jsonb,
    after jsonb NOT NULL
);

ALTER TABLE site.setting_change ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME site.setting_change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.migration ALTER COLUMN id SET DEFAULT nextval('public.migration_id_seq'::regclass);

INSERT INTO agency.contract OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', 'realtime', NULL, 100006, 1, 'active', '{"kind": "realtime", "betRate": "0.10", "winRate": "0.40", "lossRate": "2.00"}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(2, 'mela', 'hourly', NULL, 100006, 1, 'active', '{"kind": "hourly", "tiers": [{"winRate": "0.40", "lossRate": "1.00", "hourlyBetAmount": "0.00"}, {"winRate": "0.80", "lossRate": "2.50", "hourlyBetAmount": "10000.00"}]}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(3, 'mela', 'daily', NULL, 100006, 1, 'active', '{"kind": "daily", "tiers": [{"rate": "0.80", "activeMembers": 1, "dailyBetAmount": "1000.00"}, {"rate": "1.60", "activeMembers": 3, "dailyBetAmount": "20000.00"}]}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(4, 'mela', 'dividend', NULL, 100006, 1, 'active', '{"kind": "dividend", "tiers": [{"rate": "15.00", "activeMembers": 1, "periodValidBet": "10000.00"}, {"rate": "25.00", "activeMembers": 3, "periodValidBet": "100000.00"}], "period": "M"}', 'M', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(5, 'mela', 'realtime', 100006, 100007, 1, 'active', '{"kind": "realtime", "betRate": "0.05", "winRate": "0.30", "lossRate": "1.50"}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(6, 'mela', 'hourly', 100006, 100007, 1, 'active', '{"kind": "hourly", "tiers": [{"winRate": "0.30", "lossRate": "0.80", "hourlyBetAmount": "0.00"}, {"winRate": "0.60", "lossRate": "2.00", "hourlyBetAmount": "10000.00"}]}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(7, 'mela', 'daily', 100006, 100007, 1, 'active', '{"kind": "daily", "tiers": [{"rate": "0.60", "activeMembers": 1, "dailyBetAmount": "1000.00"}, {"rate": "1.20", "activeMembers": 3, "dailyBetAmount": "20000.00"}]}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(8, 'mela', 'dividend', 100006, 100007, 1, 'active', '{"kind": "dividend", "tiers": [{"rate": "10.00", "activeMembers": 1, "periodValidBet": "10000.00"}, {"rate": "20.00", "activeMembers": 3, "periodValidBet": "100000.00"}], "period": "M"}', 'M', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(9, 'mela', 'realtime', 100007, 100008, 1, 'active', '{"kind": "realtime", "betRate": "0.00", "winRate": "0.20", "lossRate": "1.00"}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', NULL, NULL),
	(10, 'mela', 'hourly', 100007, 100008, 1, 'ended', '{"kind": "hourly", "tiers": [{"winRate": "0.20", "lossRate": "0.50", "hourlyBetAmount": "0.00"}]}', NULL, '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-11-22 16:00:00+00', 'downline'),
	(11, 'mela', 'daily', 100007, 100008, 1, 'rejected', '{"kind": "daily", "tiers": [{"rate": "0.50", "activeMembers": 2, "dailyBetAmount": "50000.00"}]}', NULL, '2026-11-22 16:15:49.214+00', '2026-11-22 16:15:49.214+00', NULL, NULL, NULL),
	(12, 'mela', 'dividend', 100007, 100008, 1, 'ending', '{"kind": "dividend", "tiers": [{"rate": "5.00", "activeMembers": 1, "periodValidBet": "10000.00"}], "period": "M"}', 'M', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-07-31 18:00:00+00', '2026-11-30 18:00:00+00', 'downline'),
	(13, 'mela', 'daily', 100008, 100009, 1, 'withdrawn', '{"kind": "daily", "tiers": [{"rate": "0.30", "activeMembers": 1, "dailyBetAmount": "5000.00"}]}', NULL, '2026-11-22 16:15:49.218+00', '2026-11-22 16:15:49.218+00', NULL, NULL, NULL),
	(14, 'mela', 'realtime', 100008, 100009, 1, 'offered', '{"kind": "realtime", "betRate": "0.00", "winRate": "0.10", "lossRate": "0.50"}', NULL, '2026-11-22 16:15:49.22+00', NULL, NULL, NULL, NULL);

INSERT INTO agency.contract_step VALUES
	(1, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(1, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(2, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(2, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(3, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(3, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(4, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(4, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(5, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(5, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(6, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(6, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(7, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(7, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(8, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(8, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(9, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(9, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(10, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(10, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(10, 3, 'ending', 'downline', '2026-07-31 18:00:00+00'),
	(10, 4, 'ended', 'rule', '2026-07-31 18:00:00+00'),
	(11, 1, 'offered', 'upline', '2026-11-22 16:15:49.214+00'),
	(11, 2, 'rejected', 'downline', '2026-11-22 16:15:49.214+00'),
	(12, 1, 'offered', 'upline', '2026-07-31 18:00:00+00'),
	(12, 2, 'active', 'downline', '2026-07-31 18:00:00+00'),
	(12, 3, 'ending', 'downline', '2026-07-31 18:00:00+00'),
	(13, 1, 'offered', 'upline', '2026-11-22 16:15:49.218+00'),
	(13, 2, 'withdrawn', 'upline', '2026-11-22 16:15:49.218+00'),
	(14, 1, 'offered', 'upline', '2026-11-22 16:15:49.22+00');

INSERT INTO agency.contract_tier VALUES
	(1, 1, 0, 0, 4000, 20000, 1000),
	(2, 1, 0, 0, 4000, 10000, 0),
	(2, 2, 0, 1000000, 8000, 25000, 0),
	(3, 1, 1, 100000, 0, 0, 8000),
	(3, 2, 3, 2000000, 0, 0, 16000),
	(4, 1, 1, 1000000, 0, 0, 150000),
	(4, 2, 3, 10000000, 0, 0, 250000),
	(5, 1, 0, 0, 3000, 15000, 500),
	(6, 1, 0, 0, 3000, 8000, 0),
	(6, 2, 0, 1000000, 6000, 20000, 0),
	(7, 1, 1, 100000, 0, 0, 6000),
	(7, 2, 3, 2000000, 0, 0, 12000),
	(8, 1, 1, 1000000, 0, 0, 100000),
	(8, 2, 3, 10000000, 0, 0, 200000),
	(9, 1, 0, 0, 2000, 10000, 0),
	(10, 1, 0, 0, 2000, 5000, 0),
	(11, 1, 2, 5000000, 0, 0, 5000),
	(12, 1, 1, 1000000, 0, 0, 50000),
	(13, 1, 1, 500000, 0, 0, 3000),
	(14, 1, 0, 0, 1000, 5000, 0);

INSERT INTO cashier.bank_account VALUES
	('8ed0945c-a74d-44c3-b346-eb32b5fafe08', 'mela', 100014, 'Demo Bank', 'BD5680691544219053', 'Demo Member', '2026-11-22 16:15:53.19+00', NULL);

INSERT INTO cashier.deposit VALUES
	('6f5e0d8a-1c5b-426a-8906-da6271482d78', 'mela', 100013, 'bank', 'bank', 100000, 0, 'BDT', 'paid', 'pay-6f5e0d8a-1c5b-426a-8906-da6271482d78', NULL, '2026-11-22 16:15:52.74+00', '2026-11-22 16:45:52.74+00'),
	('c987ced2-c26e-4edb-a668-09587fa677cf', 'mela', 100014, 'bank', 'bank', 200000, 0, 'BDT', 'paid', 'pay-c987ced2-c26e-4edb-a668-09587fa677cf', NULL, '2026-11-22 16:15:53.105+00', '2026-11-22 16:45:53.105+00'),
	('cbb0ac1d-0d10-411e-aaab-223e84686d2c', 'mela', 100014, 'bank', 'bank', 30000, 0, 'BDT', 'created', NULL, NULL, '2026-11-22 16:15:53.467+00', '2026-11-22 16:45:53.467+00');

INSERT INTO cashier.deposit_step VALUES
	('6f5e0d8a-1c5b-426a-8906-da6271482d78', 1, 'created', '2026-11-22 16:15:52.743+00'),
	('6f5e0d8a-1c5b-426a-8906-da6271482d78', 2, 'paid', '2026-11-22 16:15:52.79+00'),
	('c987ced2-c26e-4edb-a668-09587fa677cf', 1, 'created', '2026-11-22 16:15:53.108+00'),
	('c987ced2-c26e-4edb-a668-09587fa677cf', 2, 'paid', '2026-11-22 16:15:53.124+00'),
	('cbb0ac1d-0d10-411e-aaab-223e84686d2c', 1, 'created', '2026-11-22 16:15:53.467+00');

INSERT INTO cashier.provider_event VALUES
	('bank', 'f14588de-9169-4f30-a54c-f18569266b99', '2026-11-22 16:15:52.763+00', '{"type": "payment.paid", "amount": "1000.00", "currency": "BDT", "event_id": "f14588de-9169-4f30-a54c-f18569266b99", "provider": "bank", "reference": "6f5e0d8a-1c5b-426a-8906-da6271482d78", "payment_id": "pay-6f5e0d8a-1c5b-426a-8906-da6271482d78", "occurred_at": "2026-11-22T16:15:52.000Z"}', 'applied'),
	('bank', 'bfbe2cfe-f6fb-4d92-b015-7a2d01e9459a', '2026-11-22 16:15:53.116+00', '{"type": "payment.paid", "amount": "2000.00", "currency": "BDT", "event_id": "bfbe2cfe-f6fb-4d92-b015-7a2d01e9459a", "provider": "bank", "reference": "c987ced2-c26e-4edb-a668-09587fa677cf", "payment_id": "pay-c987ced2-c26e-4edb-a668-09587fa677cf", "occurred_at": "2026-11-22T16:15:53.000Z"}', 'applied');

INSERT INTO cashier.tranche VALUES
	('8285fffd-a5f5-4239-827c-237ade70ee1c', 1, 80000, 0, 'received', 'pay-1', 1, '2026-11-22 16:15:53.312+00', '2026-11-22 16:45:53.312+00', NULL, '2026-11-22 16:15:53.364+00');

INSERT INTO cashier.withdrawal VALUES
	('8285fffd-a5f5-4239-827c-237ade70ee1c', 'mela', 100014, 't67bf0a4ffbb9', '8ed0945c-a74d-44c3-b346-eb32b5fafe08', 80000, 0, 'BDT', 'received', 80000, NULL, NULL, NULL, NULL, NULL, '2026-11-22 16:15:53.231+00', '2026-11-22 16:15:53.36+00'),
	('a1838511-8e4a-4215-acad-b4d90462f8b8', 'mela', 100014, 't67bf0a4ffbb9', '8ed0945c-a74d-44c3-b346-eb32b5fafe08', 50000, 0, 'BDT', 'requested', 0, NULL, NULL, NULL, NULL, NULL, '2026-11-22 16:15:53.441+00', '2026-11-22 16:15:53.441+00');

INSERT INTO cashier.withdrawal_step VALUES
	('8285fffd-a5f5-4239-827c-237ade70ee1c', 1, 'requested', NULL, '2026-11-22 16:15:53.242+00'),
	('8285fffd-a5f5-4239-827c-237ade70ee1c', 2, 'approved', NULL, '2026-11-22 16:15:53.282+00'),
	('8285fffd-a5f5-4239-827c-237ade70ee1c', 3, 'distributed', 80000, '2026-11-22 16:15:53.323+00'),
	('8285fffd-a5f5-4239-827c-237ade70ee1c', 4, 'received', 80000, '2026-11-22 16:15:53.366+00'),
	('a1838511-8e4a-4215-acad-b4d90462f8b8', 1, 'requested', NULL, '2026-11-22 16:15:53.445+00');

INSERT INTO games.launch VALUES
	('cdd343cd-42a7-428d-8e58-bd83133300c0', '\x4f421fa01c89f096476aa2879d296dd72a3e1f4df974630a89f6bf4279fa7118', 'mela', 100013, '51737362-d834-4be6-b651-6d18df50500b', 1008, 'BDT', false, '2026-11-22 16:15:52.811+00', '2026-11-22 16:25:52.811+00', '73999cb9-2fd2-4b5c-91aa-9b650f48f082', '2026-11-22 16:15:52.851+00', '2026-11-23 04:15:52.811+00');

INSERT INTO games.round OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', 'STUDIO', 'round-b20fea50-720c-47e4-b1c2-adc553fd7c58', 100013, '{}', 1008, 'BDT', 1000, 0, 1000, 'settled', '2026-11-22 16:15:52.896+00', '2026-11-22 16:15:52.962+00', NULL, 100, 10000, 1, NULL),
	(2, 'mela', 'STUDIO', 'round-bbd1c58f-c0d7-4346-bd5c-31f808ce09a0', 100013, '{}', 1008, 'BDT', 1000, 800, 1000, 'settled', '2026-11-22 16:15:52.98+00', '2026-11-22 16:15:52.991+00', NULL, 100, 10000, 1, NULL),
	(3, 'mela', 'STUDIO', 'round-e570abea-0ecf-4dc8-890d-532df3e0ee2d', 100013, '{}', 1008, 'BDT', 1000, 1600, 1000, 'settled', '2026-11-22 16:15:53.023+00', '2026-11-22 16:15:53.041+00', NULL, 100, 10000, 1, NULL),
	(4, 'mela', 'STUDIO', 'round-4eb72892-9f06-46bc-8b6f-c0fcfaa9c483', 100013, '{}', 1008, 'BDT', 1000, 0, 0, 'open', '2026-11-22 16:15:53.051+00', NULL, NULL, NULL, NULL, 1, NULL);

INSERT INTO games.title VALUES
	(1000, 'mela', 'STUDIO', '{"BN": "লণ্ঠন রিলস", "EN": "Lantern Reels"}', 'RNG', 'slot', 'lantern-reels', false, true, true, true, 'reels', 600, 100, 1000000, 100000000, 100, 40800),
	(1001, 'mela', 'DELTA', '{"BN": "বর্ষার মাছ", "EN": "Monsoon Fish"}', 'FISH', 'fish', 'monsoon-fish', false, true, true, false, 'fish', 501, 100, 1000000, 100000000, 100, 20000),
	(1002, 'mela', 'STUDIO', '{"BN": "আকাশ ঘুড়ি", "EN": "Sky Kite"}', 'RNG', 'crash', 'sky-kite', true, true, true, true, 'rocket', 602, 100, 1000000, 100000000, 100, 10000),
	(1003, 'mela', 'DELTA', '{"BN": "পদ্মা চাকা", "EN": "Padma Wheel"}', 'LIVE', 'wheel', 'padma-wheel', false, true, true, false, 'wheel', 303, 100, 1000000, 100000000, 100, 20000),
	(1004, 'mela', 'DELTA', '{"BN": "তিন তাস", "EN": "Three Cards"}', 'PVP', 'cards', 'three-cards', false, true, true, false, 'cards', 704, 100, 1000000, 100000000, 100, 20000),
	(1005, 'mela', 'DELTA', '{"BN": "গ্রামের লড়াই", "EN": "Village Derby"}', 'COCKFIGHT', 'cockfight', 'village-derby', false, true, false, false, 'rooster', 905, 100, 1000000, 100000000, 100, 20000),
	(1006, 'mela', 'DELTA', '{"BN": "পঁয়তাল্লিশে ছয়", "EN": "Six of 45"}', 'LOTT', 'lotto', 'six-of-45', false, false, true, false, 'lotto', 206, 100, 1000000, 100000000, 100, 20000),
	(1007, 'mela', 'DELTA', '{"BN": "ঝটপট ড্র", "EN": "Quick Draw"}', 'ELOTT', 'lotto', 'quick-draw', true, false, true, false, 'lotto', 107, 100, 1000000, 100000000, 100, 20000),
	(1008, 'mela', 'STUDIO', '{"BN": "নদীর পাশা", "EN": "River Dice"}', 'RNG', 'dice', 'river-dice', true, false, true, true, 'dice', 608, 100, 1000000, 100000000, 100, 10000),
	(1009, 'mela', 'STUDIO', '{"BN": "রাতের বাজার", "EN": "Night Bazaar"}', 'RNG', 'slot', 'night-bazaar', false, false, true, true, 'reels', 609, 100, 1000000, 100000000, 100, 49800),
	(1010, 'mela', 'STUDIO', '{"BN": "আমবাগান", "EN": "Mango Grove"}', 'RNG', 'slot', 'mango-grove', false, false, true, true, 'reels', 610, 100, 1000000, 100000000, 100, 33800),
	(1011, 'mela', 'DELTA', '{"BN": "নৌকা বাইচ", "EN": "Boat Race"}', 'SPORTS', 'racing', 'boat-race', false, false, true, false, 'ball', 411, 100, 1000000, 100000000, 100, 20000),
	(1012, 'mela', 'DELTA', '{"BN": "গ্রাম কাপ", "EN": "Village Cup"}', 'SPORTS', 'football', 'village-cup', false, false, true, false, 'ball', 412, 100, 1000000, 100000000, 100, 20000),
	(1013, 'mela', 'DELTA', '{"BN": "পিক্সেল লীগ", "EN": "Pixel League"}', 'ESPORTS', 'league', 'pixel-league', true, false, true, false, 'rocket', 813, 100, 1000000, 100000000, 100, 20000),
	(1014, 'mela', 'DELTA', '{"BN": "শাপলা টেবিল", "EN": "Lotus Table"}', 'LIVE', 'table', 'lotus-table', false, false, true, false, 'live', 314, 100, 1000000, 100000000, 100, 20000),
	(1015, 'mela', 'DELTA', '{"BN": "বদ্বীপের ঝাঁক", "EN": "Delta Shoal"}', 'FISH', 'fish', 'delta-shoal', false, false, true, false, 'fish', 515, 100, 1000000, 100000000, 100, 20000),
	(1016, 'mela', 'DELTA', '{"BN": "শীতের মেলা", "EN": "Winter Fair"}', 'RNG', 'wheel', 'winter-fair', false, false, true, true, 'wheel', 616, 100, 1000000, 100000000, 100, 20000),
	(1017, 'mela', 'DELTA', '{"BN": "উঠানের তাস", "EN": "Courtyard Cards"}', 'PVP', 'cards', 'courtyard-cards', false, false, true, false, 'cards', 717, 100, 1000000, 100000000, 100, 20000);

INSERT INTO games.vendor VALUES
	('mela', 'STUDIO', 'Studio', false),
	('mela', 'DELTA', 'Delta', true);

INSERT INTO games.wallet_transaction OVERRIDING SYSTEM VALUE VALUES
	(1, 'STUDIO', '28f43383-ec2e-4215-8b0e-3ea346b598e2', 'mela', 'bet', 'accepted', 'd1cb53b80d1f6049f65bc0d0102ca7d1518d0f8b4fb538806656217c246d03e9', 100013, 1, NULL, 'BDT', 1000, false, '2026-11-22 16:15:52.896+00', '{"user": "100013", "status": "RS_OK", "balance": 99000000, "currency": "BDT", "request_uuid": "5879f3af-cd29-4403-a681-e905424035d4", "operator_tx_id": "1"}', '2026-11-22 16:15:52.908554+00'),
	(2, 'STUDIO', 'b24ec92a-c2f7-4854-8f49-ecdf4a7ebe7b', 'mela', 'win', 'accepted', 'df12d4b05cf93da140f855280d4192c40f36c02863f089460d35fda0b665883a', 100013, 1, '28f43383-ec2e-4215-8b0e-3ea346b598e2', 'BDT', 0, false, '2026-11-22 16:15:52.962+00', '{"user": "100013", "status": "RS_OK", "balance": 99000000, "currency": "BDT", "request_uuid": "4d7008ad-eb29-4062-97ee-e9e3b862ddbb", "operator_tx_id": "2"}', '2026-11-22 16:15:52.9667+00'),
	(3, 'STUDIO', '9cbb875b-20c8-47e3-b44b-ab616f1ca231', 'mela', 'bet', 'accepted', '825a11d380fdc59ccdaa0885e0d926bc2090082c9586eb480917c4ca826ea31e', 100013, 2, NULL, 'BDT', 1000, false, '2026-11-22 16:15:52.98+00', '{"user": "100013", "status": "RS_OK", "balance": 98000000, "currency": "BDT", "request_uuid": "f39272a0-dbfe-48e4-ba55-89607b6d66e5", "operator_tx_id": "3"}', '2026-11-22 16:15:52.983874+00'),
	(4, 'STUDIO', 'e13cb2c3-d136-4737-800e-f411ca4833d3', 'mela', 'win', 'accepted', '91e7e3db0b7f39e87204bc7c0c40c7cf33cc56a4bfa788a4966957bcbcf16f60', 100013, 2, '9cbb875b-20c8-47e3-b44b-ab616f1ca231', 'BDT', 800, false, '2026-11-22 16:15:52.991+00', '{"user": "100013", "status": "RS_OK", "balance": 98800000, "currency": "BDT", "request_uuid": "a608c748-fee7-4f99-8def-78ab7646e47b", "operator_tx_id": "4"}', '2026-11-22 16:15:52.994472+00'),
	(5, 'STUDIO', '392ffd2c-5a84-4ac3-ab00-96c563ed56d0', 'mela', 'bet', 'accepted', '889490f612e2fb258ec13fc71d9986c9d12010cb0db606aa42d72c4bb0d8882d', 100013, 3, NULL, 'BDT', 1000, false, '2026-11-22 16:15:53.023+00', '{"user": "100013", "status": "RS_OK", "balance": 97800000, "currency": "BDT", "request_uuid": "aa052683-83cb-46d9-b93c-31fc43d2d5cf", "operator_tx_id": "5"}', '2026-11-22 16:15:53.02648+00'),
	(6, 'STUDIO', 'a80acf33-df48-4035-aecc-29d0ff79b4d0', 'mela', 'win', 'accepted', '51b3a691fba2b92d13b3ccb5d53f329d7d85cfdd7a80d72c31b8eae3389f87bb', 100013, 3, '392ffd2c-5a84-4ac3-ab00-96c563ed56d0', 'BDT', 1600, false, '2026-11-22 16:15:53.041+00', '{"user": "100013", "status": "RS_OK", "balance": 99400000, "currency": "BDT", "request_uuid": "2e599d82-23d6-49cd-85cc-2f13ee0a7cf3", "operator_tx_id": "6"}', '2026-11-22 16:15:53.044827+00'),
	(7, 'STUDIO', 'ad61747e-c346-49b4-abee-57a303891fbe', 'mela', 'bet', 'accepted', 'b8358da47b45b91d40bb89e3f1f1ee368f2e7f048175b30db7f485140a8cca8d', 100013, 4, NULL, 'BDT', 1000, false, '2026-11-22 16:15:53.051+00', '{"user": "100013", "status": "RS_OK", "balance": 98400000, "currency": "BDT", "request_uuid": "ff4fca9b-da58-47ec-8b44-944025b1e8de", "operator_tx_id": "7"}', '2026-11-22 16:15:53.053452+00');

INSERT INTO identity.ancestor VALUES
	(100007, 100006, 1),
	(100008, 100007, 1),
	(100008, 100006, 2),
	(100009, 100008, 1),
	(100009, 100007, 2),
	(100009, 100006, 3),
	(100010, 100009, 1),
	(100010, 100008, 2),
	(100010, 100007, 3),
	(100010, 100006, 4);

INSERT INTO identity.device VALUES
	('eb5211ee-c655-4e8c-b9e0-3f09ee738ef4', 'mela', '\xc1ba221fd371b87867d15e3a8eebdfa3ec457cc7068af4f2d5cd097d1eedb7cb', NULL, '2026-11-22 16:15:52.71+00', NULL, NULL, 'node', '2026-11-22 16:15:52.71+00', '2026-11-22 16:15:52.71+00', NULL),
	('39e4d664-97fc-4c89-a391-fe4c48e4db31', 'mela', '\x7f6c17a8eb53147b43f84ddf968b27f9a6dfb9eca491c5cd3aab917e14e65a75', NULL, '2026-11-22 16:15:53.087+00', NULL, NULL, 'node', '2026-11-22 16:15:53.087+00', '2026-11-22 16:15:53.087+00', NULL);

INSERT INTO identity.known_device VALUES
	('eb5211ee-c655-4e8c-b9e0-3f09ee738ef4', 100013, '2026-11-22 16:15:52.711+00'),
	('39e4d664-97fc-4c89-a391-fe4c48e4db31', 100014, '2026-11-22 16:15:53.088+00');

INSERT INTO identity.member VALUES
	(100001, 'mela', 'rupali', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, NULL, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100002, 'mela', 'shapla', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, NULL, NULL, 3, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100003, 'mela', 'disabled1', NULL, 0, 'disabled', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, NULL, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100004, 'mela', 'default1', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', true, NULL, NULL, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100005, 'mela', 'expired1', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, '2026-11-22 16:15:49.154811+00', NULL, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100006, 'mela', 'agentone', NULL, 1, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, NULL, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100007, 'mela', 'agenttwo', NULL, 2, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, 100006, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100008, 'mela', 'agent41', NULL, 41, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, 100007, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100009, 'mela', 'agent42', NULL, 42, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, 100008, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100010, 'mela', 'downline1', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', false, NULL, 100009, NULL, 0, '{}', '2026-11-22 16:15:49.154811+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100013, 'mela', 't87d0052d8029', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$w8oD69nCaGccWogUS7QypA$o+U64rbv1kuKNI6+GG8ZNi0RE6iKjsXbRU+7g4YElo4', false, NULL, NULL, NULL, 0, '{}', '2026-11-22 16:15:52.675+00', '2026-11-22 16:15:52.701+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(100014, 'mela', 't67bf0a4ffbb9', NULL, 0, 'active', '$argon2id$v=19$m=64,t=2,p=1$7/+pnzcEzi4Qi1NPOAOw8g$sfrSn++LJEXkKwA3kYN2kV2qvHzPvwZ90VLu8WGOSx4', false, NULL, NULL, NULL, 0, '{"payeeName": "Demo Member"}', '2026-11-22 16:15:53.08+00', '2026-11-22 16:15:53.086+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO identity.operator VALUES
	(100011, 'mela', 'operator1', 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', NULL, NULL, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..ZYqB2puMXvgbJv2N.WhRepeZJpaE_jtHxjDqloQ.UqZ8LazPWv3aVo9OPUO9kA'),
	(100012, 'mela', 'operator2', 'active', '$argon2id$v=19$m=64,t=2,p=1$b8bC0pPmAtWrRHOkDag0CQ$xASdLenn2xfof3S7wZXCzYX7gKvhZk6t4Ml2E/+/usE', NULL, NULL, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..BPX76s3qqnuXvYxT.7jnZP5U8DM-jJ5zpJF6tog.geXxLBhozb9otPyaJl7i3Q');

INSERT INTO identity.payment_password VALUES
	(100014, '$argon2id$v=19$m=64,t=2,p=1$WuR7unEk5WpITuMQ+Wsgfg$7RA/Eo6blvh62Cb/65yCaDnqmtuDvYjwJyKoGrgeQ/M', 0, NULL, '2026-11-22 16:15:53.162+00');

INSERT INTO identity.session VALUES
	('51737362-d834-4be6-b651-6d18df50500b', '\xffe25a994b9ce3ac3dd807c62f59d400b540ee03f443304877dcf428542f0cdb', 100013, 'member', 'mela', '127.0.0.1', 'node', '2026-11-22 16:15:52.713+00', '2026-11-22 16:15:52.713+00', '2026-11-23 04:15:52.713+00', NULL, NULL, 'eb5211ee-c655-4e8c-b9e0-3f09ee738ef4', 'register', false),
	('ba039123-5662-4679-bb46-8cf04fda55c2', '\x8664ce2738edceb207d772321a63abaf441aa138a52ffb2457cca1420b846b90', 100014, 'member', 'mela', '127.0.0.1', 'node', '2026-11-22 16:15:53.089+00', '2026-11-22 16:15:53.089+00', '2026-11-23 04:15:53.089+00', NULL, NULL, '39e4d664-97fc-4c89-a391-fe4c48e4db31', 'register', false);

INSERT INTO ledger.account OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', 'member', 100001, 'wallet', 'BDT'),
	(2, 'mela', 'member', 100001, 'hold', 'BDT'),
	(3, 'mela', 'member', 100002, 'wallet', 'BDT'),
	(4, 'mela', 'member', 100002, 'hold', 'BDT'),
	(5, 'mela', 'member', 100003, 'wallet', 'BDT'),
	(6, 'mela', 'member', 100003, 'hold', 'BDT'),
	(7, 'mela', 'member', 100004, 'wallet', 'BDT'),
	(8, 'mela', 'member', 100004, 'hold', 'BDT'),
	(9, 'mela', 'member', 100005, 'wallet', 'BDT'),
	(10, 'mela', 'member', 100005, 'hold', 'BDT'),
	(11, 'mela', 'member', 100006, 'wallet', 'BDT'),
	(12, 'mela', 'member', 100006, 'hold', 'BDT'),
	(13, 'mela', 'member', 100007, 'wallet', 'BDT'),
	(14, 'mela', 'member', 100007, 'hold', 'BDT'),
	(15, 'mela', 'member', 100008, 'wallet', 'BDT'),
	(16, 'mela', 'member', 100008, 'hold', 'BDT'),
	(17, 'mela', 'member', 100009, 'wallet', 'BDT'),
	(18, 'mela', 'member', 100009, 'hold', 'BDT'),
	(19, 'mela', 'member', 100010, 'wallet', 'BDT'),
	(20, 'mela', 'member', 100010, 'hold', 'BDT'),
	(21, 'mela', 'member', 100013, 'wallet', 'BDT'),
	(22, 'mela', 'member', 100013, 'hold', 'BDT'),
	(23, 'mela', 'house', NULL, 'bank', 'BDT'),
	(24, 'mela', 'house', NULL, 'games', 'BDT'),
	(25, 'mela', 'member', 100014, 'wallet', 'BDT'),
	(26, 'mela', 'member', 100014, 'hold', 'BDT');

INSERT INTO ledger.balance VALUES
	(1, 0),
	(2, 0),
	(3, 0),
	(4, 0),
	(5, 0),
	(6, 0),
	(7, 0),
	(8, 0),
	(9, 0),
	(10, 0),
	(11, 0),
	(12, 0),
	(13, 0),
	(14, 0),
	(15, 0),
	(16, 0),
	(17, 0),
	(18, 0),
	(19, 0),
	(20, 0),
	(22, 0),
	(21, 98400),
	(25, 70000),
	(26, 50000);

INSERT INTO ledger.posting VALUES
	(1, 1, 21, 'BDT', 100000, 100000),
	(1, 2, 23, 'BDT', -100000, NULL),
	(2, 1, 21, 'BDT', -1000, 99000),
	(2, 2, 24, 'BDT', 1000, NULL),
	(3, 1, 21, 'BDT', -1000, 98000),
	(3, 2, 24, 'BDT', 1000, NULL),
	(4, 1, 21, 'BDT', 800, 98800),
	(4, 2, 24, 'BDT', -800, NULL),
	(5, 1, 21, 'BDT', -1000, 97800),
	(5, 2, 24, 'BDT', 1000, NULL),
	(6, 1, 21, 'BDT', 1600, 99400),
	(6, 2, 24, 'BDT', -1600, NULL),
	(7, 1, 21, 'BDT', -1000, 98400),
	(7, 2, 24, 'BDT', 1000, NULL),
	(8, 2, 23, 'BDT', -200000, NULL),
	(8, 1, 25, 'BDT', 200000, 200000),
	(9, 1, 25, 'BDT', -80000, 120000),
	(9, 2, 26, 'BDT', 80000, 80000),
	(10, 2, 23, 'BDT', 80000, NULL),
	(10, 1, 26, 'BDT', -80000, 0),
	(11, 1, 25, 'BDT', -50000, 70000),
	(11, 2, 26, 'BDT', 50000, 50000);

INSERT INTO ledger.transaction OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', 'deposit:6f5e0d8a-1c5b-426a-8906-da6271482d78', 'b17ad422e26705af9ff979b75d4186ea', 'deposit', '6f5e0d8a-1c5b-426a-8906-da6271482d78', '2026-11-22 16:15:52.775+00'),
	(2, 'mela', 'games:STUDIO:28f43383-ec2e-4215-8b0e-3ea346b598e2', '17c6b4ed342b8efd7c4400e85892277a', 'bet', '28f43383-ec2e-4215-8b0e-3ea346b598e2', '2026-11-22 16:15:52.896+00'),
	(3, 'mela', 'games:STUDIO:9cbb875b-20c8-47e3-b44b-ab616f1ca231', '3b4e4a1d2c547125cbb9b5560fa227e0', 'bet', '9cbb875b-20c8-47e3-b44b-ab616f1ca231', '2026-11-22 16:15:52.98+00'),
	(4, 'mela', 'games:STUDIO:e13cb2c3-d136-4737-800e-f411ca4833d3', 'bef86fdefdf1e4539fb356008e7eba67', 'win', 'e13cb2c3-d136-4737-800e-f411ca4833d3', '2026-11-22 16:15:52.991+00'),
	(5, 'mela', 'games:STUDIO:392ffd2c-5a84-4ac3-ab00-96c563ed56d0', '38c1bd8d36be06e2ce35a9b08f5f7503', 'bet', '392ffd2c-5a84-4ac3-ab00-96c563ed56d0', '2026-11-22 16:15:53.023+00'),
	(6, 'mela', 'games:STUDIO:a80acf33-df48-4035-aecc-29d0ff79b4d0', '5b639cdbe884c97afbcd11ad463d415c', 'win', 'a80acf33-df48-4035-aecc-29d0ff79b4d0', '2026-11-22 16:15:53.041+00'),
	(7, 'mela', 'games:STUDIO:ad61747e-c346-49b4-abee-57a303891fbe', 'aaf79ef5826f03c3d6210b4cb93b002a', 'bet', 'ad61747e-c346-49b4-abee-57a303891fbe', '2026-11-22 16:15:53.051+00'),
	(8, 'mela', 'deposit:c987ced2-c26e-4edb-a668-09587fa677cf', '570cf272e30f6a5046fbb0e95141746f', 'deposit', 'c987ced2-c26e-4edb-a668-09587fa677cf', '2026-11-22 16:15:53.119+00'),
	(9, 'mela', 'withdrawal:8285fffd-a5f5-4239-827c-237ade70ee1c:hold', '779c74eb03b20c0f2c636cd17a262da4', 'withdrawal-hold', '8285fffd-a5f5-4239-827c-237ade70ee1c', '2026-11-22 16:15:53.239+00'),
	(10, 'mela', 'withdrawal:8285fffd-a5f5-4239-827c-237ade70ee1c:payout:1', '0e0275a849dae0b0730cce66987de5a7', 'withdrawal-payout', '8285fffd-a5f5-4239-827c-237ade70ee1c', '2026-11-22 16:15:53.317+00'),
	(11, 'mela', 'withdrawal:a1838511-8e4a-4215-acad-b4d90462f8b8:hold', '046bee70eb8161cd2ebe0ac557da98d4', 'withdrawal-hold', 'a1838511-8e4a-4215-acad-b4d90462f8b8', '2026-11-22 16:15:53.443+00');

INSERT INTO ledger.turnover VALUES
	(100013, 'BDT', 100000, 3000),
	(100014, 'BDT', 200000, 200000);

INSERT INTO messaging.message OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', 100013, 'deposit.credited', '{"at": "2026-11-22T16:15:52.792Z", "site": "Mela", "amount": "1000.00", "status": "paid", "currency": "BDT", "reference": "6f5e0d8a-1c5b-426a-8906-da6271482d78", "underReview": false}', '2026-11-22 16:15:52.793+00', NULL),
	(2, 'mela', 100014, 'deposit.credited', '{"at": "2026-11-22T16:15:53.125Z", "site": "Mela", "amount": "2000.00", "status": "paid", "currency": "BDT", "reference": "c987ced2-c26e-4edb-a668-09587fa677cf", "underReview": false}', '2026-11-22 16:15:53.125+00', NULL);

INSERT INTO platform.audit OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-22 16:15:52.694+00', 'mela', 'member 100013', 'member.registered', 'member 100013', '127.0.0.1', NULL, '{"registerMethod": "WEB"}'),
	(2, '2026-11-22 16:15:52.715+00', 'mela', 'member 100013', 'session.started', 'session 51737362-d834-4be6-b651-6d18df50500b', '127.0.0.1', NULL, '{"method": "register"}'),
	(3, '2026-11-22 16:15:52.744+00', 'mela', 'member 100013', 'deposit.created', 'deposit 6f5e0d8a-1c5b-426a-8906-da6271482d78', NULL, NULL, '{"status": "created"}'),
	(4, '2026-11-22 16:15:52.79+00', 'mela', 'provider bank', 'deposit.paid', 'deposit 6f5e0d8a-1c5b-426a-8906-da6271482d78', NULL, '{"status": "created"}', '{"status": "paid"}'),
	(5, '2026-11-22 16:15:53.084+00', 'mela', 'member 100014', 'member.registered', 'member 100014', '127.0.0.1', NULL, '{"registerMethod": "WEB"}'),
	(6, '2026-11-22 16:15:53.091+00', 'mela', 'member 100014', 'session.started', 'session ba039123-5662-4679-bb46-8cf04fda55c2', '127.0.0.1', NULL, '{"method": "register"}'),
	(7, '2026-11-22 16:15:53.109+00', 'mela', 'member 100014', 'deposit.created', 'deposit c987ced2-c26e-4edb-a668-09587fa677cf', NULL, NULL, '{"status": "created"}'),
	(8, '2026-11-22 16:15:53.125+00', 'mela', 'provider bank', 'deposit.paid', 'deposit c987ced2-c26e-4edb-a668-09587fa677cf', NULL, '{"status": "created"}', '{"status": "paid"}'),
	(9, '2026-11-22 16:15:53.163+00', 'mela', 'member 100014', 'payment-password.set', 'member 100014', '127.0.0.1', NULL, NULL),
	(10, '2026-11-22 16:15:53.192+00', 'mela', 'member 100014', 'bank-account.added', 'bank account 8ed0945c-a74d-44c3-b346-eb32b5fafe08', '127.0.0.1', NULL, '{"bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}'),
	(11, '2026-11-22 16:15:53.243+00', 'mela', 'member 100014', 'withdrawal.requested', 'withdrawal 8285fffd-a5f5-4239-827c-237ade70ee1c', '127.0.0.1', NULL, '{"amount": "80000", "status": "requested", "bankAccount": "8ed0945c-a74d-44c3-b346-eb32b5fafe08"}'),
	(12, '2026-11-22 16:15:53.281+00', 'mela', 'operator 901', 'withdrawal.approved', 'withdrawal 8285fffd-a5f5-4239-827c-237ade70ee1c', '10.0.0.9', '{"status": "requested"}', '{"status": "approved"}'),
	(13, '2026-11-22 16:15:53.312+00', 'mela', 'operator 901', 'withdrawal.distributed', 'withdrawal 8285fffd-a5f5-4239-827c-237ade70ee1c', '10.0.0.9', '{"status": "approved"}', '{"amount": "80000", "status": "distributed", "tranche": 1, "reference": "pay-1"}'),
	(14, '2026-11-22 16:15:53.364+00', 'mela', 'member 100014', 'withdrawal.received', 'withdrawal 8285fffd-a5f5-4239-827c-237ade70ee1c', '127.0.0.1', '{"status": "distributed"}', '{"status": "received", "tranche": 1}'),
	(15, '2026-11-22 16:15:53.445+00', 'mela', 'member 100014', 'withdrawal.requested', 'withdrawal a1838511-8e4a-4215-acad-b4d90462f8b8', '127.0.0.1', NULL, '{"amount": "50000", "status": "requested", "bankAccount": "8ed0945c-a74d-44c3-b346-eb32b5fafe08"}'),
	(16, '2026-11-22 16:15:53.468+00', 'mela', 'member 100014', 'deposit.created', 'deposit cbb0ac1d-0d10-411e-aaab-223e84686d2c', NULL, NULL, '{"status": "created"}');

INSERT INTO platform.clock VALUES
	(true, 0);

INSERT INTO platform.encryption_key VALUES
	('4491c731-16bf-4fbd-bf82-bb1afeebef4a', '{"x": "reYTpKTFmd04X7HPyUL7orKRJ6j245WvHGc1szs6UDs", "y": "uBlVZT-8pMeI-XHUtWR_QHU_CjdIhIQ0eDKb-Z-D5og", "alg": "ECDH-ES", "crv": "P-256", "kid": "4491c731-16bf-4fbd-bf82-bb1afeebef4a", "kty": "EC", "use": "enc"}', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..c2sqv6ZS-CTxO0RC.hcTk4CPeWFO842YY1v5HON88VkL5lK2lljY_TrPBo_-wx0qId-F3yZCzzOw7FxeggH5Xqm5huvsyK9Ku0XijUvf7rRa-aeccSfCZPpvlJE36oGlkm7mfM1QjIcHa6nXlmOXm-pKcTO6tY3ksVuXqJweu8femgglfnBExCLLucoslhAeIfFEnKG-IvQr73f7JY0XmHgzOW9bosVFbX1IztBAex3LhUeS4uVSMtwWYnsg.mOqCmd36-zm8WOlm9YjUkw', '2026-11-22 16:15:52.566+00', '2026-12-22 16:15:52.566+00');

INSERT INTO platform.event VALUES
	(100013, 1, 'mela', 'deposit.created', '{"at": "2026-11-22T16:15:52.745Z", "id": "6f5e0d8a-1c5b-426a-8906-da6271482d78", "fee": "0.00", "site": "Mela", "amount": "1000.00", "method": "bank", "status": "created", "currency": "BDT", "createdAt": "2026-11-22T16:15:52.740Z", "expiresAt": "2026-11-22T16:45:52.740Z", "underReview": false}', '2026-11-22 16:15:52.750008+00'),
	(100013, 2, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "1000.00", "currency": "BDT"}', '2026-11-22 16:15:52.7975+00'),
	(100013, 3, 'mela', 'deposit.credited', '{"at": "2026-11-22T16:15:52.792Z", "id": "6f5e0d8a-1c5b-426a-8906-da6271482d78", "fee": "0.00", "site": "Mela", "amount": "1000.00", "method": "bank", "status": "paid", "currency": "BDT", "createdAt": "2026-11-22T16:15:52.740Z", "expiresAt": "2026-11-22T16:45:52.740Z", "underReview": false}', '2026-11-22 16:15:52.797516+00'),
	(100013, 4, 'mela', 'unread.changed', '{"rewards": 0, "messages": 1, "missions": 0}', '2026-11-22 16:15:52.797519+00'),
	(100013, 5, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "990.00", "currency": "BDT"}', '2026-11-22 16:15:52.910754+00'),
	(100013, 6, 'mela', 'bet.settled', '{"id": "1", "round": "round-b20fea50-720c-47e4-b1c2-adc553fd7c58", "scene": "dice", "stake": "10.00", "nodeId": 1008, "payout": "0.00", "status": "settled", "vendor": "STUDIO", "currency": "BDT", "gameCode": "river-dice", "gameType": "RNG", "openedAt": "2026-11-22T16:15:52.896Z", "gameNames": {"BN": "নদীর পাশা", "EN": "River Dice"}, "settledAt": "2026-11-22T16:15:52.962Z", "vendorName": "Studio"}', '2026-11-22 16:15:52.968045+00'),
	(100013, 7, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "980.00", "currency": "BDT"}', '2026-11-22 16:15:52.984718+00'),
	(100013, 8, 'mela', 'bet.settled', '{"id": "2", "round": "round-bbd1c58f-c0d7-4346-bd5c-31f808ce09a0", "scene": "dice", "stake": "10.00", "nodeId": 1008, "payout": "8.00", "status": "settled", "vendor": "STUDIO", "currency": "BDT", "gameCode": "river-dice", "gameType": "RNG", "openedAt": "2026-11-22T16:15:52.980Z", "gameNames": {"BN": "নদীর পাশা", "EN": "River Dice"}, "settledAt": "2026-11-22T16:15:52.991Z", "vendorName": "Studio"}', '2026-11-22 16:15:53.003575+00'),
	(100013, 9, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "988.00", "currency": "BDT"}', '2026-11-22 16:15:53.003589+00'),
	(100013, 10, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "978.00", "currency": "BDT"}', '2026-11-22 16:15:53.02845+00'),
	(100013, 11, 'mela', 'bet.settled', '{"id": "3", "round": "round-e570abea-0ecf-4dc8-890d-532df3e0ee2d", "scene": "dice", "stake": "10.00", "nodeId": 1008, "payout": "16.00", "status": "settled", "vendor": "STUDIO", "currency": "BDT", "gameCode": "river-dice", "gameType": "RNG", "openedAt": "2026-11-22T16:15:53.023Z", "gameNames": {"BN": "নদীর পাশা", "EN": "River Dice"}, "settledAt": "2026-11-22T16:15:53.041Z", "vendorName": "Studio"}', '2026-11-22 16:15:53.045952+00'),
	(100013, 12, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "994.00", "currency": "BDT"}', '2026-11-22 16:15:53.045965+00'),
	(100013, 13, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "984.00", "currency": "BDT"}', '2026-11-22 16:15:53.053875+00'),
	(100014, 1, 'mela', 'deposit.created', '{"at": "2026-11-22T16:15:53.109Z", "id": "c987ced2-c26e-4edb-a668-09587fa677cf", "fee": "0.00", "site": "Mela", "amount": "2000.00", "method": "bank", "status": "created", "currency": "BDT", "createdAt": "2026-11-22T16:15:53.105Z", "expiresAt": "2026-11-22T16:45:53.105Z", "underReview": false}', '2026-11-22 16:15:53.111464+00'),
	(100014, 2, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "2000.00", "currency": "BDT"}', '2026-11-22 16:15:53.12732+00'),
	(100014, 3, 'mela', 'deposit.credited', '{"at": "2026-11-22T16:15:53.125Z", "id": "c987ced2-c26e-4edb-a668-09587fa677cf", "fee": "0.00", "site": "Mela", "amount": "2000.00", "method": "bank", "status": "paid", "currency": "BDT", "createdAt": "2026-11-22T16:15:53.105Z", "expiresAt": "2026-11-22T16:45:53.105Z", "underReview": false}', '2026-11-22 16:15:53.127334+00'),
	(100014, 4, 'mela', 'unread.changed', '{"rewards": 0, "messages": 1, "missions": 0}', '2026-11-22 16:15:53.127337+00'),
	(100014, 5, 'mela', 'member.updated', '{"changed": "real-name"}', '2026-11-22 16:15:53.193035+00'),
	(100014, 6, 'mela', 'balance.changed', '{"onHold": "800.00", "balance": "1200.00", "currency": "BDT"}', '2026-11-22 16:15:53.250923+00'),
	(100014, 7, 'mela', 'withdrawal.requested', '{"at": "2026-11-22T16:15:53.246Z", "id": "8285fffd-a5f5-4239-827c-237ade70ee1c", "fee": "0.00", "rest": "800.00", "sent": "0.00", "site": "Mela", "amount": "800.00", "status": "requested", "tranche": null, "currency": "BDT", "createdAt": "2026-11-22T16:15:53.231Z", "deadlineAt": null, "bankAccount": {"id": "8ed0945c-a74d-44c3-b346-eb32b5fafe08", "bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}, "rejectReason": null}', '2026-11-22 16:15:53.25094+00'),
	(100014, 8, 'mela', 'withdrawal.approved', '{"at": "2026-11-22T16:15:53.287Z", "id": "8285fffd-a5f5-4239-827c-237ade70ee1c", "fee": "0.00", "rest": "800.00", "sent": "0.00", "site": "Mela", "amount": "800.00", "status": "approved", "tranche": null, "currency": "BDT", "createdAt": "2026-11-22T16:15:53.231Z", "deadlineAt": null, "bankAccount": {"id": "8ed0945c-a74d-44c3-b346-eb32b5fafe08", "bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}, "rejectReason": null}', '2026-11-22 16:15:53.298957+00'),
	(100014, 9, 'mela', 'balance.changed', '{"onHold": "0.00", "balance": "1200.00", "currency": "BDT"}', '2026-11-22 16:15:53.339198+00'),
	(100014, 10, 'mela', 'withdrawal.distributed', '{"at": "2026-11-22T16:15:53.327Z", "id": "8285fffd-a5f5-4239-827c-237ade70ee1c", "fee": "0.00", "rest": "0.00", "sent": "800.00", "site": "Mela", "amount": "800.00", "status": "distributed", "tranche": {"no": 1, "amount": "800.00"}, "currency": "BDT", "createdAt": "2026-11-22T16:15:53.231Z", "deadlineAt": "2026-11-22T16:45:53.312Z", "bankAccount": {"id": "8ed0945c-a74d-44c3-b346-eb32b5fafe08", "bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}, "rejectReason": null}', '2026-11-22 16:15:53.339215+00'),
	(100014, 11, 'mela', 'withdrawal.received', '{"at": "2026-11-22T16:15:53.368Z", "by": "member", "id": "8285fffd-a5f5-4239-827c-237ade70ee1c", "fee": "0.00", "part": "800.00", "rest": "0.00", "sent": "800.00", "site": "Mela", "amount": "800.00", "status": "received", "tranche": null, "currency": "BDT", "createdAt": "2026-11-22T16:15:53.231Z", "deadlineAt": null, "bankAccount": {"id": "8ed0945c-a74d-44c3-b346-eb32b5fafe08", "bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}, "rejectReason": null}', '2026-11-22 16:15:53.37399+00'),
	(100014, 12, 'mela', 'balance.changed', '{"onHold": "500.00", "balance": "700.00", "currency": "BDT"}', '2026-11-22 16:15:53.449939+00'),
	(100014, 13, 'mela', 'withdrawal.requested', '{"at": "2026-11-22T16:15:53.447Z", "id": "a1838511-8e4a-4215-acad-b4d90462f8b8", "fee": "0.00", "rest": "500.00", "sent": "0.00", "site": "Mela", "amount": "500.00", "status": "requested", "tranche": null, "currency": "BDT", "createdAt": "2026-11-22T16:15:53.441Z", "deadlineAt": null, "bankAccount": {"id": "8ed0945c-a74d-44c3-b346-eb32b5fafe08", "bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}, "rejectReason": null}', '2026-11-22 16:15:53.449953+00'),
	(100014, 14, 'mela', 'deposit.created', '{"at": "2026-11-22T16:15:53.468Z", "id": "cbb0ac1d-0d10-411e-aaab-223e84686d2c", "fee": "0.00", "site": "Mela", "amount": "300.00", "method": "bank", "status": "created", "currency": "BDT", "createdAt": "2026-11-22T16:15:53.467Z", "expiresAt": "2026-11-22T16:45:53.467Z", "underReview": false}', '2026-11-22 16:15:53.469736+00');

INSERT INTO platform.idempotency VALUES
	('mela 100013 POST /wps/cashier/deposits', '00ec6f4e-cb6b-4f48-b807-ccdbecfeceb2', '14b05a88934afcde611e1335fb2afcf13365c29a056bc1033f0260a99ee29a07', 200, '{"value": {"id": "6f5e0d8a-1c5b-426a-8906-da6271482d78", "payUrl": "http://127.0.0.1:26442/bank/pay?operator=mela&reference=6f5e0d8a-1c5b-426a-8906-da6271482d78&amount=1000.00&currency=BDT&return_url=http%3A%2F%2Flocalhost%3A3000%2Fmember%2Fdeposits%2F6f5e0d8a-1c5b-426a-8906-da6271482d78&expires=1795365952&lang=bn&timestamp=1795364152&signature=v1=6819be9989021e2532800ca5e6c8b02d6c1682a2fb6e278b5a02891c43543d26", "status": "created", "expiresAt": "2026-11-22T16:45:52.740Z"}, "message": null, "success": true}', '2026-11-22 16:15:52.734473+00'),
	('mela 100014 POST /wps/cashier/deposits', '0380ea53-8a75-4702-a757-12ae50418852', '98119e8208b17c529fe43fda2a585ef40a5859f1058fc5a553e1273de2a1f215', 200, '{"value": {"id": "c987ced2-c26e-4edb-a668-09587fa677cf", "payUrl": "http://127.0.0.1:26442/bank/pay?operator=mela&reference=c987ced2-c26e-4edb-a668-09587fa677cf&amount=2000.00&currency=BDT&return_url=http%3A%2F%2Flocalhost%3A3000%2Fmember%2Fdeposits%2Fc987ced2-c26e-4edb-a668-09587fa677cf&expires=1795365953&lang=bn&timestamp=1795364153&signature=v1=a3b0c4398f559e90ed4f9edb2d8e5cc5767a78f02966bacc910b34e634000537", "status": "created", "expiresAt": "2026-11-22T16:45:53.105Z"}, "message": null, "success": true}', '2026-11-22 16:15:53.101764+00'),
	('mela 100014 POST /wps/cashier/withdrawals', '324bbab9-e89a-4b58-a31f-fcf4838702aa', '8bf660ae53260df8689f6a29665d8f31a514b4d4b0db555589676bc407d81dd6', 200, '{"value": {"id": "8285fffd-a5f5-4239-827c-237ade70ee1c", "status": "requested"}, "message": null, "success": true}', '2026-11-22 16:15:53.217507+00'),
	('mela 100014 POST /wps/cashier/withdrawals/8285fffd-a5f5-4239-827c-237ade70ee1c/receipt', 'bd04cd2b-5c67-47ac-a6a1-083729708449', '59c487998f50a64923b8fbff6772c31d16fe513c7920fab0fbbb2626c8d4a628', 200, '{"value": {"id": "8285fffd-a5f5-4239-827c-237ade70ee1c", "fee": "0.00", "rest": "0.00", "sent": "800.00", "amount": "800.00", "proofs": [], "status": "received", "tranche": null, "currency": "BDT", "timeline": [{"at": "2026-11-22T16:15:53.242Z", "amount": null, "status": "requested"}, {"at": "2026-11-22T16:15:53.282Z", "amount": null, "status": "approved"}, {"at": "2026-11-22T16:15:53.323Z", "amount": "800.00", "status": "distributed"}, {"at": "2026-11-22T16:15:53.366Z", "amount": "800.00", "status": "received"}], "tranches": [{"no": 1, "amount": "800.00", "sentAt": "2026-11-22T16:15:53.312Z", "status": "received", "reference": "pay-1", "answeredAt": "2026-11-22T16:15:53.364Z", "deadlineAt": "2026-11-22T16:45:53.312Z"}], "createdAt": "2026-11-22T16:15:53.231Z", "deadlineAt": null, "bankAccount": {"id": "8ed0945c-a74d-44c3-b346-eb32b5fafe08", "bank": "Demo Bank", "holder": "Demo Member", "lastDigits": "9053"}, "rejectReason": null}, "message": null, "success": true}', '2026-11-22 16:15:53.355696+00'),
	('mela 100014 POST /wps/cashier/withdrawals', '798c0f4c-028e-47f6-8bba-6594cef54ae7', 'e9b45968610e6c0410ed3362e2e44b0ac4f68986d30860e80bdc5df459d0f5f3', 200, '{"value": {"id": "a1838511-8e4a-4215-acad-b4d90462f8b8", "status": "requested"}, "message": null, "success": true}', '2026-11-22 16:15:53.428021+00'),
	('mela 100014 POST /wps/cashier/deposits', '09d4d115-f952-4472-9cc0-d975efa85f62', '5151a3d382787b8ea69cac345084ae2078003bc9e8f6ff41845bd7ce27a6a179', 200, '{"value": {"id": "cbb0ac1d-0d10-411e-aaab-223e84686d2c", "payUrl": "http://127.0.0.1:26442/bank/pay?operator=mela&reference=cbb0ac1d-0d10-411e-aaab-223e84686d2c&amount=300.00&currency=BDT&return_url=http%3A%2F%2Flocalhost%3A3000%2Fmember%2Fdeposits%2Fcbb0ac1d-0d10-411e-aaab-223e84686d2c&expires=1795365953&lang=bn&timestamp=1795364153&signature=v1=8e25fc4deaabf85cac2c00c01d09ee9417a757a02ed45192b13474da4a50545d", "status": "created", "expiresAt": "2026-11-22T16:45:53.467Z"}, "message": null, "success": true}', '2026-11-22 16:15:53.465584+00');

INSERT INTO platform.limit_hit VALUES
	('mela registration 127.0.0.1', '2026-11-22 16:15:52.649+00'),
	('mela registration 127.0.0.1', '2026-11-22 16:15:53.072+00'),
	('payment-password choice 100014', '2026-11-22 16:15:53.155+00');

INSERT INTO platform.outbox VALUES
	(100014, 8, '2026-11-22 16:15:53.299047+00'),
	(100014, 9, '2026-11-22 16:15:53.339221+00'),
	(100014, 10, '2026-11-22 16:15:53.339227+00');

INSERT INTO platform.person_seq VALUES
	(100013, 13),
	(100014, 14);

INSERT INTO platform.used_token VALUES
	('d48d1f5a-cd9b-43ad-bd8c-6fbcdb386cd9', '2026-11-22 16:19:52.617+00'),
	('5b3eec77-96b6-4d20-9200-d883ac0fab54', '2026-11-22 16:19:53.068+00'),
	('0fe3d238-b2f6-4835-bf96-9378ff6d0cde', '2026-11-22 16:19:53.151+00'),
	('6c5ffb3e-5471-4e74-9cf1-e879bdd34787', '2026-11-22 16:19:53.176+00'),
	('d7062df4-14e8-4f74-afa2-122dd6bb4369', '2026-11-22 16:19:53.214+00'),
	('5dc14357-0662-4942-8320-20e54f0df1c7', '2026-11-22 16:19:53.426+00');

INSERT INTO public.migration VALUES
	(1, 1763000000000, 'Platform1763000000000'),
	(2, 1763000100000, 'Site1763000100000'),
	(3, 1763000150000, 'Identity1763000150000'),
	(4, 1763000200000, 'Ledger1763000200000'),
	(5, 1763000300000, 'Cashier1763000300000'),
	(6, 1763000350000, 'Games1763000350000'),
	(7, 1763000400000, 'Messaging1763000400000'),
	(8, 1763100150000, 'OperatorCodes1763100150000'),
	(9, 1763100150500, 'PaymentPassword1763100150500'),
	(10, 1763100200000, 'Turnover1763100200000'),
	(11, 1763100300000, 'Withdrawals1763100300000'),
	(12, 1763100350000, 'Play1763100350000'),
	(13, 1763100351000, 'Wallet1763100351000'),
	(14, 1763100352000, 'WalletRaces1763100352000'),
	(15, 1763100353000, 'WalletActivity1763100353000'),
	(16, 1763100354000, 'TransactionWritten1763100354000'),
	(17, 1763200150000, 'Invitations1763200150000'),
	(18, 1763200200000, 'OutgoingFreeze1763200200000'),
	(19, 1763200300000, 'RoundEdges1763200300000'),
	(20, 1763200300000, 'Transfers1763200300000'),
	(21, 1763200352000, 'RoundsByTime1763200352000'),
	(22, 1763200400000, 'Contracts1763200400000'),
	(23, 1763200401000, 'RegistrationLinks1763200401000'),
	(24, 1763200401000, 'Settlement1763200401000'),
	(25, 1763300000000, 'Limits1763300000000'),
	(26, 1763300150000, 'FrontDoor1763300150000'),
	(27, 1763400150000, 'LoginAddresses1763400150000'),
	(28, 1763500150000, 'SealedOperatorSecrets1763500150000');

INSERT INTO site.banner OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', 'w_home', 1, 'deposit', NULL, '{"BN": {"text": "কয়েন নিয়ে আসুন: ব্যাংক জানানো মাত্র আপনার জমা ব্যালেন্সে দেখা যায়।", "title": "সারা রাত খোলা মেলা", "action": "জমা দিয়ে শুরু করুন", "eyebrow": "প্রতি রাতে খোলা"}, "EN": {"text": "Bring your coins: a deposit through the bank shows on your balance the moment the bank says so.", "title": "The fair is open all night", "action": "Start with a deposit", "eyebrow": "Open every night"}}');

INSERT INTO site.brand VALUES
	('mela', '{localhost,127.0.0.1,mela.localhost}', '{"name": "Mela", "country": "BD", "licence": null, "currency": "BDT", "identity": {"sms": {"tries": 5, "codeMinutes": 10, "waitMinutes": 5, "dialingCodes": ["880"], "perBrandHour": 2000, "perNumberDay": 10, "resendMinutes": 1, "perAddressHour": 30}, "login": {"lockAfter": 10, "deviceDays": 180, "addressDays": 90, "attackAfter": 50, "captchaAfter": 3, "passwordDays": 0, "rememberDays": 1, "windowMinutes": 15, "resetLinkMinutes": 30, "recoveryWaitHours": 0, "verificationTries": 5, "addressCaptchaAfter": 1000000, "tellsUnknownAccount": false, "unverifiedWaitHours": 24, "verificationMinutes": 10, "verificationTriesDay": 30}, "captcha": {"perAddressMinute": 30}, "freePlay": {"perAddressDay": 1000000}, "registration": {"perAddressDay": 1000000, "freePerAddressHour": 1000000, "namesPerAddressHour": 1000000, "invitationChecksPerMinute": 1000000}}, "platform": "WEB", "timeZone": "Asia/Dhaka", "contracts": {"caps": {"daily": "2.00", "hourly": {"winRate": "1.00", "lossRate": "3.00"}, "dividend": "30.00", "realtime": {"betRate": "0.10", "winRate": "0.40", "lossRate": "2.10"}}, "kinds": ["realtime", "hourly", "daily", "dividend"], "conflict": "TERMINATE", "edgeShare": 50, "suggested": {"betRate": "0.00", "winRate": "0.10", "lossRate": "0.20"}, "lateMinutes": 15, "activeMemberBet": "100.00", "nightlyLateHours": 48, "registrationLinks": 20, "settleDelaySeconds": 30, "dividendCarriesLoss": true, "unpaidDividendFreezes": true}, "languages": ["BN", "EN"], "mainDomain": "http://localhost:3000", "minimumAge": 18, "whitelabel": {"FREEPLAY": "1", "SMSVERIF": "1", "AFFILIATE": "1", "MOBILEREG": "1", "PHONEAUTH": "0", "AGENTPOLICY": "1", "MOBILELOGIN": "1", "SOCIALGOOGLE": "1", "MOBILEREGPASS": "1", "CHNGPASSVERIF3": "0", "SOCIALFACEBOOK": "1", "FORCEPASSCHANGE": "1"}, "lotteryType": "Lott", "transferMin": "1.00", "withdrawals": {"fee": "0.00", "max": "50000.00", "min": "500.00", "perDay": 3, "bankAccounts": 5, "arrivalMinutes": 30, "depositTurnover": 1, "remindAtPercent": [50, 90], "claimIdleMinutes": 30, "autoReceiveMinutes": 30, "newAccountWaitHours": 0, "forcedReceiptRefunds": false}, "gameSessions": {"minutes": 720, "startWithinMinutes": 10}, "merchantCode": "mela", "systemStatus": 0, "registerRules": {"line": {"enabled": false, "required": false, "maxLength": 40, "minLength": 2, "patternId": 9, "acceptedPattern": "*"}, "zalo": {"enabled": false, "required": false, "maxLength": 40, "minLength": 2, "patternId": 9, "acceptedPattern": "*"}, "email": {"enabled": true, "required": false, "maxLength": 120, "minLength": 6, "patternId": 3, "acceptedPattern": "email"}, "qqNum": {"enabled": false, "required": false, "maxLength": 12, "minLength": 5, "patternId": 23, "acceptedPattern": "^\\d*$"}, "wechat": {"enabled": false, "required": false, "maxLength": 40, "minLength": 2, "patternId": 9, "acceptedPattern": "*"}, "captcha": {"enabled": false, "required": false, "maxLength": 255, "minLength": 1, "patternId": 0, "acceptedPattern": "*"}, "facebook": {"enabled": false, "required": false, "maxLength": 40, "minLength": 2, "patternId": 9, "acceptedPattern": "*"}, "idNumber": {"enabled": false, "required": false, "maxLength": 30, "minLength": 5, "patternId": 14, "acceptedPattern": "^[A-Za-z0-9]*$"}, "nickname": {"enabled": false, "required": false, "maxLength": 40, "minLength": 1, "patternId": 0, "acceptedPattern": "*"}, "password": {"enabled": true, "required": true, "maxLength": 64, "minLength": 8, "patternId": 0, "acceptedPattern": "*"}, "telegram": {"enabled": false, "required": false, "maxLength": 40, "minLength": 2, "patternId": 9, "acceptedPattern": "*"}, "username": {"enabled": true, "required": true, "maxLength": 20, "minLength": 4, "patternId": 1, "acceptedPattern": "^[A-Za-z][A-Za-z0-9]*$"}, "whatsapp": {"enabled": false, "required": false, "maxLength": 40, "minLength": 2, "patternId": 9, "acceptedPattern": "*"}, "mobileNum": {"enabled": false, "required": false, "maxLength": 20, "minLength": 6, "patternId": 0, "acceptedPattern": "*"}, "payeeName": {"enabled": false, "required": false, "maxLength": 80, "minLength": 2, "patternId": 8, "acceptedPattern": "^[A-Za-z ]*$"}, "affiliateCode": {"enabled": false, "required": false, "maxLength": 255, "minLength": 1, "patternId": 0, "acceptedPattern": "*"}, "recommenderId": {"enabled": false, "required": false, "maxLength": 255, "minLength": 1, "patternId": 0, "acceptedPattern": "*"}, "confirmPassword": {"enabled": true, "required": true, "maxLength": 64, "minLength": 8, "patternId": 0, "acceptedPattern": "*"}, "paymentPassword": {"enabled": false, "required": false, "maxLength": 255, "minLength": 1, "patternId": 0, "acceptedPattern": "*"}, "verificationCode": {"enabled": false, "required": false, "maxLength": 255, "minLength": 1, "patternId": 0, "acceptedPattern": "*"}}, "depositMethods": [{"id": "bank", "fee": "0.00", "max": "50000.00", "min": "100.00", "presets": ["200.00", "500.00", "1000.00", "5000.00"], "provider": "bank", "expiresAfterMinutes": 30}], "customerService": [], "defaultLanguage": "BN", "paymentPassword": {"tries": 5, "lockHours": 24, "maxLength": 64, "minLength": 6}, "maintenanceEndTime": null}');

INSERT INTO site.notice OVERRIDING SYSTEM VALUE VALUES
	(1, 'mela', '2026-11-22 16:15:49.124966+00', '{"BN": {"title": "একটি প্রদর্শনী", "content": "মেলা একটি প্রদর্শনী: কোনো লাইসেন্স নেই, আসল টাকাও নেই। এখানে কিছু জেতা বা হারা যায় না।"}, "EN": {"title": "A demonstration", "content": "Mela is a demonstration without a licence and without real money. Nothing here can be won or lost."}}'),
	(2, 'mela', '2026-11-22 16:15:49.124966+00', '{"BN": {"title": "স্টুডিও সাজানো হচ্ছে", "content": "খেলার টেবিলে এখনও রাউন্ড শুরু হয়নি। জমা, নোটিশ ও আপনার রেকর্ড এখনই চলে।"}, "EN": {"title": "The studio is being set up", "content": "The game tables take no rounds yet. Deposits, notices and your record work already."}}');

SELECT pg_catalog.setval('agency.bet_entry_id_seq', 1, false);

SELECT pg_catalog.setval('agency.contract_id_seq', 14, true);

SELECT pg_catalog.setval('agency.payout_id_seq', 1, false);

SELECT pg_catalog.setval('agency.settlement_id_seq', 1, false);

SELECT pg_catalog.setval('games.debt_id_seq', 1, false);

SELECT pg_catalog.setval('games.reconciliation_finding_id_seq', 1, false);

SELECT pg_catalog.setval('games.round_id_seq', 4, true);

SELECT pg_catalog.setval('games.wallet_transaction_id_seq', 7, true);

SELECT pg_catalog.setval('identity.invitation_id_seq', 1, false);

SELECT pg_catalog.setval('identity.person_id', 100014, true);

SELECT pg_catalog.setval('ledger.account_id_seq', 26, true);

SELECT pg_catalog.setval('ledger.transaction_id_seq', 11, true);

SELECT pg_catalog.setval('messaging.message_id_seq', 2, true);

SELECT pg_catalog.setval('platform.audit_id_seq', 16, true);

SELECT pg_catalog.setval('public.migration_id_seq', 28, true);

SELECT pg_catalog.setval('site.banner_id_seq', 1, true);

SELECT pg_catalog.setval('site.notice_id_seq', 2, true);

SELECT pg_catalog.setval('site.setting_change_id_seq', 1, false);

ALTER TABLE ONLY agency.bet_entry
    ADD CONSTRAINT bet_entry_once UNIQUE (round, revision, sign);

ALTER TABLE ONLY agency.bet_entry
    ADD CONSTRAINT bet_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY agency.bet_feed
    ADD CONSTRAINT bet_feed_pkey PRIMARY KEY (brand);

ALTER TABLE ONLY agency.contract
    ADD CONSTRAINT contract_pkey PRIMARY KEY (id);

ALTER TABLE ONLY agency.contract_step
    ADD CONSTRAINT contract_step_pkey PRIMARY KEY (contract, no);

ALTER TABLE ONLY agency.contract_tier
    ADD CONSTRAINT contract_tier_pkey PRIMARY KEY (contract, no);

ALTER TABLE ONLY agency.contract
    ADD CONSTRAINT contract_version UNIQUE (downline, kind, version);

ALTER TABLE ONLY agency.payout
    ADD CONSTRAINT payout_once UNIQUE (settlement, contract);

ALTER TABLE ONLY agency.payout
    ADD CONSTRAINT payout_pkey PRIMARY KEY (id);

ALTER TABLE ONLY agency.registration_link
    ADD CONSTRAINT registration_link_pkey PRIMARY KEY (invitation);

ALTER TABLE ONLY agency.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (brand, kind, code);

ALTER TABLE ONLY agency.settlement
    ADD CONSTRAINT settlement_once UNIQUE (brand, kind, code, period_start, no);

ALTER TABLE ONLY agency.settlement
    ADD CONSTRAINT settlement_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cashier.bank_account
    ADD CONSTRAINT bank_account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cashier.deposit
    ADD CONSTRAINT deposit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cashier.deposit_step
    ADD CONSTRAINT deposit_step_pkey PRIMARY KEY (deposit, step);

ALTER TABLE ONLY cashier.provider_event
    ADD CONSTRAINT provider_event_pkey PRIMARY KEY (provider, event_id);

ALTER TABLE ONLY cashier.tranche
    ADD CONSTRAINT tranche_pkey PRIMARY KEY (withdrawal, no);

ALTER TABLE ONLY cashier.transfer
    ADD CONSTRAINT transfer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cashier.withdrawal
    ADD CONSTRAINT withdrawal_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cashier.withdrawal_proof
    ADD CONSTRAINT withdrawal_proof_pkey PRIMARY KEY (id);

ALTER TABLE ONLY cashier.withdrawal_step
    ADD CONSTRAINT withdrawal_step_pkey PRIMARY KEY (withdrawal, step);

ALTER TABLE ONLY games.debt
    ADD CONSTRAINT debt_pkey PRIMARY KEY (id);

ALTER TABLE ONLY games.debt
    ADD CONSTRAINT debt_transaction_key UNIQUE (transaction);

ALTER TABLE ONLY games.favorite
    ADD CONSTRAINT favorite_pkey PRIMARY KEY (member, node_id);

ALTER TABLE ONLY games.reconciliation_finding
    ADD CONSTRAINT finding_once UNIQUE (brand, vendor, transaction_uuid, kind);

ALTER TABLE ONLY games.launch
    ADD CONSTRAINT launch_pkey PRIMARY KEY (id);

ALTER TABLE ONLY games.launch
    ADD CONSTRAINT launch_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY games.reconciliation_finding
    ADD CONSTRAINT reconciliation_finding_pkey PRIMARY KEY (id);

ALTER TABLE ONLY games.round
    ADD CONSTRAINT round_once UNIQUE (brand, vendor, round, member);

ALTER TABLE ONLY games.round
    ADD CONSTRAINT round_pkey PRIMARY KEY (id);

ALTER TABLE ONLY games.title
    ADD CONSTRAINT title_pkey PRIMARY KEY (node_id);

ALTER TABLE ONLY games.vendor
    ADD CONSTRAINT vendor_pkey PRIMARY KEY (brand, code);

ALTER TABLE ONLY games.wallet_transaction
    ADD CONSTRAINT wallet_transaction_once UNIQUE (vendor, transaction_uuid);

ALTER TABLE ONLY games.wallet_transaction
    ADD CONSTRAINT wallet_transaction_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.ancestor
    ADD CONSTRAINT ancestor_pkey PRIMARY KEY (member, ancestor);

ALTER TABLE ONLY identity.captcha
    ADD CONSTRAINT captcha_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.invitation
    ADD CONSTRAINT invitation_code UNIQUE (brand, code);

ALTER TABLE ONLY identity.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.known_device
    ADD CONSTRAINT known_device_pkey PRIMARY KEY (device, member);

ALTER TABLE ONLY identity.letter
    ADD CONSTRAINT letter_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.one_time_code
    ADD CONSTRAINT one_time_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.operator
    ADD CONSTRAINT operator_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.payment_password
    ADD CONSTRAINT payment_password_pkey PRIMARY KEY (member);

ALTER TABLE ONLY identity.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (member, code_hash);

ALTER TABLE ONLY identity.reset_link
    ADD CONSTRAINT reset_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.reset_link
    ADD CONSTRAINT reset_link_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY identity.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.session
    ADD CONSTRAINT session_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY identity.social_account
    ADD CONSTRAINT social_account_pkey PRIMARY KEY (brand, provider, subject);

ALTER TABLE ONLY identity.social_attempt
    ADD CONSTRAINT social_attempt_pkey PRIMARY KEY (state_hash);

ALTER TABLE ONLY identity.step_up
    ADD CONSTRAINT step_up_pkey PRIMARY KEY (id);

ALTER TABLE ONLY identity.totp
    ADD CONSTRAINT totp_pkey PRIMARY KEY (member);

ALTER TABLE ONLY ledger.account
    ADD CONSTRAINT account_brand_owner_member_kind_currency_key UNIQUE NULLS NOT DISTINCT (brand, owner, member, kind, currency);

ALTER TABLE ONLY ledger.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY ledger.balance
    ADD CONSTRAINT balance_pkey PRIMARY KEY (account);

ALTER TABLE ONLY ledger.outgoing_freeze
    ADD CONSTRAINT outgoing_freeze_pkey PRIMARY KEY (member, reason);

ALTER TABLE ONLY ledger.posting
    ADD CONSTRAINT posting_pkey PRIMARY KEY (transaction, line);

ALTER TABLE ONLY ledger.transaction
    ADD CONSTRAINT transaction_key UNIQUE (brand, key);

ALTER TABLE ONLY ledger.transaction
    ADD CONSTRAINT transaction_pkey PRIMARY KEY (id);

ALTER TABLE ONLY ledger.turnover
    ADD CONSTRAINT turnover_pkey PRIMARY KEY (member, currency);

ALTER TABLE ONLY messaging.message
    ADD CONSTRAINT message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY platform.clock
    ADD CONSTRAINT clock_pkey PRIMARY KEY (single);

ALTER TABLE ONLY platform.encryption_key
    ADD CONSTRAINT encryption_key_pkey PRIMARY KEY (kid);

ALTER TABLE ONLY platform.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (person, seq);

ALTER TABLE ONLY platform.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (scope, key);

ALTER TABLE ONLY platform.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (person, seq);

ALTER TABLE ONLY platform.person_seq
    ADD CONSTRAINT person_seq_pkey PRIMARY KEY (person);

ALTER TABLE ONLY platform.used_token
    ADD CONSTRAINT used_token_pkey PRIMARY KEY (jti);

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id);

ALTER TABLE ONLY site.banner
    ADD CONSTRAINT banner_brand_group_name_position_key UNIQUE (brand, group_name, "position");

ALTER TABLE ONLY site.banner
    ADD CONSTRAINT banner_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site.setting_change
    ADD CONSTRAINT setting_change_pkey PRIMARY KEY (id);

CREATE INDEX bet_entry_batch ON agency.bet_entry USING btree (brand, batch);

CREATE INDEX bet_entry_settled ON agency.bet_entry USING btree (brand, settled_at);

CREATE UNIQUE INDEX contract_active ON agency.contract USING btree (downline, kind) WHERE (status = 'active'::text);

CREATE INDEX contract_ends ON agency.contract USING btree (in_force_until) WHERE (status = 'ending'::text);

CREATE INDEX contract_given ON agency.contract USING btree (upline, id DESC) WHERE (upline IS NOT NULL);

CREATE INDEX contract_in_force ON agency.contract USING btree (kind, downline, in_force_from) WHERE (in_force_from IS NOT NULL);

CREATE UNIQUE INDEX contract_offer ON agency.contract USING btree (downline, kind) WHERE (status = 'offered'::text);

CREATE INDEX payout_hours ON agency.payout USING btree (brand, period_start) WHERE (kind = 'hourly'::text);

CREATE INDEX payout_open ON agency.payout USING btree (brand, kind, id) WHERE (status = ANY (ARRAY['pending'::text, 'unpaid'::text]));

CREATE INDEX payout_payee ON agency.payout USING btree (payee, kind, id DESC);

CREATE INDEX payout_payer ON agency.payout USING btree (payer, id DESC) WHERE (payer IS NOT NULL);

CREATE INDEX payout_period ON agency.payout USING btree (contract, kind, period_start, settlement DESC);

CREATE INDEX schedule_due ON agency.schedule USING btree (due_at);

CREATE INDEX bank_account_member ON cashier.bank_account USING btree (member) WHERE (removed_at IS NULL);

CREATE UNIQUE INDEX bank_account_number ON cashier.bank_account USING btree (brand, number) WHERE (removed_at IS NULL);

CREATE INDEX deposit_due ON cashier.deposit USING btree (expires_at) WHERE (status = ANY (ARRAY['created'::text, 'pending'::text]));

CREATE INDEX deposit_member ON cashier.deposit USING btree (member, created_at DESC);

CREATE INDEX deposit_review ON cashier.deposit USING btree (brand, created_at) WHERE (review_reason IS NOT NULL);

CREATE INDEX tranche_deadline ON cashier.tranche USING btree (deadline_at) WHERE (status = 'sent'::text);

CREATE UNIQUE INDEX tranche_open ON cashier.tranche USING btree (withdrawal) WHERE (status = ANY (ARRAY['sent'::text, 'disputed'::text]));

CREATE INDEX tranche_reminder ON cashier.tranche USING btree (remind_at) WHERE ((status = 'sent'::text) AND (remind_at IS NOT NULL));

CREATE INDEX transfer_receiver ON cashier.transfer USING btree (receiver, at DESC);

CREATE INDEX transfer_sender ON cashier.transfer USING btree (sender, at DESC);

CREATE INDEX withdrawal_member ON cashier.withdrawal USING btree (member, created_at DESC);

CREATE INDEX withdrawal_proof_case ON cashier.withdrawal_proof USING btree (withdrawal, tranche);

CREATE INDEX withdrawal_queue ON cashier.withdrawal USING btree (brand, status, waiting_since);

CREATE INDEX debt_open ON games.debt USING btree (member, id) WHERE (settled_at IS NULL);

CREATE INDEX launch_recent ON games.launch USING btree (member, created_at DESC);

CREATE INDEX round_amended ON games.round USING btree (brand, amended_at) WHERE (amended_at IS NOT NULL);

CREATE INDEX round_member ON games.round USING btree (member, opened_at DESC, id DESC);

CREATE INDEX round_opened ON games.round USING btree (brand, opened_at DESC, id DESC);

CREATE INDEX round_settled ON games.round USING btree (brand, settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX round_wins ON games.round USING btree (brand, settled_at) INCLUDE (payout) WHERE ((status = 'settled'::text) AND (payout > stake));

CREATE UNIQUE INDEX title_code ON games.title USING btree (brand, vendor, game_code);

CREATE INDEX title_type ON games.title USING btree (brand, game_type, "position");

CREATE INDEX wallet_transaction_round ON games.wallet_transaction USING btree (round, id);

CREATE INDEX wallet_transaction_written ON games.wallet_transaction USING btree (brand, vendor, written_at);

CREATE INDEX ancestor_ancestor ON identity.ancestor USING btree (ancestor, depth);

CREATE INDEX captcha_expires ON identity.captcha USING btree (expires_at);

CREATE INDEX invitation_upline ON identity.invitation USING btree (upline, id DESC);

CREATE INDEX known_device_member ON identity.known_device USING btree (member);

CREATE INDEX letter_send ON identity.letter USING btree (send_at) WHERE (send_at IS NOT NULL);

CREATE INDEX login_attempt_address ON identity.login_attempt USING btree (brand, scope, address, at);

CREATE INDEX login_attempt_who ON identity.login_attempt USING btree (scope, brand, account, address, at);

CREATE UNIQUE INDEX member_account ON identity.member USING btree (brand, lower(account));

CREATE INDEX member_closes ON identity.member USING btree (closes_at) WHERE ((status = 'active'::text) AND (closes_at IS NOT NULL));

CREATE INDEX member_invitation ON identity.member USING btree (invitation) WHERE (invitation IS NOT NULL);

CREATE UNIQUE INDEX member_mobile ON identity.member USING btree (brand, mobile) WHERE (mobile_verified_at IS NOT NULL);

CREATE INDEX member_parent ON identity.member USING btree (parent) WHERE (parent IS NOT NULL);

CREATE INDEX one_time_code_target ON identity.one_time_code USING btree (brand, purpose, channel, target, created_at DESC);

CREATE UNIQUE INDEX operator_account ON identity.operator USING btree (brand, lower(account));

CREATE INDEX reset_link_member ON identity.reset_link USING btree (member, created_at DESC);

CREATE INDEX reset_link_send ON identity.reset_link USING btree (send_at) WHERE ((member IS NOT NULL) AND (send_at IS NOT NULL));

CREATE INDEX session_history ON identity.session USING btree (person, started_at DESC);

CREATE INDEX session_person ON identity.session USING btree (person) WHERE (ended_at IS NULL);

CREATE INDEX session_started ON identity.session USING btree (person, started_at DESC);

CREATE INDEX social_account_member ON identity.social_account USING btree (member);

CREATE INDEX account_member ON ledger.account USING btree (member) WHERE (member IS NOT NULL);

CREATE INDEX posting_account ON ledger.posting USING btree (account, transaction DESC);

CREATE INDEX transaction_reference ON ledger.transaction USING btree (reference);

CREATE INDEX message_member ON messaging.message USING btree (member, id DESC);

CREATE INDEX message_unread ON messaging.message USING btree (member) WHERE (read_at IS NULL);

CREATE INDEX audit_subject ON platform.audit USING btree (subject, id);

CREATE INDEX event_at ON platform.event USING btree (at);

CREATE INDEX idempotency_created ON platform.idempotency USING btree (created_at);

CREATE INDEX limit_hit_at ON platform.limit_hit USING btree (at);

CREATE INDEX limit_hit_key ON platform.limit_hit USING btree (key, at DESC);

CREATE INDEX used_token_expires ON platform.used_token USING btree (expires_at);

CREATE TRIGGER bet_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON agency.bet_entry FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();

CREATE TRIGGER settlement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON agency.settlement FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();

CREATE TRIGGER posting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.posting FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();

CREATE TRIGGER posting_balanced AFTER INSERT ON ledger.posting REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_balanced();

CREATE TRIGGER transaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transaction FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();

CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON platform.audit FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();

ALTER TABLE ONLY agency.bet_feed
    ADD CONSTRAINT bet_feed_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY agency.contract
    ADD CONSTRAINT contract_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY agency.contract
    ADD CONSTRAINT contract_downline_fkey FOREIGN KEY (downline) REFERENCES identity.member(id);

ALTER TABLE ONLY agency.contract_step
    ADD CONSTRAINT contract_step_contract_fkey FOREIGN KEY (contract) REFERENCES agency.contract(id);

ALTER TABLE ONLY agency.contract_tier
    ADD CONSTRAINT contract_tier_contract_fkey FOREIGN KEY (contract) REFERENCES agency.contract(id);

ALTER TABLE ONLY agency.contract
    ADD CONSTRAINT contract_upline_fkey FOREIGN KEY (upline) REFERENCES identity.member(id);

ALTER TABLE ONLY agency.payout
    ADD CONSTRAINT payout_contract_fkey FOREIGN KEY (contract) REFERENCES agency.contract(id);

ALTER TABLE ONLY agency.payout
    ADD CONSTRAINT payout_settlement_fkey FOREIGN KEY (settlement) REFERENCES agency.settlement(id);

ALTER TABLE ONLY agency.registration_link
    ADD CONSTRAINT registration_link_invitation_fkey FOREIGN KEY (invitation) REFERENCES identity.invitation(id);

ALTER TABLE ONLY agency.schedule
    ADD CONSTRAINT schedule_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY cashier.bank_account
    ADD CONSTRAINT bank_account_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY cashier.bank_account
    ADD CONSTRAINT bank_account_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY cashier.deposit
    ADD CONSTRAINT deposit_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY cashier.deposit
    ADD CONSTRAINT deposit_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY cashier.deposit_step
    ADD CONSTRAINT deposit_step_deposit_fkey FOREIGN KEY (deposit) REFERENCES cashier.deposit(id);

ALTER TABLE ONLY cashier.tranche
    ADD CONSTRAINT tranche_withdrawal_fkey FOREIGN KEY (withdrawal) REFERENCES cashier.withdrawal(id);

ALTER TABLE ONLY cashier.transfer
    ADD CONSTRAINT transfer_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY cashier.transfer
    ADD CONSTRAINT transfer_receiver_fkey FOREIGN KEY (receiver) REFERENCES identity.member(id);

ALTER TABLE ONLY cashier.transfer
    ADD CONSTRAINT transfer_sender_fkey FOREIGN KEY (sender) REFERENCES identity.member(id);

ALTER TABLE ONLY cashier.withdrawal
    ADD CONSTRAINT withdrawal_bank_account_fkey FOREIGN KEY (bank_account) REFERENCES cashier.bank_account(id);

ALTER TABLE ONLY cashier.withdrawal
    ADD CONSTRAINT withdrawal_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY cashier.withdrawal
    ADD CONSTRAINT withdrawal_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY cashier.withdrawal_proof
    ADD CONSTRAINT withdrawal_proof_withdrawal_tranche_fkey FOREIGN KEY (withdrawal, tranche) REFERENCES cashier.tranche(withdrawal, no);

ALTER TABLE ONLY cashier.withdrawal_step
    ADD CONSTRAINT withdrawal_step_withdrawal_fkey FOREIGN KEY (withdrawal) REFERENCES cashier.withdrawal(id);

ALTER TABLE ONLY games.debt
    ADD CONSTRAINT debt_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY games.debt
    ADD CONSTRAINT debt_transaction_fkey FOREIGN KEY (transaction) REFERENCES games.wallet_transaction(id);

ALTER TABLE ONLY games.favorite
    ADD CONSTRAINT favorite_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY games.favorite
    ADD CONSTRAINT favorite_node_id_fkey FOREIGN KEY (node_id) REFERENCES games.title(node_id);

ALTER TABLE ONLY games.launch
    ADD CONSTRAINT launch_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY games.launch
    ADD CONSTRAINT launch_node_id_fkey FOREIGN KEY (node_id) REFERENCES games.title(node_id);

ALTER TABLE ONLY games.launch
    ADD CONSTRAINT launch_session_fkey FOREIGN KEY (session) REFERENCES identity.session(id);

ALTER TABLE ONLY games.round
    ADD CONSTRAINT round_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY games.round
    ADD CONSTRAINT round_node_id_fkey FOREIGN KEY (node_id) REFERENCES games.title(node_id);

ALTER TABLE ONLY games.title
    ADD CONSTRAINT title_brand_vendor_fkey FOREIGN KEY (brand, vendor) REFERENCES games.vendor(brand, code);

ALTER TABLE ONLY games.vendor
    ADD CONSTRAINT vendor_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY games.wallet_transaction
    ADD CONSTRAINT wallet_transaction_round_fkey FOREIGN KEY (round) REFERENCES games.round(id);

ALTER TABLE ONLY identity.ancestor
    ADD CONSTRAINT ancestor_ancestor_fkey FOREIGN KEY (ancestor) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.ancestor
    ADD CONSTRAINT ancestor_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.captcha
    ADD CONSTRAINT captcha_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.device
    ADD CONSTRAINT device_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.device
    ADD CONSTRAINT device_resumes_fkey FOREIGN KEY (resumes) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.invitation
    ADD CONSTRAINT invitation_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.invitation
    ADD CONSTRAINT invitation_upline_fkey FOREIGN KEY (upline) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.known_device
    ADD CONSTRAINT known_device_device_fkey FOREIGN KEY (device) REFERENCES identity.device(id);

ALTER TABLE ONLY identity.known_device
    ADD CONSTRAINT known_device_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.letter
    ADD CONSTRAINT letter_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.member
    ADD CONSTRAINT member_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.member
    ADD CONSTRAINT member_invitation_fkey FOREIGN KEY (invitation) REFERENCES identity.invitation(id);

ALTER TABLE ONLY identity.member
    ADD CONSTRAINT member_parent_fkey FOREIGN KEY (parent) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.one_time_code
    ADD CONSTRAINT one_time_code_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.operator
    ADD CONSTRAINT operator_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.payment_password
    ADD CONSTRAINT payment_password_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.recovery_code
    ADD CONSTRAINT recovery_code_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.reset_link
    ADD CONSTRAINT reset_link_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.session
    ADD CONSTRAINT session_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.session
    ADD CONSTRAINT session_device_fkey FOREIGN KEY (device) REFERENCES identity.device(id);

ALTER TABLE ONLY identity.social_account
    ADD CONSTRAINT social_account_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.social_account
    ADD CONSTRAINT social_account_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.social_attempt
    ADD CONSTRAINT social_attempt_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY identity.step_up
    ADD CONSTRAINT step_up_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY identity.totp
    ADD CONSTRAINT totp_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY ledger.balance
    ADD CONSTRAINT balance_account_fkey FOREIGN KEY (account) REFERENCES ledger.account(id);

ALTER TABLE ONLY ledger.posting
    ADD CONSTRAINT posting_account_fkey FOREIGN KEY (account) REFERENCES ledger.account(id);

ALTER TABLE ONLY ledger.posting
    ADD CONSTRAINT posting_transaction_fkey FOREIGN KEY (transaction) REFERENCES ledger.transaction(id);

ALTER TABLE ONLY messaging.message
    ADD CONSTRAINT message_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY messaging.message
    ADD CONSTRAINT message_member_fkey FOREIGN KEY (member) REFERENCES identity.member(id);

ALTER TABLE ONLY site.banner
    ADD CONSTRAINT banner_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY site.notice
    ADD CONSTRAINT notice_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

ALTER TABLE ONLY site.setting_change
    ADD CONSTRAINT setting_change_brand_fkey FOREIGN KEY (brand) REFERENCES site.brand(id);

GRANT USAGE ON SCHEMA agency TO mela_app;

GRANT USAGE ON SCHEMA cashier TO mela_app;

GRANT USAGE ON SCHEMA games TO mela_app;

GRANT USAGE ON SCHEMA identity TO mela_app;

GRANT USAGE ON SCHEMA ledger TO mela_app;

GRANT USAGE ON SCHEMA messaging TO mela_app;

GRANT USAGE ON SCHEMA platform TO mela_app;

GRANT USAGE ON SCHEMA site TO mela_app;

REVOKE ALL ON FUNCTION games.amend(p_round bigint, p_at timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.apply_bet(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.apply_one(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.apply_rollback(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.apply_wallet(p_items jsonb, p_at timestamp with time zone, p_digits jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION games.apply_wallet(p_items jsonb, p_at timestamp with time zone, p_digits jsonb) TO mela_app;

REVOKE ALL ON FUNCTION games.apply_win(p jsonb, p_at timestamp with time zone, p_digits jsonb, OUT reply jsonb, OUT moved boolean, OUT told bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.wire(p_minor bigint, p_digits integer) FROM PUBLIC;

GRANT SELECT ON TABLE ledger.account TO mela_app;

GRANT SELECT ON TABLE ledger.balance TO mela_app;

REVOKE ALL ON FUNCTION games.balance_summary(p_brand text, p_member bigint, p_currency text, p_digits jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.iso(p_at timestamp with time zone) FROM PUBLIC;

GRANT SELECT ON TABLE games.round TO mela_app;

GRANT SELECT ON TABLE games.title TO mela_app;

GRANT SELECT ON TABLE games.vendor TO mela_app;

REVOKE ALL ON FUNCTION games.bet_summary(p_round bigint, p_digits jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.keep(p jsonb, p_status text, p_state text, p_round bigint, p_amount bigint, p_at timestamp with time zone, p_digits jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.move(p jsonb, p_kind text, p_key text, p_amount bigint, p_at timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.pay_debts(p_brand text, p_member bigint, p_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION games.pay_debts(p_brand text, p_member bigint, p_at timestamp with time zone) TO mela_app;

REVOKE ALL ON FUNCTION games.raced() FROM PUBLIC;

REVOKE ALL ON FUNCTION games.refusal(p jsonb, p_status text) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.refuse_bet(p jsonb, p_at timestamp with time zone, OUT status text, OUT node_id integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.settle(p_round bigint, p_at timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION games.wallet_of(p jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.check_balanced() FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.open_account(p_brand text, p_member bigint, p_kind text, p_currency text) FROM PUBLIC;
GRANT ALL ON FUNCTION ledger.open_account(p_brand text, p_member bigint, p_kind text, p_currency text) TO mela_app;

REVOKE ALL ON FUNCTION ledger.post(p_items jsonb, p_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION ledger.post(p_items jsonb, p_at timestamp with time zone) TO mela_app;

REVOKE ALL ON FUNCTION ledger.post_one(p_item jsonb, p_at timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION ledger.require_turnover(p_member bigint, p_currency text, p_amount bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION ledger.require_turnover(p_member bigint, p_currency text, p_amount bigint) TO mela_app;

REVOKE ALL ON FUNCTION ledger.wager(p_member bigint, p_currency text, p_amount bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION ledger.wager(p_member bigint, p_currency text, p_amount bigint) TO mela_app;

GRANT ALL ON FUNCTION platform.append_events(p_batch jsonb) TO mela_app;

REVOKE ALL ON FUNCTION platform.prune_events(p_before timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.prune_events(p_before timestamp with time zone) TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.bet_entry TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE agency.bet_feed TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.contract TO mela_app;

GRANT UPDATE(status) ON TABLE agency.contract TO mela_app;

GRANT UPDATE(answered_at) ON TABLE agency.contract TO mela_app;

GRANT UPDATE(in_force_from) ON TABLE agency.contract TO mela_app;

GRANT UPDATE(in_force_until) ON TABLE agency.contract TO mela_app;

GRANT UPDATE(end_reason) ON TABLE agency.contract TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.contract_step TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.contract_tier TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.payout TO mela_app;

GRANT UPDATE(status) ON TABLE agency.payout TO mela_app;

GRANT UPDATE(paid_at) ON TABLE agency.payout TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.registration_link TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE agency.schedule TO mela_app;

GRANT SELECT,INSERT ON TABLE agency.settlement TO mela_app;

GRANT USAGE ON SEQUENCE agency.settlement_id_seq TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.bank_account TO mela_app;

GRANT UPDATE(removed_at) ON TABLE cashier.bank_account TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE cashier.deposit TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.deposit_step TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE cashier.provider_event TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(status) ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(reference) ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(attempt) ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(sent_at) ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(deadline_at) ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(remind_at) ON TABLE cashier.tranche TO mela_app;

GRANT UPDATE(answered_at) ON TABLE cashier.tranche TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.transfer TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(status) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(sent) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(reject_reason) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(proposed_by) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(claimed_by) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(claimed_as) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(claimed_at) ON TABLE cashier.withdrawal TO mela_app;

GRANT UPDATE(waiting_since) ON TABLE cashier.withdrawal TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.withdrawal_proof TO mela_app;

GRANT SELECT,INSERT ON TABLE cashier.withdrawal_step TO mela_app;

GRANT SELECT ON TABLE games.debt TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE games.favorite TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE games.launch TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE games.reconciliation_finding TO mela_app;

GRANT SELECT ON TABLE games.wallet_transaction TO mela_app;

GRANT SELECT,INSERT ON TABLE identity.ancestor TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE identity.captcha TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.device TO mela_app;

GRANT SELECT,INSERT ON TABLE identity.invitation TO mela_app;

GRANT UPDATE(closed_at) ON TABLE identity.invitation TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE identity.known_device TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.letter TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE identity.login_attempt TO mela_app;

GRANT USAGE ON SEQUENCE identity.person_id TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.member TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.one_time_code TO mela_app;

GRANT SELECT ON TABLE identity.operator TO mela_app;

GRANT UPDATE(totp_used_step) ON TABLE identity.operator TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.payment_password TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.recovery_code TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.reset_link TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE identity.session TO mela_app;

GRANT SELECT,INSERT ON TABLE identity.social_account TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE identity.social_attempt TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.step_up TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE identity.totp TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE ledger.outgoing_freeze TO mela_app;

GRANT SELECT ON TABLE ledger.posting TO mela_app;

GRANT SELECT ON TABLE ledger.transaction TO mela_app;

GRANT SELECT ON TABLE ledger.turnover TO mela_app;

GRANT SELECT,INSERT ON TABLE messaging.message TO mela_app;

GRANT UPDATE(read_at) ON TABLE messaging.message TO mela_app;

GRANT SELECT,INSERT ON TABLE platform.audit TO mela_app;

GRANT SELECT,UPDATE ON TABLE platform.clock TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.encryption_key TO mela_app;

GRANT SELECT,INSERT ON TABLE platform.event TO mela_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.idempotency TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.limit_hit TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.outbox TO mela_app;

GRANT SELECT,INSERT,UPDATE ON TABLE platform.person_seq TO mela_app;

GRANT SELECT,INSERT,DELETE ON TABLE platform.used_token TO mela_app;

GRANT SELECT ON TABLE site.banner TO mela_app;

GRANT SELECT ON TABLE site.brand TO mela_app;

GRANT UPDATE(settings) ON TABLE site.brand TO mela_app;

GRANT SELECT,INSERT ON TABLE site.notice TO mela_app;

GRANT SELECT,INSERT ON TABLE site.setting_change TO mela_app;

