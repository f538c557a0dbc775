import { FIRST_MEMBER, firstPlayer, type Size } from '../fill/size.js';

/** As calls take them: of a version that exists. */
const uuidOf = (first: string, g: string) =>
  `(rpad('${first}', 8, '0') || '-0000-4000-8000-' || lpad(${g}::text, 12, '0'))::uuid`;

/**
 * Rows of tables that a filled database leaves empty: the cashier's, messages, payouts, vendors' requests, ended
 * sessions.
 */
export function furtherRows(size: Size): string[] {
  const player = firstPlayer(size);
  const players = FIRST_MEMBER + size.members - player;
  const of = (g: string) => `${player} + (${g} * 7919) % ${players}`;
  const at = `now() - interval '1 hour' - g * interval '30 seconds'`;
  const count = size.members;
  const many = `generate_series(1, ${count}) g`;
  return [
    'set session_replication_role = replica',
    `insert into cashier.deposit (id, brand, member, method, provider, amount, fee, currency, status, review_reason, created_at, expires_at)
     select md5('deposit ' || g)::uuid, 'mela', ${of('g')}, 'bank', 'bank', 50000, 0, 'BDT',
       case when g % 100 = 0 then 'pending' else 'paid' end, case when g % 400 = 0 then 'amount' end, ${at}, ${at} from ${many}`,
    `insert into cashier.deposit_step (deposit, step, status, at)
     select md5('deposit ' || g)::uuid, 1, 'paid', ${at} from ${many} where g % 100 <> 0`,
    `insert into cashier.provider_event (provider, event_id, received_at, body, outcome)
     select 'bank', md5('event ' || g)::uuid, ${at}, '{}', 'credited' from ${many}`,
    `insert into cashier.bank_account (id, brand, member, bank, number, holder, added_at)
     select md5('bank account ' || g)::uuid, 'mela', g, 'bank', 'BD' || g, 'holder', now()
     from generate_series(${player}, ${player + players - 1}) g`,
    `insert into cashier.withdrawal (id, brand, member, account, bank_account, amount, fee, currency, status, created_at, waiting_since)
     select md5('withdrawal ' || g)::uuid, 'mela', ${of('g')}, 'bench', md5('bank account ' || (${of('g')}))::uuid, 50000, 0, 'BDT',
       case when g % 200 = 0 then 'requested' else 'received' end, ${at}, ${at} from ${many}`,
    `insert into cashier.tranche (withdrawal, no, amount, fee, status, reference, attempt, sent_at, deadline_at, answered_at)
     select md5('withdrawal ' || g)::uuid, 1, 50000, 0, 'received', 'sent', 1, ${at}, ${at}, ${at} from ${many} where g % 200 <> 0`,
    `insert into cashier.transfer (id, brand, sender, receiver, amount, currency, reason, at)
     select md5('transfer ' || g)::uuid, 'mela', ${of('g')}, ${of('(g + 1)')}, 1000, 'BDT', 'gift', ${at} from ${many}`,
    `insert into messaging.message (brand, member, kind, category, data, at)
     select 'mela', ${of('g')}, 'deposit.credited', 'money', '{}', ${at} from ${many}`,
    `insert into messaging.thread (id, brand, member, account, kind, type, status, last_no, last_post_at, waiting_since, member_seen_no,
       operator_seen_no, unread, complaint_at, complaint_due_at, opened_at, closed_at)
     select md5('thread ' || g)::uuid, 'mela', ${of('g')}, 'bench', case when g % 10 = 0 and g % 100 <> 0 then 'service' else 'feedback' end, (array['deposit', 'withdraw', 'game', 'other'])[1 + g % 4],
       case when g % 100 = 0 then 'open' else 'closed' end, 1, ${at}, ${at}, 1, 0, g % 50 = 0,
       case when g % 60 = 0 then ${at} end, case when g % 60 = 0 then ${at} end, ${at}, case when g % 100 <> 0 then ${at} end from ${many}`,
    `insert into messaging.post (thread, no, author, text, at)
     select md5('thread ' || g)::uuid, 1, 'member', 'Where is my deposit?', ${at} from ${many}`,
    `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at, ended_at)
     select md5('ended ' || g)::uuid, sha256(convert_to('ended ' || g, 'UTF8')), ${of('g')}, 'member', 'mela', '127.0.0.1', 'bench',
       ${at}, ${at}, ${at}, ${at} from ${many}`,
    `insert into lottery.game (brand, code, names) values ('mela', 'SSC5M', '{"EN": "Five Stars"}') on conflict do nothing`,
    `insert into lottery.sale_limit values ('mela', 'SSC5M', 100, 2000000, 10000, 50000000, 500000000) on conflict do nothing`,
    `insert into lottery.draw (id, brand, game, draw_no, status, open_at, close_at, draw_at, result_due_at, void_at, due_at, commitment, root, beacon_round,
       beacon_value, result, seed, revision, ticket_count, changed_at) overriding system value
     select g, 'mela', 'SSC5M', to_char(now() - g * interval '5 minutes', 'YYYYMMDD-HH24MI'), 'settled', t, t + interval '4 minutes',
       t + interval '5 minutes', t + interval '6 minutes', t + interval '15 minutes', null, 'c', 'r', g, 'v', '1,2,3,4,5', 's', 1, 10, t
     from ${many}, lateral (select now() - g * interval '5 minutes' as t) times`,
    `insert into lottery.chase (id, brand, game, member, currency, prize_mode, prize_group, lines, stop_on_win, status, stake, placed_at, ended_at)
     select ${uuidOf('c', 'g')}, 'mela', 'SSC5M', ${of('g')}, 'BDT', 'LOTT', 1930, '[]', true, 'finished', 1000, ${at}, ${at} from ${many}`,
    `insert into lottery.ticket (id, draw, brand, game, member, chase, vendor, title, round, currency, prize_mode, prize_group, lines, bets, stake,
       largest_win, ticket_no, salt, leaf, fingerprint, status, revision, placed_at, changed_at)
     select ${uuidOf('a', 'g')}, 1 + g % ${count}, 'mela', 'SSC5M', ${of('g')}, case when g % 10 = 0 then ${uuidOf('c', 'g')} end, 'LOTT',
       'SSC5M', 'SSC5M:' || g, 'BDT', 'LOTT', 1930,
       '[{"rule": "ssc.pos", "picks": [[], [], [], [], ["7"]], "stake": "1.00", "bets": 1, "odds": {"": "9.65"}}]', 1, 100, 965, 'T' || g, 'salt',
       '\\x00', 'print', case when g % 9 = 0 then 'won' else 'lost' end, 1, ${at}, ${at} from ${many}`,
    `insert into rewards.play_day (brand, member, day, node_id, stake, payout, valid_bet, rounds, net_loss)
     select 'mela', ${of('g')}, current_date - g % 60, g % 50, 1000, 900, 1000, 1, 100 from ${many} on conflict do nothing`,
    `insert into rewards.vip (member, brand, level, progress)
     select g, 'mela', g % 6, 1000 from generate_series(${player}, ${player + players - 1}) g`,
    `insert into rewards.accrual (brand, member, kind, millionths)
     select 'mela', g, k, 1 from generate_series(${player}, ${player + players - 1}) g, unnest(array['points', 'rebate']) k`,
    `insert into rewards.rebate_payment (brand, member, kind, currency, amount, at)
     select 'mela', ${of('g')}, 'claimed', 'BDT', 100, ${at} from ${many}`,
    `insert into rewards.entitlement (id, campaign, version, brand, member, occurrence, status, amount, cost, created_at)
     select md5('entitlement ' || g)::uuid, c.id, 1, 'mela', ${of('g')}, g::text, 'claimed', 100, 100, ${at}
     from ${many}, (select id from rewards.campaign order by id limit 1) c`,
    `insert into rewards.redemption (id, brand, member, account, goods, type, names, quantity, points, amount_required, status, delivery,
       created_at, waiting_since)
     select md5('redemption ' || g)::uuid, 'mela', ${of('g')}, 'bench', c.id, (array['goods', 'chips', 'cash'])[1 + g % 3], '{"EN": "Mug"}',
       1, 100, 0, case when g % 100 = 0 then 'in-process' else 'completed' end, '{}', ${at}, ${at}
     from ${many}, (select id from rewards.goods order by id limit 1) c`,
    `insert into rewards.redemption_step (redemption, no, status, by, at)
     select md5('redemption ' || g)::uuid, 1, 'in-process', 'member', ${at} from ${many}`,
    `insert into operations.member_note (brand, member, written_by, written_as, text, at)
     select 'mela', ${of('g')}, (select min(id) from authentication.operator), 'bench', 'noted', ${at} from ${many}`,
    `insert into operations.proposal (id, brand, act, confirm_permission, subject, payload, before, after, version, reason, state,
       proposed_by, proposed_at, expires_at, decided_by, decided_at)
     select md5('proposal ' || g)::uuid, 'mela', 'role.change', 'role.confirm', 'role bench-' || g, '{}', '{}', '{}', '1', 'bench',
       case when g % 1000 = 0 then 'open' else 'rejected' end, o.first, ${at}, ${at},
       case when g % 1000 <> 0 then o.last end, case when g % 1000 <> 0 then ${at} end
     from ${many}, (select min(id) as first, max(id) as last from authentication.operator where brand = 'mela') o`,
    `insert into authentication.factor_reset (id, brand, member, reason, status, proposed_by, proposed_at, ended_at)
     select md5('reset ' || g)::uuid, 'mela', ${of('g')}, 'bench', case when g % 500 = 0 then 'proposed' else 'dropped' end, o.id, ${at},
       case when g % 500 <> 0 then ${at} end
     from ${many}, (select min(id) as id from authentication.operator where brand = 'mela') o where g <= ${players}`,
    `insert into ledger.finding (brand, kind, place, about, currency, expected, found, first_seen, last_seen, gone_at, closed_at, closed_by, reason)
     select 'mela', 'balance', g, jsonb_build_object('account', g::text, 'member', (${of('g')})::text), 'BDT', '0', '1', ${at}, ${at},
       case when g % 40 <> 0 then ${at} end, case when g % 20 <> 0 then ${at} end,
       case when g % 20 <> 0 then 1 end, case when g % 20 <> 0 then 'bench' end from ${many}`,
    `insert into site.setting_change (brand, version, at, author, reason, before, after)
     select 'mela', g + 100, now() - (${count} - g) * interval '30 seconds', 'bench', 'bench', '{"name": "a"}', '{"name": "b"}' from ${many}`,
    `insert into site.announcement (brand, kind, status, version, draft, changed_at)
     select 'mela', case when g % 50 = 0 then 'B' else 'PL' end, 'withdrawn', 1, '{"texts": {"EN": {"title": "bench"}}}', ${at} from ${many}`,
    `insert into games.wallet_transaction (vendor, transaction_uuid, brand, operation, state, member, round, currency, amount, free, at)
     select r.vendor, md5('bet ' || r.id)::uuid, r.brand, 'bet', 'accepted', r.member, r.id, r.currency, r.stake, false, r.opened_at
     from games.round r`,
    `insert into games.wallet_transfer (id, brand, vendor, member, currency, direction, amount, state, ordered_at, ask_at, ended_at)
     select md5('wallet transfer ' || g)::uuid, 'mela', 'DELTA', ${of('g')}, 'BDT', case when g % 2 = 0 then 'deposit' else 'withdrawal' end,
       1000, 'accepted', ${at}, ${at}, ${at} from ${many}`,
    `insert into games.vendor_wallet (brand, vendor, member, currency, transferred_in, said_at)
     select 'mela', 'DELTA', g, 'BDT', 1000, now() from generate_series(${player}, ${player + players - 1}) g`,
    `insert into agency.payout (brand, settlement, contract, kind, code, period_start, period_end, no, payee, currency,
       active_members, valid_bet, win_ppm, loss_ppm, bet_ppm, gross, below, cut, carried_in, carried_out, amount, status,
       settled_at, paid_at)
     select 'mela', n, c.id, c.kind, '', t, t, 1, c.downline, 'BDT', 1, 1000, 1000, 1000, 200, 1000000, 0, 0, 0, 0, 1,
       'paid', t, t
     from agency.contract c, generate_series(1, 5) n, lateral (select now() - n * interval '1 hour' as t) moment`,
    'reset session_replication_role',
    'analyze',
  ];
}
