/**
 * Buying tickets. `lottery.place_tickets(items, offset, digits, wait)` takes
 * `[{ id, draw, brand, member, ticket: { no, game, chase, multiple, vendor, title, round, currency, mode, prize_group, lines, bets,
 * stake, largest_win, salt, leaf, print }, room: [{ key, size, most, places, adds }], wallet, event }]`, amounts in minor units, `wallet`
 * an item of `games.apply_wallet`, `event` the data of the push; and the milliseconds by which business time is ahead. It answers
 * `{ replies: [{ status, left } or null], events }`, null where somebody else holds a lock, unless `wait` says to wait for it.
 * The status is `ok`, `copy` (the ticket is there already), `closed`, `suspended`, `full` with what is left, or a status of the wallet.
 */
export const placeTickets = `
create function lottery.place_tickets(p_items jsonb, p_offset double precision, p_digits jsonb, p_wait boolean) returns json
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  v_locked bigint[] := lottery.lock_draws(array(select (i->>'draw')::bigint from jsonb_array_elements(p_items) i), p_wait);
  v_at timestamptz := date_trunc('milliseconds', clock_timestamp()) + p_offset * interval '1 millisecond';
  -- By item: what becomes of it, what a full outcome has left, and whether its room is taken.
  v_statuses text[] := '{}';
  v_left bigint[] := '{}';
  v_took boolean[] := '{}';
  v_item record;
  v_wallet json := '{"replies": [], "events": []}';
  v_bought uuid[];
  v_freed boolean := false;
  v_events json;
begin
  perform lottery.lock_room(p_items);
  for v_item in
    select i.*, d.close_at, d.status, d.suspended, d.id = any(v_locked) as locked, t.id is not null as bought
    from rows from (jsonb_to_recordset(p_items) as (id uuid, draw bigint, room jsonb)) with ordinality i(id, draw, room, place)
    left join draw d on d.id = i.draw left join ticket t on t.id = i.id order by i.place
  loop
    v_statuses[v_item.place] := case when v_item.bought then 'copy' when v_item.locked is not true then 'busy'
      when v_item.status not in ('planned', 'open') or v_at >= v_item.close_at then 'closed'
      when v_item.suspended then 'suspended' else 'ok' end;
    if v_statuses[v_item.place] = 'ok' then
      v_left[v_item.place] := lottery.room_left(v_item.draw, v_item.room);
      if v_left[v_item.place] is null then
        perform lottery.change_room(v_item.draw, v_item.room, 1);
        v_took[v_item.place] := true;
      else
        v_statuses[v_item.place] := 'full';
      end if;
    end if;
  end loop;

  if 'ok' = any(v_statuses) then
    v_wallet := games.apply_wallet((select jsonb_agg(i->'wallet' order by place) from jsonb_array_elements(p_items) with ordinality o(i, place)
      where v_statuses[place] = 'ok'), v_at, p_digits, p_wait);
  end if;
  for v_item in
    select o.place, r.reply->>'status' as status from (
      select place, row_number() over (order by place) as turn from unnest(v_statuses) with ordinality s(status, place) where status = 'ok'
    ) o join json_array_elements(v_wallet->'replies') with ordinality r(reply, turn) on r.turn = o.turn
  loop
    v_statuses[v_item.place] := case v_item.status when 'RS_OK' then 'ok' else coalesce(v_item.status, 'busy') end;
  end loop;

  with bought as (
    insert into ticket (id, draw, brand, game, member, chase, multiple, vendor, title, round, currency, prize_mode, prize_group, lines,
        bets, stake, largest_win, ticket_no, salt, leaf, fingerprint, placed_at, changed_at)
      select i.id, i.draw, i.brand, t.game, i.member, t.chase, t.multiple, t.vendor, t.title, t.round, t.currency, t.mode,
        t.prize_group, t.lines, t.bets, t.stake, t.largest_win, t.no, t.salt, decode(t.leaf, 'hex'), t.print, v_at, v_at
      from rows from (jsonb_to_recordset(p_items) as (id uuid, draw bigint, brand text, member bigint, ticket jsonb))
        with ordinality i(id, draw, brand, member, ticket, place)
      cross join lateral jsonb_to_record(i.ticket) t(no text, game text, chase uuid, multiple int, vendor text, title text, round text,
        currency text, mode text, prize_group int, lines jsonb, bets int, stake bigint, largest_win bigint, salt text, leaf text, print text)
      where v_statuses[i.place] = 'ok' order by i.place
      on conflict do nothing returning id
  ) select coalesce(array_agg(id), '{}') into v_bought from bought;

  -- A copy that came while the first one was not committed, and whoever could not pay, give back the room that they took.
  for v_item in
    select i.* from rows from (jsonb_to_recordset(p_items) as (id uuid, draw bigint, room jsonb)) with ordinality i(id, draw, room, place)
    where v_took[i.place] and i.id <> all(v_bought) order by i.place
  loop
    if v_statuses[v_item.place] = 'ok' then v_statuses[v_item.place] := 'copy'; end if;
    perform lottery.change_room(v_item.draw, v_item.room, -1);
    v_freed := true;
  end loop;

  select lottery.write_events(array_agg(i.member order by i.place), array_agg(i.brand order by i.place), 'ticket.placed',
      array_agg(i.event order by i.place)) into v_events
    from rows from (jsonb_to_recordset(p_items) as (id uuid, member bigint, brand text, event jsonb))
      with ordinality i(id, member, brand, event, place) where i.id = any(v_bought) having count(*) > 0;
  return json_build_object('events', lottery.join_events(v_wallet->'events', coalesce(v_events, '[]')), 'replies', (
    select json_agg(case when status = 'busy' or status = 'full' and v_freed and not p_wait then null
      else json_build_object('status', status, 'left', v_left[place]) end order by place)
    from unnest(v_statuses) with ordinality s(status, place)));
end $$;
`;
