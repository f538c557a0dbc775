import { FIRST_MEMBER, levelsOf, type Size, seatedOf } from './size.js';
import { tokenHashSql } from './tokens.js';

/**
 * Members in five levels, with wallets, and contracts of all agents. Some thousands of the players have a game session.
 */
export function members(size: Size): string[] {
  const first = FIRST_MEMBER;
  const [one, two, three, four] = levelsOf(size);
  const last = first + size.members - 1;
  const { firstPlayer: player, players } = seatedOf(size);
  const seated = player + players - 1;
  return [
    `insert into members.member (id, brand, account, type, password_hash, parent, registered_at)
     select ${first} + g, 'mela', 'bench' || g,
       case when g < ${one} then 1 when g < ${two} then 2 when g < ${three} then 41 when g < ${four} then 42 else 0 end,
       'none',
       ${first} + case
         when g < ${one} then null
         when g < ${two} then (g - ${one}) % ${one}
         when g < ${three} then ${one} + (g - ${two}) % ${two - one}
         when g < ${four} then ${two} + (g - ${three}) % ${three - two}
         else ${three} + (g - ${four}) % ${four - three} end,
       now() - interval '20 days'
     from generate_series(0, ${size.members - 1}) g`,
    `select setval('members.person_id', ${last})`,
    `insert into members.ancestor (member, ancestor, depth)
     with recursive up as (
       select id as member, parent as ancestor, 1 as depth from members.member
       where id >= ${first} and parent is not null
       union all
       select up.member, m.parent, up.depth + 1 from up join members.member m on m.id = up.ancestor
       where m.parent is not null)
     select * from up order by member, depth`,
    `insert into ledger.account (brand, owner, member, kind, currency)
     select 'mela', 'member', g, kind, 'BDT'
     from generate_series(${first}, ${last}) g, unnest(array['wallet', 'hold']) kind`,
    `insert into ledger.balance (account) select id from ledger.account where member >= ${first}`,
    // As for everybody whose wallet ever changed.
    `insert into platform.person_seq (person, seq) select generate_series(${first}, ${last}), 0`,
    `insert into agency.contract (brand, kind, upline, downline, version, status, terms, offered_at, answered_at, in_force_from)
     select 'mela', 'realtime', parent, id, 1, 'active', '{}', t, t, t
     from members.member, (select now() - interval '20 days' as t) since where id >= ${first} and id < ${player}`,
    `insert into agency.contract_tier (contract, no, active_members, valid_bet, win_ppm, loss_ppm, bet_ppm)
     select c.id, 1, 0, 0, ppm, ppm, ppm / 5
     from agency.contract c join members.member m on m.id = c.downline
       cross join lateral (select case m.type when 1 then 4000 when 2 then 3000 when 41 then 2000 else 1000 end as ppm) rate
     where c.downline >= ${first}`,
    `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at)
     select md5('bench session ' || g)::uuid, ${tokenHashSql('session', 'g')}, g, case when g < ${player} then 'agent' else 'member' end,
       'mela', '127.0.0.1', 'bench', now(), now(), now() + interval '12 hours'
     from (select generate_series(${first}, ${first + Math.min(one + 80, four) - 1})
           union all select generate_series(${player}, ${seated})) seated(g)`,
    `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
       authenticate_before, authenticated_at, expires_at)
     select md5('bench launch ' || g)::uuid, ${tokenHashSql('launch', 'g')}, 'mela', g, md5('bench session ' || g)::uuid,
       t.node_id, 'BDT', false, now(), now(), now(), now() + interval '12 hours'
     from generate_series(${player}, ${seated}) g,
       games.title t where t.brand = 'mela' and t.game_code = 'river-dice'`,
  ];
}
