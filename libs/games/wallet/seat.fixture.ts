import { randomBytes, randomUUID } from 'node:crypto';
import { insertMember } from '#libs/members/member.fixture';
import type { TestDatabase } from '#libs/platform/testing/test-database';

/** A member at the wallet's own SQL, with an authenticated game session for each title. */
export interface Seat {
  member: string;
  /** Hashes of the launch tokens in hexadecimal, by the title's node. */
  tokens: Map<number, string>;
}

/** Seats a new member with an empty wallet; all sessions last a year from `at` on. */
export async function seatMember(db: TestDatabase, nodes: readonly number[], at = new Date()): Promise<Seat> {
  const member = await insertMember(db, { parent: null, type: 0 });
  await db.query(`select ledger.open_account('mela', $1, 'wallet', 'BDT')`, [member]);
  const session = randomUUID();
  const newHash = () => randomBytes(32).toString('hex');
  await db.query(
    `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at)
     values ($1, decode($2, 'hex'), $3, 'member', 'mela', 'x', 'x', $4, $4, $4::timestamptz + interval '1 year')`,
    [session, newHash(), member, at],
  );
  const tokens = new Map(nodes.map((node) => [node, newHash()]));
  await db.query(
    `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
       authenticate_before, authenticated_at, expires_at)
     select gen_random_uuid(), decode(token, 'hex'), 'mela', $1, $2, node, 'BDT', false, $3, $3, $3, $3::timestamptz + interval '1 year'
     from unnest($4::int[], $5::text[]) as seat(node, token)`,
    [member, session, at, [...tokens.keys()], [...tokens.values()]],
  );
  return { member, tokens };
}

/** Gives a member so many minor units to play with. */
export async function fundSeat(
  db: TestDatabase,
  member: string,
  amount: bigint,
  at = new Date(),
): Promise<void> {
  await db.query(
    `select ledger.post(jsonb_build_array(jsonb_build_object('key', $1::text, 'brand', 'mela', 'kind', 'test', 'reference', 'test',
       'postings', jsonb_build_array(
         jsonb_build_object('account', ledger.open_account('mela', $2, 'wallet', 'BDT'), 'amount', $3::bigint),
         jsonb_build_object('account', ledger.open_account('mela', null, 'bank', 'BDT'), 'amount', -$3::bigint)))), $4)`,
    [randomUUID(), member, String(amount), at],
  );
}
