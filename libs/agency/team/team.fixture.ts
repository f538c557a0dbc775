import { randomUUID } from 'node:crypto';
import { insertMember } from '#libs/members/member.fixture';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import { insertSession } from '#libs/platform/testing/test-session';

/** A member or agent of a test, written without a registration. */
export interface TreeMember {
  id: string;
  account: string;
  token: string;
}

let accounts = 0;

/** Writes a member below `parent` with an amount (minor units) in the wallet, and a session. */
export async function addMember(
  db: TestDatabase,
  parent: TreeMember | null,
  { type = 0, wallet = 0, brand = 'mela' }: { type?: number; wallet?: number; brand?: string } = {},
): Promise<TreeMember> {
  accounts += 1;
  const account = `leaf${accounts}x${randomUUID().slice(0, 6)}`;
  const id = await insertMember(db, { parent: parent?.id ?? null, type, brand, account });
  await db.query(
    `select ledger.open_account($2, $1, kind, 'BDT') from unnest(array['wallet', 'hold']) kind`,
    [id, brand],
  );
  if (wallet > 0) await fund(db, id, wallet);
  return {
    id,
    account,
    token: await insertSession(db, { person: id, role: type === 0 ? 'member' : 'agent', brand }),
  };
}

/** Moves minor units from the house's bank into a wallet. */
export async function fund(db: TestDatabase, member: string, amount: number): Promise<void> {
  await db.query(
    `select ledger.post(jsonb_build_array(jsonb_build_object('key', $2::text, 'brand', 'mela', 'kind', 'deposit',
       'reference', $2::text, 'postings', jsonb_build_array(
         jsonb_build_object('account', ledger.open_account('mela', null, 'bank', 'BDT'), 'amount', -$3::bigint),
         jsonb_build_object('account', ledger.open_account('mela', $1, 'wallet', 'BDT'), 'amount', $3::bigint)))), now())`,
    [member, randomUUID(), amount],
  );
}

export interface TestRound {
  /** Minor units. */
  stake: number;
  payout?: number;
  /** The stake, by default. */
  validBet?: number;
  at?: Date;
  status?: 'open' | 'settled' | 'void';
}

/** Writes a member's round without a call from a vendor. Moves no money. */
export async function playRound(db: TestDatabase, member: string, round: TestRound): Promise<string> {
  const { stake, payout = 0, validBet = stake, at = new Date(), status = 'settled' } = round;
  const [row] = await db.query<{ id: string }>(
    `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
       opened_at, settled_at)
     select 'mela', vendor, $2, $1, array(select ancestor from members.ancestor where member = $1 order by depth),
       node_id, 'BDT', $3, $4, $5, $6, $7, case when $6 = 'open' then null else $7::timestamptz end
     from games.title where brand = 'mela' and game_code = 'river-dice' returning id`,
    [member, randomUUID(), stake, payout, validBet, status, at],
  );
  return row?.id ?? '';
}

/** Writes a credited deposit, as team reports read it, and returns its id. Moves no money. */
export async function creditDeposit(
  db: TestDatabase,
  member: string,
  amount: number,
  at = new Date(),
): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into cashier.deposit (id, brand, member, method, provider, amount, fee, currency, status, created_at, expires_at)
     values ($1, 'mela', $2, 'bank', 'bank', $3, 0, 'BDT', 'paid', $4, $4)`,
    [id, member, amount, at],
  );
  await db.query(`insert into cashier.deposit_step (deposit, step, status, at) values ($1, 1, 'paid', $2)`, [
    id,
    at,
  ]);
  return id;
}

/** Writes that a credited deposit was reversed. Moves no money. */
export async function reverseDeposit(db: TestDatabase, id: string): Promise<void> {
  await db.query(`update cashier.deposit set status = 'reversed' where id = $1`, [id]);
  await db.query(
    `insert into cashier.deposit_step (deposit, step, status, at) values ($1, 2, 'reversed', now())`,
    [id],
  );
}
