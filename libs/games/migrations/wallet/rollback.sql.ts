/** Rollbacks, one at a time: they are few, and each may touch a debt. */
export const walletRollback = `
-- What was taken of a rollback, with what it moves.
create function games.accepted(p games.wallet_item, p_round bigint, p_taken bigint) returns games.wallet_verdict
language sql volatile
  return row((p).*, nextval('games.wallet_transaction_id_seq'), 'RS_OK', null, p_taken, p_taken, p_round, false, false, null, null,
    null, null, 0, null, false, null, 0, 0, null)::games.wallet_verdict;

-- Divides what a rollback moves as the round's money is divided now: bonus money goes back to its bonus, or comes from it; it is own
-- money if that was released, and the house's if it ended otherwise. A win that was held moved nothing and moves nothing back.
create function games.divide(inout p games.wallet_verdict, p_round games.round, p_bonus_part bigint, p_at timestamptz)
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

-- Takes a bet back: the stake returns.
create function games.roll_back_bet(p games.wallet_verdict, p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
begin
  perform games.move_money(array[p], 'bet-rollback', p_at);
  update round r set stake = r.stake - p.taken, bonus_stake = r.bonus_stake - p.bonus_taken,
      valid_bet = case when r.status = 'settled'
        then least(r.valid_bet, (r.stake - r.bonus_stake - p.taken + p.bonus_taken) * coalesce(r.bet_weight, t.bet_weight) / 100) else r.valid_bet end
    from title t where t.node_id = r.node_id and r.id = p.round_id;
end $$;

-- Takes a win back: what there is of it, and what the wallet lacks is a debt of this transaction.
create function games.roll_back_win(inout p games.wallet_verdict, p_at timestamptz)
language plpgsql set search_path = games, pg_temp as $$
begin
  p.owed := p.moved;
  select -least(amount, p.moved) into p.moved from ledger.balance_view where account = p.wallet;
  p.owed := p.owed + p.moved;
  select -least(amount, p.bonus_moved) into p.bonus_moved from ledger.balance_view where account = p.bonus_account and p.bonus_moved > 0;
  p.bonus_moved := coalesce(p.bonus_moved, 0);
  perform games.move_money(array[p], 'win-rollback', p_at);
  update round set payout = payout - p.taken, bonus_payout = bonus_payout - p.bonus_taken where id = p.round_id;
end $$;

create function games.apply_rollback(p games.wallet_item, p_at timestamptz) returns games.wallet_verdict
language plpgsql set search_path = games, pg_temp as $$
declare
  v wallet_transaction;
  v_round round;
  v_verdict games.wallet_verdict;
begin
  select * into v from wallet_transaction where vendor = p.vendor and transaction_uuid = p.transaction_uuid;
  if found then return games.declined(p, games.repeated(p, v.fingerprint, v.reply)); end if;
  if p.transaction_uuid = p.reference then return games.declined(p, games.refusal(p, 'RS_ERROR_WRONG_SYNTAX')); end if;

  select * into v from wallet_transaction where vendor = p.vendor and transaction_uuid = p.reference;
  if not found then
    insert into wallet_transaction (vendor, transaction_uuid, brand, operation, state, member, currency, amount, at)
      values (p.vendor, p.reference, p.brand, 'unknown', 'tombstone', p.member, p.currency, 0, p_at)
      on conflict do nothing;
    if not found then perform games.raced(); end if;
    return games.accepted(p, null, 0);
  end if;
  select * into v_round from round where id = v.round;
  if v.operation = 'rollback' or v.brand <> p.brand or v.member <> p.member or v.currency <> p.currency
    or v_round.round <> p.round or (v.operation <> 'unknown' and v.amount <> p.amount)
  then return games.declined(p, games.refusal(p, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST')); end if;
  if v.state <> 'accepted' then return games.accepted(p, v.round, 0); end if;
  v_verdict := games.divide(games.accepted(p, v.round, v.amount), v_round, v.bonus_amount, p_at);

  update wallet_transaction set state = 'rolled_back' where id = v.id;
  if v.operation = 'bet' then
    perform games.roll_back_bet(v_verdict, p_at);
  else
    v_verdict := games.roll_back_win(v_verdict, p_at);
  end if;
  -- Who counts settled rounds looks at it again.
  if v.amount > 0 then
    update round set revision = revision + 1, amended_at = p_at where id = v.round and settled_at is not null;
  end if;
  -- A win of nothing keeps no round alive.
  if not exists (select from wallet_transaction w where w.round = v.round and w.state = 'accepted'
      and (w.operation = 'bet' or w.operation = 'win' and w.amount > 0)) then
    update round set status = 'void', voided_at = p_at where id = v.round;
  elsif p.round_closed then
    perform games.settle(v.round, p_at);
  end if;
  select r.status <> 'open' into v_verdict.told from round r where r.id = v.round;
  return v_verdict;
end $$;
`;
