/** What ended rounds count towards what their members have to stake. */
export const walletCount = `
-- Counts those of the rounds that have ended by what they are now. Answers the members whose other money it moved: a bonus became
-- own money, or ended.
create function games.count_rounds(p_rounds bigint[], p_members bigint[], p_currencies text[], p_at timestamptz) returns bigint[]
language plpgsql set search_path = games, pg_temp as $$
begin
  if p_rounds is null or not wagering.has_requirement(p_members, p_currencies) then return '{}'; end if;
  return wagering.count_rounds(array(
      select row(r.id, r.brand, r.member, r.currency, v.factor * least(r.stake, r.valid_amount),
        v.factor * least(r.stake - r.bonus_stake, r.valid_amount), v.factor * r.bonus_stake,
        coalesce(r.bet_weight, t.bet_weight), t.game_type, t.classify, r.opened_at)::wagering.counted_round
      from round r join title t on t.node_id = r.node_id
      cross join lateral (select case r.status when 'void' then 0 else 1 end as factor) v
      where r.id = any(p_rounds) and r.settled_at is not null), p_at)
    || games.end_spent(p_members, p_currencies, p_at);
end $$;

-- Where no money is left and none at stake, nothing has to be staked any more; so ends a bonus after its last day too, when
-- nothing of it is at stake. Answers the members whose bonus ended.
create function games.end_spent(p_members bigint[], p_currencies text[], p_at timestamptz) returns bigint[]
language plpgsql set search_path = games, pg_temp as $$
declare
  v record;
  v_amount bigint;
  v_moved bigint[] := '{}';
begin
  for v in
    select o.* from wagering.open_requirements(p_members, p_currencies) o
    left join ledger.balance_view m on m.account = o.bonus_account
    cross join lateral (
      select coalesce(sum(b.amount), 0) as amount from ledger.account_view a join ledger.balance_view b on b.account = a.id
      where a.brand = o.brand and a.owner = 'member' and a.member = o.member and a.kind = 'wallet' and a.currency = o.currency
    ) w
    where o.bonus_closing or m.amount < o.bonus_zero_below or w.amount < o.own_zero_below
  loop
    if v.bonus is not null and not exists (select from round where member = v.member and status = 'open' and bonus = v.bonus) then
      select amount into v_amount from ledger.balance_view where account = v.bonus_account;
      if v_amount < v.bonus_zero_below then
        perform wagering.end_bonus(v.bonus, 'spent', p_at);
        v_moved := v_moved || v.member;
      elsif v.bonus_closing then
        perform wagering.end_bonus(v.bonus, 'expired', p_at);
        v_moved := v_moved || v.member;
      end if;
    end if;
    continue when v.own_zero_below is null;
    select coalesce(sum(b.amount), 0) into v_amount from ledger.account_view a join ledger.balance_view b on b.account = a.id
      where a.brand = v.brand and a.owner = 'member' and a.member = v.member and a.kind = 'wallet' and a.currency = v.currency;
    continue when v_amount >= v.own_zero_below or exists (
      select from round where member = v.member and currency = v.currency and status = 'open' and stake > bonus_stake);
    select v_amount + (select coalesce(sum(w.balance + w.at_stake), 0) from vendor_wallet w
        where w.member = v.member and w.currency = v.currency)
      + (select coalesce(sum(t.amount), 0) from wallet_transfer t
        where t.member = v.member and t.currency = v.currency and t.state = 'sent')
      into v_amount;
    perform wagering.clear_own(v.member, v.currency, v_amount, p_at);
  end loop;
  return v_moved;
end $$;

-- What a bonus comes to by itself, if its time has come; one that takes no new stakes ends at once where none is open. Answers whose
-- money that may have moved, or null.
create function games.meet_bonus_deadline(p_id bigint, p_at timestamptz, out member bigint, out currency text)
language plpgsql security definer set search_path = games, pg_temp as $$
declare v record;
begin
  select * into v from wagering.meet_bonus_deadline(p_id, p_at);
  if v.id is null then return; end if;
  perform games.end_spent(array[v.member], array[v.currency], p_at);
  member := v.member;
  currency := v.currency;
end $$;

-- Counts a vendor wallet's recorded bets from this moment on, but not those in p_later, by the weight and edge that their
-- games have now. Answers their rounds, and whether that moved other money of the member.
create function games.count_bets(p_wallet uuid, p_later text[], p_at timestamptz, out rounds bigint[], out moved boolean)
language plpgsql security definer set search_path = games, pg_temp as $$
declare v record;
begin
  with counted as (
    update round r set status = 'settled', settled_at = p_at, valid_bet = r.valid_amount * t.bet_weight / 100,
        bet_weight = t.bet_weight, edge_ppm = t.edge_ppm
      from title t, vendor_wallet w
      where w.id = p_wallet and r.brand = w.brand and r.vendor = w.vendor and r.member = w.member and r.currency = w.currency
        and r.bet_id is not null and r.status = 'open' and r.bet_id <> all(p_later) and t.node_id = r.node_id
      returning r.id, r.member, r.currency
  )
  select array_agg(id) as ids, array_agg(member) as members, array_agg(currency) as currencies into v from counted;
  rounds := coalesce(v.ids, '{}');
  moved := games.count_rounds(v.ids, v.members, v.currencies, p_at) <> '{}';
end $$;

revoke all on function games.count_bets(uuid, text[], timestamptz), games.meet_bonus_deadline(bigint, timestamptz) from public;
grant execute on function games.count_bets(uuid, text[], timestamptz), games.meet_bonus_deadline(bigint, timestamptz) to mela_app;
`;
