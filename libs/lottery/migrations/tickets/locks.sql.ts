/** Replaced by a later migration, whose way back it is. */
export const roomLeft = `create function lottery.room_left(p_draw bigint, p_room jsonb) returns bigint
language sql stable set search_path = lottery, pg_temp as $$
  select min(greatest(0, r.most - e.payouts[o.place]))
  from jsonb_to_recordset(p_room) r(key text, most bigint, places int[], adds bigint[])
  join lottery.exposure e on e.draw = p_draw and e.key = r.key
  cross join lateral unnest(r.places, r.adds) o(place, add)
  where e.payouts[o.place] + o.add > r.most;
$$;`;

/**
 * Locks of draws, and the room that outcomes have left. Lock order of the lottery: draws by id, chases by id, exposures by draw and key,
 * wallets. The close of a draw takes its lock alone and so waits for those that buy, and nobody buys after it.
 */
export const ticketLocks = `
create function lottery.draw_lock(p_draw bigint) returns bigint language sql immutable
  return hashtextextended('lottery.draw ' || p_draw, 0);

-- Locks draws against their close until COMMIT. Without waiting it answers those that it got.
create function lottery.lock_draws(p_draws bigint[], p_wait boolean) returns bigint[]
language plpgsql set search_path = lottery, pg_temp as $$
declare
  v_draw bigint;
  v_locked bigint[] := '{}';
begin
  for v_draw in select distinct d from unnest(p_draws) d order by d loop
    if p_wait then
      perform pg_advisory_xact_lock_shared(lottery.draw_lock(v_draw));
    elsif not pg_try_advisory_xact_lock_shared(lottery.draw_lock(v_draw)) then
      continue;
    end if;
    v_locked := v_locked || v_draw;
  end loop;
  return v_locked;
end $$;

-- Locks the exposures of all items, '[{ draw, room: [{ key, size, most, places, adds }] }]', and makes those that are missing.
create function lottery.lock_room(p_items jsonb) returns void
language plpgsql set search_path = lottery, pg_temp as $$
begin
  insert into exposure (draw, key, payouts)
    select distinct on (draw, key) draw, key, array_fill(0::bigint, array[size])
      from jsonb_to_recordset(p_items) i(draw bigint, room jsonb), jsonb_to_recordset(i.room) r(key text, size int)
      order by draw, key
    on conflict do nothing;
  perform from exposure e where (e.draw, e.key) in (
      select i.draw, r.key from jsonb_to_recordset(p_items) i(draw bigint, room jsonb), jsonb_to_recordset(i.room) r(key text))
    order by e.draw, e.key for update;
end $$;

-- What the fullest outcome of a ticket has left, in minor units, if one of them has too little; else null.
${roomLeft}

-- Adds what a ticket would pay to its exposures, or takes it away with the sign -1.
create function lottery.change_room(p_draw bigint, p_room jsonb, p_sign int) returns void
language plpgsql set search_path = lottery, pg_temp as $$
declare
  v record;
  v_payouts bigint[];
  v_at int;
begin
  for v in select r.*, e.payouts from jsonb_to_recordset(p_room) r(key text, places int[], adds bigint[])
    join exposure e on e.draw = p_draw and e.key = r.key
  loop
    v_payouts := v.payouts;
    for v_at in 1 .. cardinality(v.places) loop
      v_payouts[v.places[v_at]] := v_payouts[v.places[v_at]] + p_sign * v.adds[v_at];
    end loop;
    update exposure set payouts = v_payouts where draw = p_draw and key = v.key;
  end loop;
end $$;

-- Writes one event for each person, and answers them as they are published.
create function lottery.write_events(p_persons bigint[], p_brands text[], p_name text, p_data jsonb[]) returns json
language sql set search_path = lottery, pg_temp as $$
  select coalesce(json_agg(json_build_object('person', e.person::text, 'seq', e.seq, 'name', e.name, 'data', e.data,
    'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'outbox', e.outbox::text)), '[]')
  from platform.write_events(p_persons, p_brands, array_fill(p_name, array[cardinality(p_persons)]), p_data) e
  where cardinality(p_persons) > 0;
$$;

-- Events of the wallet, and those of tickets after them.
create function lottery.join_events(p_wallet json, p_tickets json) returns json language sql immutable
  return (select coalesce(json_agg(e), '[]') from (
    select e from json_array_elements(p_wallet) e union all select e from json_array_elements(p_tickets) e) both_kinds);
`;
