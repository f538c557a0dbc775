/** Rounds under the lock of their member's wallet, which stands for theirs. */
export const walletRounds = `
-- A bet opens its round or adds to it, a win pays into it, and the request that closes it ends it: its valid bet counts
-- from now on, by the weight and edge that the game has at this moment. It is what was staked, or less where the vendor
-- says that opposite stakes cover each other. What changes after its end raises the revision.
create function games.write_rounds(p_verdicts games.wallet_verdict[], p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
declare v_ended record;
begin
  with opened as (
    insert into round (id, brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
        opened_at, settled_at, bet_weight, edge_ppm, reward)
      overriding system value
      select v.round_id, v.brand, v.vendor, v.round, v.member,
        array(select ancestor from members.ancestor_view where member = v.member order by depth),
        v.node_id, v.currency, v.taken, 0, case when v.round_closed then v.taken * v.bet_weight / 100 else 0 end,
        case when v.round_closed then 'settled' else 'open' end, p_at,
        case when v.round_closed then p_at end, case when v.round_closed then v.bet_weight end,
        case when v.round_closed then v.edge_ppm end, v.reward
      from unnest(p_verdicts) v where v.opens and v.round_id is not null
      returning member, currency, valid_bet as counted, opened_at
  ), changed as (
    update round r set stake = r.stake + n.stake, payout = r.payout + n.payout,
        status = case when n.ends then 'settled' else r.status end,
        settled_at = case when n.ends then p_at else r.settled_at end,
        valid_bet = n.valid_bet,
        bet_weight = case when n.ends then n.bet_weight else r.bet_weight end,
        edge_ppm = case when n.ends then n.edge_ppm else r.edge_ppm end,
        revision = r.revision + n.amends::int, amended_at = case when n.amends then p_at else r.amended_at end
      from (
        select m.*, case
            when m.ends then least(m.valid_amount, m.staked + m.stake) * m.bet_weight / 100
            when m.status = 'settled' and m.valid_amount is not null
              then least(m.valid_amount, m.staked) * coalesce(m.weight_before, m.bet_weight) / 100
            else m.valid_before end as valid_bet
          from (
            select v.round_id, v.bet_weight, v.edge_ppm, v.valid_amount, o.status, o.stake as staked,
              o.valid_bet as valid_before, o.bet_weight as weight_before,
              case v.op when 'bet' then v.taken else 0 end as stake,
              case v.op when 'win' then v.taken else 0 end as payout,
              v.round_closed and o.status = 'open' as ends, o.settled_at is not null and v.moved <> 0 as amends
            from unnest(p_verdicts) v join round o on o.id = v.round_id where not v.opens
          ) m
      ) n where r.id = n.round_id
      returning r.member, r.currency, r.valid_bet - n.valid_before as counted, r.opened_at
  )
  select array_agg(member) as members, array_agg(currency) as currencies, array_agg(counted) as amounts,
      array_agg(opened_at) as opened
    into v_ended from (select * from opened union all select * from changed) written where counted <> 0;
  if v_ended.members is not null then
    perform ledger.wager(v_ended.members, v_ended.currencies, v_ended.amounts, v_ended.opened);
  end if;
end $$;

-- Ends an open round that a rollback closes.
create function games.settle(p_round bigint, p_at timestamptz) returns void
language plpgsql set search_path = games, pg_temp as $$
declare v_round record;
begin
  update round r set status = 'settled', settled_at = p_at, valid_bet = r.stake * t.bet_weight / 100,
      bet_weight = t.bet_weight, edge_ppm = t.edge_ppm
    from title t where t.node_id = r.node_id and r.id = p_round and r.status = 'open'
    returning r.member, r.currency, r.valid_bet, r.opened_at into v_round;
  if v_round.valid_bet > 0 then
    perform ledger.wager(array[v_round.member], array[v_round.currency], array[v_round.valid_bet], array[v_round.opened_at]);
  end if;
end $$;
`;
