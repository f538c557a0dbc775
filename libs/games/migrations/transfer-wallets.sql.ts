/**
 * Bets of vendors that keep the member's wallet. Their rounds are written here alone, under the lock of the row
 * `games.vendor_wallet`, which stands for them as the member's wallet does for the rounds of seamless vendors.
 */
export const transferWalletFunctions = `
-- Records each bet once: [{ id, member, currency, node_id, round, stake, win, valid_amount, placed_at, is_void }], amounts
-- in minor units. Its round is open, and counts nowhere, until games.count_bets. Answers what is new, by currency.
create function games.record_bets(p_brand text, p_vendor text, p_bets jsonb, p_at timestamptz)
returns table (currency text, first_round bigint, staked bigint, won bigint)
language sql security definer set search_path = games, pg_temp as $$
  with bet as (
    select * from jsonb_to_recordset(p_bets) as b(ord int, id text, member bigint, currency text, node_id int, round text,
      stake bigint, win bigint, valid_amount bigint, placed_at timestamptz, is_void boolean)
  ), written as (
    insert into round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, status, opened_at,
        voided_at, bet_id, valid_amount)
      select p_brand, p_vendor, b.round, b.member,
        array(select ancestor from members.ancestor_view a where a.member = b.member order by depth),
        b.node_id, b.currency, b.stake, b.win, case when b.is_void then 'void' else 'open' end, least(b.placed_at, p_at),
        case when b.is_void then p_at end, b.id, b.valid_amount
      from bet b order by b.ord
      on conflict (brand, vendor, bet_id) where bet_id is not null do nothing
      returning id, member, currency, stake, payout
  ), summed as (
    insert into vendor_wallet as w (brand, vendor, member, currency, staked, won)
      select p_brand, p_vendor, member, currency, sum(stake), sum(payout) from written group by member, currency
        order by member, currency
      on conflict (member, vendor, currency) do update set staked = w.staked + excluded.staked, won = w.won + excluded.won
  )
  select currency, min(id), sum(stake)::bigint, sum(payout)::bigint from written group by currency order by currency
$$;

-- Counts a wallet's recorded bets from this moment on, but not those in p_later, by the weight and edge that their games
-- have now. Answers their rounds.
create function games.count_bets(p_wallet uuid, p_later text[], p_at timestamptz) returns setof bigint
language plpgsql security definer set search_path = games, pg_temp as $$
declare v record;
begin
  with counted as (
    update round r set status = 'settled', settled_at = p_at, valid_bet = r.valid_amount * t.bet_weight / 100,
        bet_weight = t.bet_weight, edge_ppm = t.edge_ppm
      from title t, vendor_wallet w
      where w.id = p_wallet and r.brand = w.brand and r.vendor = w.vendor and r.member = w.member and r.currency = w.currency
        and r.bet_id is not null and r.status = 'open' and r.bet_id <> all(p_later) and t.node_id = r.node_id
      returning r.id, r.member, r.currency, r.valid_bet, r.opened_at
  )
  select array_agg(id) as ids, array_agg(member) as members, array_agg(currency) as currencies,
      array_agg(valid_bet) as amounts, array_agg(opened_at) as opened
    into v from counted;
  if v.ids is null then return; end if;
  perform ledger.wager(v.members, v.currencies, v.amounts, v.opened);
  return query select unnest(v.ids);
end $$;

revoke all on function games.record_bets(text, text, jsonb, timestamptz), games.count_bets(uuid, text[], timestamptz)
  from public;
grant execute on function games.record_bets(text, text, jsonb, timestamptz), games.count_bets(uuid, text[], timestamptz)
  to mela_app;
`;
