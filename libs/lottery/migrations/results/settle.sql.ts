/**
 * Settling a part of a draw's tickets, or paying their stakes back. `lottery.settle_tickets(draw, revision, tickets, taken_back, wallet, offset,
 * digits)` takes `[{ id, status, win, rebate }]` in minor units and items of `games.apply_wallet`: rollbacks of what an earlier result paid, and
 * then what belongs to this one. It answers the events, or null where the draw has another result by now. A ticket that was settled by this
 * revision already fails all of it.
 */
export const settleTickets = `
drop function lottery.settle_tickets(bigint, int, jsonb, jsonb, double precision, jsonb);
create function lottery.settle_tickets(p_draw bigint, p_revision int, p_tickets jsonb, p_taken_back jsonb, p_wallet jsonb,
  p_offset double precision, p_digits jsonb) returns json
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  v_at timestamptz;
  v_count int;
  v_step jsonb;
  v_wallet json;
  v_events json := '[]';
begin
  perform lottery.lock_draws(array[p_draw], true);
  v_at := date_trunc('milliseconds', clock_timestamp()) + p_offset * interval '1 millisecond';
  if not exists (select from draw where id = p_draw and revision = p_revision and status in ('drawn', 'void')) then return null; end if;
  update ticket t set status = n.status, win = n.win, rebate = n.rebate, revision = p_revision, changed_at = v_at
    from jsonb_to_recordset(p_tickets) n(id uuid, status text, win bigint, rebate bigint), draw d
    where t.id = n.id and d.id = p_draw and t.draw = d.id and t.status in ('accepted', 'won', 'lost')
      and (d.status = 'void') = (n.status = 'refunded') and (d.status = 'void' or t.revision < p_revision);
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_tickets) then raise exception 'tickets of draw % were settled at once by somebody else', p_draw; end if;
  foreach v_step in array array[p_taken_back, p_wallet] loop
    continue when jsonb_array_length(v_step) = 0;
    v_wallet := games.apply_wallet(v_step, v_at, p_digits, true);
    if exists (select from json_array_elements(v_wallet->'replies') r where r->>'status' is distinct from 'RS_OK') then
      raise exception 'draw % could not be settled: %', p_draw, (
        select json_agg(r) from json_array_elements(v_wallet->'replies') r where r->>'status' is distinct from 'RS_OK');
    end if;
    v_events := lottery.join_events(v_events, v_wallet->'events');
  end loop;
  return v_events;
end $$;
-- Locks the members' wallets in the order of all who lock several, until COMMIT.
create function lottery.lock_wallets(p_brand text, p_members bigint[]) returns void
language sql security definer set search_path = lottery, pg_temp as $$
  select ledger.lock_accounts(array(select id from ledger.account_view
    where brand = p_brand and owner = 'member' and kind = 'wallet' and member = any(p_members)));
$$;
revoke all on function lottery.lock_wallets(text, bigint[]) from public;
grant execute on function lottery.lock_wallets(text, bigint[]) to mela_app;
revoke all on function lottery.settle_tickets(bigint, int, jsonb, jsonb, jsonb, double precision, jsonb) from public;
grant execute on function lottery.settle_tickets(bigint, int, jsonb, jsonb, jsonb, double precision, jsonb) to mela_app;
`;

export const settleTicketsBefore = `
drop function lottery.lock_wallets(text, bigint[]);
drop function lottery.settle_tickets(bigint, int, jsonb, jsonb, jsonb, double precision, jsonb);
create function lottery.settle_tickets(p_draw bigint, p_revision int, p_tickets jsonb, p_wallet jsonb, p_offset double precision,
  p_digits jsonb) returns json
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  v_at timestamptz;
  v_count int;
  v_wallet json := '{"replies": [], "events": []}';
begin
  perform lottery.lock_draws(array[p_draw], true);
  v_at := date_trunc('milliseconds', clock_timestamp()) + p_offset * interval '1 millisecond';
  if not exists (select from draw where id = p_draw and revision = p_revision and status in ('drawn', 'void')) then return null; end if;
  update ticket t set status = n.status, win = n.win, rebate = n.rebate, revision = p_revision, changed_at = v_at
    from jsonb_to_recordset(p_tickets) n(id uuid, status text, win bigint, rebate bigint), draw d
    where t.id = n.id and d.id = p_draw and t.draw = d.id and t.status in ('accepted', 'won', 'lost')
      and (d.status = 'void') = (n.status = 'refunded') and (d.status = 'void' or t.revision < p_revision);
  get diagnostics v_count = row_count;
  if v_count <> jsonb_array_length(p_tickets) then raise exception 'tickets of draw % were settled at once by somebody else', p_draw; end if;
  if jsonb_array_length(p_wallet) > 0 then v_wallet := games.apply_wallet(p_wallet, v_at, p_digits, true); end if;
  if exists (select from json_array_elements(v_wallet->'replies') r where r->>'status' is distinct from 'RS_OK') then
    raise exception 'draw % could not be settled: %', p_draw, (
      select json_agg(r) from json_array_elements(v_wallet->'replies') r where r->>'status' is distinct from 'RS_OK');
  end if;
  return v_wallet->'events';
end $$;
revoke all on function lottery.settle_tickets(bigint, int, jsonb, jsonb, double precision, jsonb) from public;
grant execute on function lottery.settle_tickets(bigint, int, jsonb, jsonb, double precision, jsonb) to mela_app;
`;
