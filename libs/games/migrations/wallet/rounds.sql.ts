/** Rounds under the lock of their member's wallet, which stands for theirs. */
export const walletRounds = `
-- A bet opens its round or adds to it, a win pays into it, and the request that closes it ends it: its valid bet counts
-- from now on, by the weight and edge that the game has at this moment. It is what was staked of own money, or less where the vendor
-- says that opposite stakes cover each other. What changes after its end raises the revision. Answers the
-- members whose other money it moved.
create function games.write_rounds(p_verdicts games.wallet_verdict[], p_at timestamptz) returns bigint[]
language plpgsql set search_path = games, pg_temp as $$
declare v_ended record;
begin
  with opened as (
    insert into round (id, brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
        opened_at, settled_at, bet_weight, edge_ppm, reward, bonus_stake, bonus)
      overriding system value
      select v.round_id, v.brand, v.vendor, v.round, v.member,
        array(select ancestor from members.ancestor_view where member = v.member order by depth),
        v.node_id, v.currency, v.taken, 0, case when v.round_closed then (v.taken - v.bonus_taken) * v.bet_weight / 100 else 0 end,
        case when v.round_closed then 'settled' else 'open' end, p_at,
        case when v.round_closed then p_at end, case when v.round_closed then v.bet_weight end,
        case when v.round_closed then v.edge_ppm end, v.reward, v.bonus_taken, v.stakes_bonus
      from unnest(p_verdicts) v where v.opens and v.round_id is not null
      returning id, member, currency, status <> 'open' as counts
  ), changed as (
    update round r set stake = r.stake + n.stake, payout = r.payout + n.payout,
        bonus_stake = r.bonus_stake + n.bonus_stake, bonus_payout = r.bonus_payout + n.bonus_payout,
        bonus = coalesce(r.bonus, n.stakes_bonus),
        status = case when n.ends then 'settled' else r.status end,
        settled_at = case when n.ends then p_at else r.settled_at end,
        valid_bet = n.valid_bet,
        valid_amount = coalesce(n.valid_amount, r.valid_amount),
        bet_weight = case when n.ends then n.bet_weight else r.bet_weight end,
        edge_ppm = case when n.ends then n.edge_ppm else r.edge_ppm end,
        revision = r.revision + n.amends::int, amended_at = case when n.amends then p_at else r.amended_at end
      from (
        select m.*, case
            when m.ends then least(m.valid_amount, m.own_stake) * m.bet_weight / 100
            when m.status = 'settled' and m.valid_amount is not null
              then least(m.valid_amount, m.own_stake) * coalesce(m.weight_before, m.bet_weight) / 100
            else m.valid_before end as valid_bet
          from (
            select v.round_id, v.bet_weight, v.edge_ppm, v.valid_amount, v.stakes_bonus, o.status,
              o.valid_bet as valid_before, o.bet_weight as weight_before,
              o.stake - o.bonus_stake + case v.op when 'bet' then v.taken - v.bonus_taken else 0 end as own_stake,
              case v.op when 'bet' then v.taken else 0 end as stake,
              case v.op when 'bet' then v.bonus_taken else 0 end as bonus_stake,
              case v.op when 'win' then v.bonus_taken else 0 end as bonus_payout,
              case v.op when 'win' then v.taken else 0 end as payout,
              v.round_closed and o.status = 'open' as ends, o.settled_at is not null and v.taken <> 0 as amends
            from unnest(p_verdicts) v join round o on o.id = v.round_id where not v.opens
          ) m
      ) n where r.id = n.round_id
      returning r.id, r.member, r.currency, n.ends or r.valid_bet <> n.valid_before as counts
  )
  select array_agg(id) as rounds, array_agg(member) as members, array_agg(currency) as currencies
    into v_ended from (select * from opened union all select * from changed) written where counts;
  return games.count_rounds(v_ended.rounds, v_ended.members, v_ended.currencies, p_at);
end $$;

-- Ends an open round that a rollback closes.
create function games.settle(p_round bigint, p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
begin
  update round r set status = 'settled', settled_at = p_at, valid_bet = (r.stake - r.bonus_stake) * t.bet_weight / 100,
      bet_weight = t.bet_weight, edge_ppm = t.edge_ppm
    from title t where t.node_id = r.node_id and r.id = p_round and r.status = 'open';
end $$;
`;
