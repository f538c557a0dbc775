/** Winnings of free rounds that wait with the house; on top of the functions in `wallet/`. */
export const heldWins = `
-- Whether a win of free rounds waits with the house: one that comes now, or the transaction of this number. Numbers are drawn under
-- the lock of the member's wallet, so they tell what came before the payment.
create function games.is_held(p_reward uuid, p_transaction bigint) returns boolean language sql stable set search_path = games, pg_temp
  return exists (
    select from games.free_round_grant g where g.id = p_reward and g.held and (g.paid_through is null or p_transaction <= g.paid_through));

-- What free rounds have won that was held, in minor units, once: null where it was released before, or is not held. What they win later goes to the
-- wallet. The caller holds the wallet's lock, and pays.
create function games.release_winnings(p_grant uuid) returns bigint
language sql volatile security definer set search_path = games, pg_temp as $$
  update free_round_grant g set paid_through = nextval('wallet_transaction_id_seq')
  where g.id = p_grant and g.held and g.paid_through is null
  returning (select coalesce(sum(r.payout), 0)::bigint from round r where r.reward = g.id and r.status <> 'void')
$$;
revoke all on function games.is_held(uuid, bigint), games.release_winnings(uuid) from public;
grant execute on function games.release_winnings(uuid) to mela_app;

-- A win belongs to an accepted bet, whatever has become of its token. The part that bonus money won goes to its bonus; to the
-- wallet, if that was released; and stays with the house, if it ended otherwise. Refusals are not kept: the vendor tries again until
-- its bet is here, or an operator has raised the limit. What free rounds win whose winnings are held moves no money: it is paid when they are over.
create or replace function games.judge_wins(p_items games.wallet_item[], p_at timestamptz) returns games.wallet_verdict[]
language plpgsql set search_path = games, pg_temp as $$
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
    from wagering.open_bonus_view o where o.member = i.member and o.currency = i.currency
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
      when i.amount > t.largest_win then games.refusal(i, 'RS_ERROR_LIMIT_REACHED')
    end as reply) s
  where i.op = 'win');
end $$;

-- Divides what a rollback moves as the round's money is divided now: bonus money goes back to its bonus, or comes from it; it is own
-- money if that was released, and the house's if it ended otherwise. A win that was held moved nothing and moves nothing back.
create or replace function games.divide(inout p games.wallet_verdict, p_round games.round, p_bonus_part bigint, p_at timestamptz)
language plpgsql set search_path = games, pg_temp as $$
begin
  select o.id, o.account, wagering.may_play(o, t.game_type, t.classify, p_at) into p.bonus, p.bonus_account, p.plays_bonus
    from wagering.open_bonus_view o, title t
    where o.member = p.member and o.currency = p.currency and t.node_id = p_round.node_id;
  p.bonus_taken := p_bonus_part;
  p.bonus_moved := case when p.bonus = p_round.bonus then p_bonus_part else 0 end;
  p.moved := case when p_round.reward is not null and games.is_held(p_round.reward,
      (select w.id from wallet_transaction w where w.vendor = p.vendor and w.transaction_uuid = p.reference)) then 0
    else p.taken - p_bonus_part
      + case when p_bonus_part > 0 and wagering.is_released(p_round.bonus) then p_bonus_part else 0 end end;
end $$;
`;

/** `games.divide` as it was. */
export const divideBefore = `
-- Divides what a rollback moves as the round's money is divided now: bonus money goes back to its bonus, or comes from it; it is own
-- money if that was released, and the house's if it ended otherwise.
create or replace function games.divide(inout p games.wallet_verdict, p_round games.round, p_bonus_part bigint, p_at timestamptz)
language plpgsql set search_path = games, pg_temp as $$
begin
  select o.id, o.account, wagering.may_play(o, t.game_type, t.classify, p_at) into p.bonus, p.bonus_account, p.plays_bonus
    from wagering.open_bonus_view o, title t
    where o.member = p.member and o.currency = p.currency and t.node_id = p_round.node_id;
  p.bonus_taken := p_bonus_part;
  p.bonus_moved := case when p.bonus = p_round.bonus then p_bonus_part else 0 end;
  p.moved := p.taken - p_bonus_part
    + case when p_bonus_part > 0 and wagering.is_released(p_round.bonus) then p_bonus_part else 0 end;
end $$;
`;
