import { READER as REWARDS } from '#libs/rewards/counting/reader';
import { FIRST_MEMBER, firstPlayer, type Size } from './size.js';

/** One in fifty of all rows belongs to one heavy player. */
const HEAVY = 5581;
const TRANSACTION = 1_000_000_000;
/** What each wallet began with, in minor units. */
const OPENING = 100_000_000_000;

/** Ten days of settled rounds that agency and rewards have counted, and of postings, evenly until two hours ago. */
export function history(size: Size): string[] {
  const player = firstPlayer(size);
  const players = FIRST_MEMBER + size.members - player;
  const someone = `case when random() < 0.02 then ${player + (HEAVY % players)} else ${player} + floor(random() * ${players})::bigint end`;
  const moment = (of: number) => `now() - interval '10 days' + interval '238 hours' * (g::float8 / ${of})`;
  return [
    `create temp table upline as
     select member, array_agg(ancestor order by depth) as ancestors from members.ancestor where member >= ${player} group by 1`,
    'create unique index on upline (member)',
    'analyze upline',
    `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
       opened_at, settled_at, bet_weight, edge_ppm)
     select 'mela', 'STUDIO', 'bench-' || g, r.member, u.ancestors, t.node_id, 'BDT', 1000,
       case when random() < 0.45 then 1800 else 0 end, 1000, 'settled', at, at + interval '2 seconds', 100, 10000
     from (select g, ${someone} as member, ${moment(size.rounds)} as at from generate_series(1, ${size.rounds}) g) r
       join upline u using (member), games.title t
     where t.brand = 'mela' and t.game_code = 'river-dice' order by g`,
    `insert into games.bet_feed (brand, batch, taken_until) values ('mela', 20, now())
     on conflict (brand) do update set batch = excluded.batch, taken_until = excluded.taken_until`,
    `insert into games.bet_entry (brand, batch, round, revision, sign, member, ancestors, node_id, currency, stake, payout, valid_bet,
       limit_ppm, settled_at, taken_at)
     select brand, 1 + (row_number() over (order by id) * 19) / ${size.rounds}, id, 1, 1, member, ancestors, node_id, currency, stake,
       payout, valid_bet, 5000, settled_at, settled_at
     from games.round where round like 'bench-%' order by id`,
    `insert into agency.bet_rollup
     select brand, batch, date_bin('5 minutes', settled_at, 'epoch') as slot, member, ancestors, limit_ppm,
       sum(case when payout > stake then valid_bet else 0 end), sum(case when payout < stake then valid_bet else 0 end), 0,
       sum(stake - payout)
     from games.bet_entry group by 1, 2, 3, 4, 5, 6 order by 2, 3`,
    `insert into games.bet_batch
     select b.brand, b.batch, date_bin('5 minutes', max(b.settled_at), 'epoch') + interval '5 minutes', min(b.id), max(b.id)
     from games.bet_entry b group by 1, 2`,
    // Nobody counts them again, so that a worker has nothing to catch up with.
    `insert into games.feed_reader select reader, brand, batch, taken_until
     from games.bet_feed, (values ('salaries'), ('${REWARDS}')) r(reader)
     on conflict (reader, brand) do update set batch = excluded.batch, read_until = excluded.read_until`,
    `insert into agency.bet_batch
     select r.*, e.first, e.last from (
       select brand, batch, max(slot) + interval '5 minutes', array_agg(distinct slot) from agency.bet_rollup group by 1, 2) r
       join (select brand, batch, min(id) as first, max(id) as last from games.bet_entry group by 1, 2) e using (brand, batch)`,
    `create temp table wallet as
     select ${TRANSACTION} - row_number() over (order by id) as opening, id, member
     from ledger.account where kind = 'wallet' and member >= ${FIRST_MEMBER}`,
    `insert into ledger.transaction (id, brand, key, fingerprint, kind, reference, at) overriding system value
     select opening, 'mela', 'bench-opening:' || id, md5(id::text), 'deposit', 'bench-' || id, now() - interval '10 days'
     from wallet order by opening`,
    `insert into ledger.posting (transaction, line, account, currency, amount, balance_after, type)
     select opening, line, case line when 1 then wallet.id else house.id end, 'BDT', case line when 1 then ${OPENING} else -${OPENING} end,
       case line when 1 then ${OPENING} end, ledger.record_type('deposit')
     from wallet, (select ledger.open_account('mela', null, 'bank', 'BDT') as id) house, (values (1), (2)) lines(line)
     order by opening, line`,
    `insert into ledger.transaction (id, brand, key, fingerprint, kind, reference, at) overriding system value
     select ${TRANSACTION} + g, 'mela', 'games:STUDIO:bench-' || g, md5(g::text), case g % 2 when 0 then 'bet' else 'win' end,
       'bench-' || g, ${moment(size.transactions)}
     from generate_series(1, ${size.transactions}) g`,
    `select setval('ledger.transaction_id_seq', ${2 * TRANSACTION})`,
    `insert into ledger.posting (transaction, line, account, currency, amount, balance_after)
     select ${TRANSACTION} + g, line, case line when 1 then w.id else house.id end, 'BDT', case line when 1 then -100 else 100 end,
       case line when 1 then 100000 end
     from (select g, ${someone} as member from generate_series(1, ${size.transactions}) g) t
       join wallet w on w.member = t.member,
       (select ledger.open_account('mela', null, 'games', 'BDT') as id) house, (values (1), (2)) lines(line)
     order by g, line`,
    // As the verification of the ledger expects it, which would otherwise report every wallet.
    `update ledger.balance b set amount = p.amount
     from (select account, sum(amount) as amount from ledger.posting group by account) p
     where p.account = b.account and b.account in (select id from wallet)`,
  ];
}
