/** The events of `games.apply_wallet`. */
export const walletEvents = `
-- A bonus as \`bonus.changed\` has it.
create or replace function games.bonus_payload(b wagering.bonus_view, p_digits int) returns jsonb language sql stable set search_path = games, pg_temp
  return jsonb_build_object('id', b.id::text, 'source', b.source, 'status', b.status, 'currency', b.currency,
    'amount', games.wire(b.amount, p_digits), 'money', games.wire(b.money, p_digits), 'required', games.wire(b.required, p_digits),
    'left', games.wire(b."left", p_digits), 'counts', b.counts, 'rates', b.rates, 'maxBet', games.wire(b.max_bet, p_digits),
    'releaseCap', games.wire(b.release_cap, p_digits), 'onWithdrawal', b.on_withdrawal, 'openedAt', games.iso(b.opened_at),
    'activateBefore', games.iso(b.activate_before), 'expiresAt', games.iso(b.expires_at), 'closedAt', games.iso(b.closed_at),
    'paid', games.wire(b.paid, p_digits), 'lost', games.wire(b.lost, p_digits));

-- One event for each round that was closed or changed after its end, one for each bonus that began or ended, or of which a
-- round was rolled back, and one for each wallet that moved. p_members are those whose other money moved.
create or replace function games.write_wallet_events(p_verdicts games.wallet_verdict[], p_members bigint[], p_digits jsonb, p_at timestamptz) returns json
language plpgsql set search_path = games, pg_temp as $$
declare v_event record;
begin
  select array_agg(person order by sort, id) as persons, array_agg(brand order by sort, id) as brands,
      array_agg(name order by sort, id) as names, array_agg(data order by sort, id) as data
    into v_event from (
      select 1 as sort, r.id, r.member as person, r.brand, 'bet.settled' as name, jsonb_build_object('id', r.id::text,
        'nodeId', r.node_id, 'gameCode', t.game_code, 'gameNames', t.names, 'gameType', t.game_type, 'scene', t.scene,
        'vendor', r.vendor, 'vendorName', vendor.display_name, 'round', r.round, 'stake', games.wire(r.stake, d.digits),
        'payout', games.wire(r.payout, d.digits), 'currency', r.currency, 'status', r.status,
        'openedAt', games.iso(r.opened_at), 'settledAt', games.iso(r.settled_at)) || coalesce(counted.data, '{}') as data
      from (select distinct round_id from unnest(p_verdicts) where told) told join round r on r.id = told.round_id
      join title t on t.node_id = r.node_id join vendor on vendor.brand = r.brand and vendor.code = r.vendor
      cross join lateral (select (p_digits->>r.currency)::int as digits) d
      left join lateral (
        select jsonb_build_object('wagering', jsonb_agg(
          jsonb_build_object('id', c.id::text, 'left', games.wire(c."left", d.digits)) order by c.id)) as data
        from wagering.counted_view c where c.round = r.id having count(*) > 0
      ) counted on true
      union all
      select 2, b.id, b.member, b.brand, 'bonus.changed', games.bonus_payload(b, (p_digits->>b.currency)::int)
      from unnest(p_members) m(member) join wagering.bonus_view b on b.member = m.member and (b.opened_at = p_at or b.closed_at = p_at)
      where p_members <> '{}'
      union all
      select 2, b.id, b.member, b.brand, 'bonus.changed', games.bonus_payload(b, v.digits)
      from unnest(p_verdicts) v join wagering.bonus_view b on b.id = v.bonus
      where v.op = 'rollback' and b.opened_at <> p_at and b.closed_at is null
      union all
      select 3, moved.member, moved.member, moved.brand, 'balance.changed', jsonb_build_object('currency', moved.currency,
        'balance', games.wire(b.amount, moved.digits), 'onHold', games.wire(coalesce(beside.hold, 0), moved.digits), 'bonus', games.wire(coalesce(beside.bonus, 0), moved.digits))
      from (
        select distinct member, brand, currency, digits, wallet from unnest(p_verdicts)
        where moved <> 0 or bonus_moved <> 0 or member = any(p_members)
      ) moved
      join ledger.balance_view b on b.account = moved.wallet
      left join lateral (
        select sum(o.amount) filter (where a.kind = 'hold')::bigint as hold, sum(o.amount) filter (where a.kind = 'bonus')::bigint as bonus
        from ledger.account_view a join ledger.balance_view o on o.account = a.id
        where a.brand = moved.brand and a.owner = 'member' and a.member = moved.member and a.kind in ('hold', 'bonus')
          and a.currency = moved.currency
      ) beside on true
    ) event;
  if v_event.persons is null then return '[]'; end if;
  return (select json_agg(json_build_object('person', e.person::text, 'seq', e.seq, 'name', e.name, 'data', e.data,
      'at', games.iso(e.at), 'outbox', e.outbox::text))
    from platform.write_events(v_event.persons, v_event.brands, v_event.names, v_event.data) e);
end $$;
`;
