/**
 * Cancelling tickets whose draws are on sale for `lead` milliseconds more. `lottery.cancel_tickets(items, offset, digits, lead)` takes
 * `[{ id, draw, brand, member, room, wallet, event }]` as for buying, `wallet` a rollback. It answers `{ replies, events }`, and each reply is
 * `ok`, `late`, or `over` for a ticket that is not accepted any more.
 */
export const cancelTickets = `
create function lottery.cancel_tickets(p_items jsonb, p_offset double precision, p_digits jsonb, p_lead int) returns json
language plpgsql security definer set search_path = lottery, pg_temp as $$
declare
  v_at timestamptz;
  v_statuses text[] := '{}';
  v_item record;
  v_wallet json;
  v_events json;
begin
  perform lottery.lock_draws(array(select (i->>'draw')::bigint from jsonb_array_elements(p_items) i), true);
  v_at := date_trunc('milliseconds', clock_timestamp()) + p_offset * interval '1 millisecond';
  perform lottery.lock_room(p_items);
  perform from ticket where id in (select id from jsonb_to_recordset(p_items) i(id uuid)) order by id for update;
  select array_agg(case when t.status <> 'accepted' then 'over'
      when d.status not in ('planned', 'open') or v_at > d.close_at - p_lead * interval '1 millisecond' or v_at >= d.close_at then 'late'
      else 'ok' end order by i.place) into v_statuses
    from rows from (jsonb_to_recordset(p_items) as (id uuid)) with ordinality i(id, place)
    join ticket t on t.id = i.id join draw d on d.id = t.draw;
  if not 'ok' = any(v_statuses) then return json_build_object('replies', to_json(v_statuses), 'events', '[]'::json); end if;

  for v_item in
    select i.* from rows from (jsonb_to_recordset(p_items) as (draw bigint, room jsonb)) with ordinality i(draw, room, place)
    where v_statuses[i.place] = 'ok' order by i.place
  loop
    perform lottery.change_room(v_item.draw, v_item.room, -1);
  end loop;
  v_wallet := games.apply_wallet((select jsonb_agg(i->'wallet' order by place) from jsonb_array_elements(p_items) with ordinality o(i, place)
    where v_statuses[place] = 'ok'), v_at, p_digits, true);
  if exists (select from json_array_elements(v_wallet->'replies') r where r->>'status' <> 'RS_OK') then
    raise exception 'a ticket could not be cancelled: %', v_wallet->'replies';
  end if;
  update ticket t set status = 'cancelled', changed_at = v_at
    from rows from (jsonb_to_recordset(p_items) as (id uuid)) with ordinality i(id, place)
    where t.id = i.id and v_statuses[i.place] = 'ok';
  select lottery.write_events(array_agg(i.member order by i.place), array_agg(i.brand order by i.place), 'ticket.cancelled',
      array_agg(i.event order by i.place)) into v_events
    from rows from (jsonb_to_recordset(p_items) as (member bigint, brand text, event jsonb)) with ordinality i(member, brand, event, place)
    where v_statuses[i.place] = 'ok';
  return json_build_object('replies', to_json(v_statuses), 'events', lottery.join_events(v_wallet->'events', v_events));
end $$;
`;
