/** Adds up entries of the feed to a roll-up batch, which settlements read; created by migration 1765380000003. */
export const rollUp = `
-- Writes the sums of these entries by player, slot (five minutes of the clock) and limit as a roll-up batch. p_batch is its number: that
-- of the last feed batch among the entries, so both count alike. The sums are minor units. An entry that reverses another has the sign -1. own_stake
-- and own_payout are those without bonus money, so the profit is what the house won of the player's own money.
create function agency.roll_up(p_brand text, p_batch bigint, p_taken_until timestamptz, p_first_entry bigint, p_last_entry bigint)
returns void language sql set jit = off set work_mem = '64MB' as $$
  with rolled as (
    insert into agency.bet_rollup (brand, batch, slot, member, ancestors, limit_ppm, win_bet, loss_bet, push_bet, profit)
    select p_brand, p_batch, date_bin('5 minutes', e.settled_at, 'epoch'), e.member, e.ancestors, e.limit_ppm,
      sum(case when e.payout > e.stake then e.sign * e.valid_bet else 0 end),
      sum(case when e.payout < e.stake then e.sign * e.valid_bet else 0 end),
      sum(case when e.payout = e.stake then e.sign * e.valid_bet else 0 end),
      sum(e.sign * (e.own_stake - e.own_payout))
    from games.bet_entry_view e where e.id between p_first_entry and p_last_entry and e.brand = p_brand group by 3, 4, 5, 6
    returning slot
  )
  insert into agency.bet_batch (brand, batch, taken_until, slots, first_entry, last_entry)
  select p_brand, p_batch, p_taken_until, array_agg(distinct slot), p_first_entry, p_last_entry from rolled
$$;
`;
