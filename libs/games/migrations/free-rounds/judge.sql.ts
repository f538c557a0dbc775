/** What becomes of bets and wins: read under the lock of their wallets, and nothing written yet. */
export const walletJudge = `
-- A refusal that is not written down.
create function games.refusal(p games.wallet_item, p_status text) returns jsonb language sql immutable
  return jsonb_build_object('status', p_status, 'request_uuid', p.request_uuid, 'user', p.member::text);

-- The answer of a request that came before, or of another one under its id.
create function games.repeated(p games.wallet_item, p_fingerprint text, p_reply jsonb) returns jsonb language sql immutable
  return case when p_fingerprint = p.fingerprint then p_reply || jsonb_build_object('request_uuid', p.request_uuid)
    else games.refusal(p, 'RS_ERROR_DUPLICATE_TRANSACTION') end;

-- What leaves nothing behind.
create function games.declined(p games.wallet_item, p_reply jsonb) returns games.wallet_verdict language sql immutable
  return row((p).*, null, null, p_reply, 0, 0, null, false, false, null, null, null, null, 0)::games.wallet_verdict;

-- Why a bet takes no free round, or null if it takes one. The lock on the wallet holds back other bets of the member, so the
-- count is exact; a bet that was rolled back gives its free round back.
create function games.refusal_of_free_bet(p games.wallet_item, p_node int, p_at timestamptz) returns text
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

create function games.judge_bets(p_items games.wallet_item[], p_at timestamptz) returns games.wallet_verdict[]
language plpgsql set search_path = games, pg_temp as $$
begin
  return (select array_agg(row(i.*, case when s.status is not null then nextval('games.wallet_transaction_id_seq') end, s.status, s.reply, i.amount,
      case when s.status = 'RS_OK' then -i.amount else 0 end,
      case when s.status = 'RS_OK' then coalesce(r.id, nextval('games.round_id_seq')) end,
      r.id is null, s.status = 'RS_OK' and i.round_closed, l.node_id, l.bet_weight, l.edge_ppm,
      case when l.seen_at < p_at - interval '1 minute' then l.session end, 0)::games.wallet_verdict)
  from unnest(p_items) i
  left join wallet_transaction k on k.vendor = i.vendor and k.transaction_uuid = i.transaction_uuid
  left join lateral (
    select l.currency, l.node_id, l.session, s.seen_at, t.game_code, t.min_bet, t.max_bet, t.bet_weight, t.edge_ppm,
      vendor.maintenance or t.maintenance or exists (
        select from site.maintenance_view closed where closed.brand = t.brand and closed.ended_at is null) as maintenance,
      m.status as member_status,
      l.expires_at <= p_at or s.ended_at is not null or s.expires_at <= p_at
        or l.superseded_at is not null as over
    from launch l join title t on t.node_id = l.node_id
    join vendor on vendor.brand = t.brand and vendor.code = t.vendor
    join members.member_view m on m.id = l.member join authentication.session_view s on s.id = l.session
    where l.token_hash = i.token_hash and l.brand = i.brand and t.vendor = i.vendor and l.member = i.member
      and not l.demo and l.authenticated_at is not null
  ) l on true
  left join round r on r.brand = i.brand and r.vendor = i.vendor and r.round = i.round and r.member = i.member
  left join ledger.balance_view b on b.account = i.wallet
  left join lateral (select games.refusal_of_free_bet(i, l.node_id, p_at) as refusal where i.free) f on true
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
      when not i.free and i.amount not between l.min_bet and l.max_bet then 'RS_ERROR_LIMIT_REACHED'
      when r.status <> 'open' or r.node_id <> l.node_id or r.currency <> i.currency
        or r.id is not null and r.reward is distinct from i.reward then 'RS_ERROR_INVALID_GAME'
      when b.amount < i.amount then 'RS_ERROR_NOT_ENOUGH_MONEY'
      else 'RS_OK'
    end as status) s
  where i.op = 'bet');
end $$;

-- A win belongs to an accepted bet, whatever has become of its token. Refusals are not kept: the vendor tries again until
-- its bet is here, or an operator has raised the limit.
create function games.judge_wins(p_items games.wallet_item[]) returns games.wallet_verdict[]
language plpgsql set search_path = games, pg_temp as $$
begin
  return (select array_agg(case when s.reply is null
      then row(i.*, nextval('games.wallet_transaction_id_seq'), 'RS_OK', null, i.amount, i.amount, r.id, false,
        i.round_closed or r.status <> 'open', r.node_id, t.bet_weight, t.edge_ppm, null, 0)::games.wallet_verdict
      else games.declined(i, s.reply) end)
  from unnest(p_items) i
  left join wallet_transaction k on k.vendor = i.vendor and k.transaction_uuid = i.transaction_uuid
  left join wallet_transaction w on w.vendor = i.vendor and w.transaction_uuid = i.reference
  left join round r on r.id = w.round
  left join title t on t.node_id = r.node_id
  cross join lateral (select case
      when k.id is not null then games.repeated(i, k.fingerprint, k.reply)
      when i.transaction_uuid = i.reference then games.refusal(i, 'RS_ERROR_WRONG_SYNTAX')
      when (w.operation = 'bet' and w.state = 'accepted' and w.brand = i.brand and w.member = i.member
        and w.currency = i.currency and w.reward is not distinct from i.reward and r.round = i.round
        and t.game_code = i.game_code) is not true
        then games.refusal(i, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
      when i.amount > t.largest_win then games.refusal(i, 'RS_ERROR_LIMIT_REACHED')
    end as reply) s
  where i.op = 'win');
end $$;
`;
