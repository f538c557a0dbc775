/** What free rounds win can wait with the house until they are over. */
export const walletHeld = `
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
`;
