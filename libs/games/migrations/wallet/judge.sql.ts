/** What becomes of bets and wins: read under the lock of their wallets, and nothing written yet. */
export const walletJudge = `
-- A refusal that is not written down.
create or replace function games.refusal(p games.wallet_item, p_status text) returns jsonb language sql immutable
  return jsonb_build_object('status', p_status, 'request_uuid', p.request_uuid, 'user', p.member::text);

-- The answer of a request that came before, or of another one under its id.
create or replace function games.repeated(p games.wallet_item, p_fingerprint text, p_reply jsonb) returns jsonb language sql immutable
  return case when p_fingerprint = p.fingerprint then p_reply || jsonb_build_object('request_uuid', p.request_uuid)
    else games.refusal(p, 'RS_ERROR_DUPLICATE_TRANSACTION') end;

-- What leaves nothing behind.
create or replace function games.declined(p games.wallet_item, p_reply jsonb) returns games.wallet_verdict language sql immutable
  return row((p).*, null, null, p_reply, 0, 0, null, false, false, null, null, null, null, 0, null, false, null, 0, 0, null)::games.wallet_verdict;

-- Why a bet takes no free round, or null if it takes one. The lock on the wallet holds back other bets of the member, so the
-- count is exact; a bet that was rolled back gives its free round back.
create or replace function games.refusal_of_free_bet(p games.wallet_item, p_node int, p_at timestamptz) returns text
language sql stable return (
  select case
      when g.id is null then 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
      when g.cancelled_at is not null or p_at < g.starts_at or p_at >= g.ends_at then 'RS_ERROR_LIMIT_REACHED'
      when g.bet_count <= (select count(*) from games.wallet_transaction w
        where w.reward = g.id and w.operation = 'bet' and w.state = 'accepted') then 'RS_ERROR_LIMIT_REACHED'
    end
  from (select p.reward) asked left join games.free_round_grant g on g.id = p.reward and g.brand = p.brand and g.vendor = p.vendor
    and g.member = p.member and g.node_id = p_node and g.currency = p.currency
);

-- A vendor's bet names the token of its launch; one of the house has none, and its title is of a vendor whose wallet is the house's. Its
-- refusal is not written down, since the house asks again when something has changed, and what it takes at least is up to the house.
create or replace function games.judge_bets(p_items games.wallet_item[], p_at timestamptz) returns games.wallet_verdict[]
language plpgsql set search_path = games, pg_temp as $$
-- One look for all items in place of one an item: hardly ever does anybody of a batch have bonus money.
declare v_bonus boolean := exists (select from wagering.open_bonus_view where member = any (array(select i.member from unnest(p_items) i)));
begin
  return (select array_agg(row(i.*,
      case when s.status = 'RS_OK' or s.status is not null and i.token_hash is not null then nextval('games.wallet_transaction_id_seq') end,
      s.status, case when i.token_hash is null and s.status <> 'RS_OK' then games.refusal(i, s.status) else s.reply end, i.amount,
      case when s.status = 'RS_OK' then s.bonus_part - i.amount else 0 end,
      case when s.status = 'RS_OK' then coalesce(r.id, nextval('games.round_id_seq')) end,
      r.id is null, s.status = 'RS_OK' and i.round_closed, l.node_id, l.bet_weight, l.edge_ppm,
      case when l.seen_at < p_at - interval '1 minute' then l.session end, 0, n.id, n.plays, n.account,
      case when s.status = 'RS_OK' then s.bonus_part else 0 end, case when s.status = 'RS_OK' then -s.bonus_part else 0 end,
      case when s.status = 'RS_OK' and s.bonus_part > 0 then n.id end)::games.wallet_verdict)
  from unnest(p_items) i
  left join wallet_transaction k on k.vendor = i.vendor and k.transaction_uuid = i.transaction_uuid
  left join lateral (
    select t.game_type, t.classify, l.currency, l.node_id, l.session, s.seen_at, t.game_code, t.min_bet, t.max_bet, t.bet_weight, t.edge_ppm,
      t.largest_round_stake, vendor.maintenance or t.maintenance or exists (
        select from site.maintenance_view closed where closed.brand = t.brand and closed.ended_at is null) as maintenance,
      m.status as member_status,
      l.expires_at <= p_at or s.ended_at is not null or s.expires_at <= p_at
        or l.superseded_at is not null as over
    from launch l join title t on t.node_id = l.node_id
    join vendor on vendor.brand = t.brand and vendor.code = t.vendor
    join members.member_view m on m.id = l.member join authentication.session_view s on s.id = l.session
    where l.token_hash = i.token_hash and l.brand = i.brand and t.vendor = i.vendor and l.member = i.member
      and not l.demo and l.authenticated_at is not null
    union all
    select t.game_type, t.classify, i.currency, t.node_id, null, null, t.game_code, t.min_bet, t.max_bet, t.bet_weight, t.edge_ppm,
      t.largest_round_stake, vendor.maintenance or t.maintenance or exists (
        select from site.maintenance_view closed where closed.brand = t.brand and closed.ended_at is null),
      m.status, false
    from title t join vendor on vendor.brand = t.brand and vendor.code = t.vendor and vendor.wallet = 'house'
    join members.member_view m on m.id = i.member
    where i.token_hash is null and t.brand = i.brand and t.vendor = i.vendor and t.game_code = i.game_code
  ) l on true
  left join round r on r.brand = i.brand and r.vendor = i.vendor and r.round = i.round and r.member = i.member
  left join ledger.balance_view b on b.account = i.wallet
  left join lateral (
    select o.id, o.account, o.max_bet, m.amount, wagering.may_play(o, l.game_type, l.classify, p_at) as plays
    from wagering.open_bonus_view o join ledger.balance_view m on m.account = o.account
    where v_bonus and o.member = i.member and o.currency = i.currency
    -- Keeps what may be played from being asked of the bonuses of all members.
    offset 0
  ) n on true
  cross join lateral (select case when i.free then games.refusal_of_free_bet(i, l.node_id, p_at) end as refusal) f
  cross join lateral (select
    case when k.id is not null then games.repeated(i, k.fingerprint, k.reply) end as reply,
    case
      when k.id is not null then null
      when l.node_id is null then 'RS_ERROR_INVALID_TOKEN'
      when l.game_code <> i.game_code then 'RS_ERROR_INVALID_GAME'
      when l.currency <> i.currency or i.wallet is null then 'RS_ERROR_WRONG_CURRENCY'
      when l.member_status <> 'active' then 'RS_ERROR_USER_DISABLED'
      when l.over then 'RS_ERROR_TOKEN_EXPIRED'
      when l.maintenance then 'RS_ERROR_INVALID_GAME'
      when f.refusal is not null then f.refusal
      when not i.free and (i.amount > l.max_bet or i.amount < l.min_bet and i.token_hash is not null) then 'RS_ERROR_LIMIT_REACHED'
      when coalesce(r.stake, 0) + i.amount > l.largest_round_stake then 'RS_ERROR_LIMIT_REACHED'
      when r.status <> 'open' or r.node_id <> l.node_id or r.currency <> i.currency
        or r.id is not null and r.reward is distinct from i.reward then 'RS_ERROR_INVALID_GAME'
      when b.amount < i.amount
        and (n.plays and b.amount + n.amount >= i.amount and coalesce(r.bonus, n.id) = n.id) is not true
        then 'RS_ERROR_NOT_ENOUGH_MONEY'
      when b.amount < i.amount and coalesce(r.stake, 0) + i.amount > n.max_bet then 'RS_ERROR_LIMIT_REACHED'
      else 'RS_OK'
    end as status,
    greatest(0, i.amount - b.amount) as bonus_part) s
  where i.op = 'bet');
end $$;

-- A win belongs to an accepted bet, whatever has become of its token. The part that bonus money won goes to its bonus; to the
-- wallet, if that was released; and stays with the house, if it ended otherwise. Refusals are not kept: the vendor tries again until
-- its bet is here, or an operator has raised the limit. What the house itself pays was limited when its bets were taken. What free rounds win whose winnings are held moves no money: it is paid when they are over.
create or replace function games.judge_wins(p_items games.wallet_item[], p_at timestamptz) returns games.wallet_verdict[]
language plpgsql set search_path = games, pg_temp as $$
declare v_bonus boolean := exists (select from wagering.open_bonus_view where member = any (array(select i.member from unnest(p_items) i)));
begin
  return (select array_agg(case when s.reply is null
      then row(i.*, nextval('games.wallet_transaction_id_seq'), 'RS_OK', null, i.amount,
        case when i.reward is not null and games.is_held(i.reward, null) then 0 else i.amount - part.bonus + part.own end, r.id, false,
        i.round_closed or r.status <> 'open', r.node_id, t.bet_weight, t.edge_ppm, null, 0, n.id, n.plays, n.account,
        part.bonus, case when n.id = r.bonus then part.bonus else 0 end, null)::games.wallet_verdict
      else games.declined(i, s.reply) end)
  from unnest(p_items) i
  left join wallet_transaction k on k.vendor = i.vendor and k.transaction_uuid = i.transaction_uuid
  left join wallet_transaction w on w.vendor = i.vendor and w.transaction_uuid = i.reference
  left join round r on r.id = w.round
  left join title t on t.node_id = r.node_id
  left join lateral (
    select o.id, o.account, wagering.may_play(o, t.game_type, t.classify, p_at) as plays
    from wagering.open_bonus_view o where v_bonus and o.member = i.member and o.currency = i.currency
    offset 0
  ) n on true
  cross join lateral (select coalesce(floor(i.amount::numeric * r.bonus_stake / nullif(r.stake, 0)), 0)::bigint as bonus) share
  cross join lateral (select share.bonus,
    case when share.bonus > 0 and wagering.is_released(r.bonus) then share.bonus else 0 end as own) part
  cross join lateral (select case
      when k.id is not null then games.repeated(i, k.fingerprint, k.reply)
      when i.transaction_uuid = i.reference then games.refusal(i, 'RS_ERROR_WRONG_SYNTAX')
      when (w.operation = 'bet' and w.state = 'accepted' and w.brand = i.brand and w.member = i.member
        and w.currency = i.currency and w.reward is not distinct from i.reward and r.round = i.round
        and t.game_code = i.game_code) is not true
        then games.refusal(i, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      when i.amount > t.largest_win and i.token_hash is not null then games.refusal(i, 'RS_ERROR_LIMIT_REACHED')
    end as reply) s
  where i.op = 'win');
end $$;
`;
