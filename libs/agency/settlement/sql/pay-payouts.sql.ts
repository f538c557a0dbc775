/**
 * Pays payouts of the house, a whole payment group at once; created by migration 1765320000004.
 *
 * Dividends of uplines, whose wallets may be too short, are paid by `payouts.service.ts`.
 */
export const payPayouts = `
-- Parts per million as percent, with two digits after the point, or more if they are needed.
create function agency.percent(p_ppm int) returns text
language sql immutable as $$
  select case when p_ppm % 100 = 0 then (p_ppm / 100 * 0.01)::text when p_ppm % 10 = 0 then (p_ppm / 10 * 0.001)::text
    else (p_ppm * 0.0001)::text end
$$;

-- The payload of the event for a paid payout: what \`summaryOf\` in payout-row.ts gives, and \`at\`, when it was paid. p_unit is the
-- currency's minor unit as a part of the whole one, such as 0.01.
create function agency.paid_summary(p_payout agency.payout, p_account text, p_unit numeric, p_at text) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', p_payout.id::text, 'contractId', p_payout.contract::text, 'kind', p_payout.kind,
    'period', nullif(p_payout.code, ''), 'status', 'paid', 'side', 'received', 'payer', null,
    'payee', jsonb_build_object('id', p_payout.payee::text, 'account', p_account),
    'periodStart', games.iso(p_payout.period_start), 'periodEnd', games.iso(p_payout.period_end),
    'correction', p_payout.no > 1, 'amount', (p_payout.amount * p_unit)::text, 'currency', p_payout.currency,
    'activeMembers', p_payout.active_members, 'validBet', (p_payout.valid_bet * p_unit)::text,
    'profit', (p_payout.profit * p_unit)::text,
    'lossIn', case when p_payout.profit is not null then (p_payout.loss_in * p_unit)::text end,
    'winRate', agency.percent(p_payout.win_ppm), 'lossRate', agency.percent(p_payout.loss_ppm),
    'betRate', agency.percent(p_payout.bet_ppm), 'gross', (p_payout.gross * p_unit * 0.000001)::text,
    'below', (p_payout.below * p_unit * 0.000001)::text, 'cut', (p_payout.cut * p_unit * 0.000001)::text,
    'carriedIn', (p_payout.carried_in * p_unit * 0.000001)::text,
    'carriedOut', (p_payout.carried_out * p_unit * 0.000001)::text,
    'settledAt', games.iso(p_payout.settled_at), 'paidAt', p_at, 'at', p_at)
$$;

-- Posts pending payouts, whose rows the caller has locked, from the house to the payees' wallets, and writes their status and the
-- events. Returns the events for publishing. Raises an exception if one payout cannot be posted.
create function agency.pay_from_house(p_payouts bigint[], p_at timestamptz, p_digits jsonb) returns json
language plpgsql security definer set search_path = agency, pg_temp as $$
declare
  v_post record;
  v_line record;
  v_event record;
  v_refused record;
begin
  select array_agg(kind || ':' || id order by id) as keys, array_agg(brand order by id) as brands,
      array_agg(kind order by id) as kinds, array_agg(id::text order by id) as refs, array_agg(payee order by id) as payees,
      array_agg(house order by id) as houses, array_agg(wallet order by id) as wallets, array_agg(amount order by id) as amounts
    into v_post from (
      select p.id, p.brand, p.payee, p.amount, k.kind,
        coalesce(h.id, ledger.open_account(p.brand, null, k.kind, p.currency)) as house,
        coalesce(w.id, ledger.open_account(p.brand, p.payee, 'wallet', p.currency)) as wallet
      from payout p cross join lateral (select case p.kind when 'dividend' then 'dividend' else 'salary' end as kind) k
        left join ledger.account_view h on h.brand = p.brand and h.owner = 'house' and h.member is null and h.kind = k.kind
          and h.currency = p.currency
        left join ledger.account_view w on w.brand = p.brand and w.owner = 'member' and w.member = p.payee and w.kind = 'wallet'
          and w.currency = p.currency
      where p.id = any (p_payouts) and p.status = 'pending' and p.payer is null
    ) due;
  if v_post.keys is null then return '[]'; end if;
  perform ledger.lock_accounts(v_post.wallets);
  select array_agg(d.item::int order by d.item, l.line) as items, array_agg(l.account order by d.item, l.line) as accounts,
      array_agg(l.amount order by d.item, l.line) as amounts
    into v_line from unnest(v_post.houses, v_post.wallets, v_post.amounts) with ordinality d (house, wallet, amount, item)
      cross join lateral (values (1, d.house, -d.amount), (2, d.wallet, d.amount)) l (line, account, amount);
  select v_post.refs[item] as payout, status into v_refused
    from ledger.post_locked(v_post.keys, v_post.brands, v_post.kinds, v_post.refs, v_line.items, v_line.accounts,
      v_line.amounts, p_at)
    where status not in ('posted', 'replayed') limit 1;
  if found then raise exception 'payout % was not posted: %', v_refused.payout, v_refused.status; end if;
  perform games.pay_debts(d.brand, d.member, p_at) from (
    select distinct brand, member from games.debt_view where member = any (v_post.payees) and settled_at is null order by member
  ) d;
  update payout set status = 'paid', paid_at = p_at where id = any (v_post.refs::bigint[]);

  select array_agg(person order by sort, id) as persons, array_agg(brand order by sort, id) as brands,
      array_agg(name order by sort, id) as names, array_agg(data order by sort, id) as data
    into v_event from (
      select 1 as sort, wallet.id, wallet.member as person, wallet.brand, 'balance.changed' as name,
        jsonb_build_object('currency', wallet.currency, 'balance', (b.amount * u.unit)::text,
          'onHold', (coalesce(beside.hold, 0) * u.unit)::text, 'bonus', (coalesce(beside.bonus, 0) * u.unit)::text) as data
      from ledger.account_view wallet join ledger.balance_view b on b.account = wallet.id
        left join lateral (
          select sum(o.amount) filter (where a.kind = 'hold') as hold, sum(o.amount) filter (where a.kind = 'bonus') as bonus
          from ledger.account_view a join ledger.balance_view o on o.account = a.id
          where a.brand = wallet.brand and a.owner = 'member' and a.member = wallet.member and a.kind in ('hold', 'bonus')
            and a.currency = wallet.currency
        ) beside on true
        cross join lateral (select ('1e-' || (p_digits->>wallet.currency))::numeric as unit) u
      where wallet.id = any (v_post.wallets)
      union all
      select 2, p.id, p.payee, p.brand, case p.kind when 'dividend' then 'dividend.paid' else 'salary.paid' end,
        agency.paid_summary(p, m.account, ('1e-' || (p_digits->>p.currency))::numeric, games.iso(p_at))
      from payout p join members.member_view m on m.id = p.payee where p.id = any (v_post.refs::bigint[])
    ) event;
  return (select json_agg(json_build_object('person', e.person::text, 'seq', e.seq, 'name', e.name, 'data', e.data,
      'at', games.iso(e.at), 'outbox', e.outbox::text) order by e.person, e.seq)
    from platform.write_events(v_event.persons, v_event.brands, v_event.names, v_event.data) e);
end $$;

revoke all on function agency.pay_from_house(bigint[], timestamptz, jsonb) from public;
grant execute on function agency.pay_from_house(bigint[], timestamptz, jsonb) to mela_app;
`;
