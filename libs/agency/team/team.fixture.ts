import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import { insertSession } from '#libs/platform/testing/test-session';

/** A member or agent of a test, past the registration. */
export interface TreeMember {
  id: string;
  account: string;
  token: string;
}

let accounts = 0;

/** Opens an account under `parent` with that much in the wallet (minor units), and a session. */
export async function plant(
  db: TestDatabase,
  parent: TreeMember | null,
  { type = 0, wallet = 0, brand = 'mela' }: { type?: number; wallet?: number; brand?: string } = {},
): Promise<TreeMember> {
  accounts += 1;
  const account = `leaf${accounts}x${randomUUID().slice(0, 6)}`;
  const [row] = await db.query<{ id: string }>(
    `insert into identity.member (brand, account, type, password_hash, parent, registered_at)
     values ($4, $1, $2, 'none', $3, now()) returning id`,
    [account, type, parent?.id ?? null, brand],
  );
  const id = row?.id ?? '';
  await db.query(
    `insert into identity.ancestor (member, ancestor, depth)
     select $1::bigint, $2::bigint, 1 where $2::bigint is not null
     union all select $1, ancestor, depth + 1 from identity.ancestor where member = $2`,
    [id, parent?.id ?? null],
  );
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
  /** Counted for contracts and turnover; the stake, by default. */
  validBet?: number;
  at?: Date;
  status?: 'open' | 'settled' | 'void';
}

/** Writes a round of a member past the vendors. Moves no money. */
export async function playRound(db: TestDatabase, member: string, round: TestRound): Promise<string> {
  const { stake, payout = 0, validBet = stake, at = new Date(), status = 'settled' } = round;
  const [row] = await db.query<{ id: string }>(
    `insert into games.round (brand, vendor, round, member, ancestors, node_id, currency, stake, payout, valid_bet, status,
       opened_at, settled_at)
     select 'mela', vendor, $2, $1, array(select ancestor from identity.ancestor where member = $1 order by depth),
       node_id, 'BDT', $3, $4, $5, $6, $7, case when $6 = 'open' then null else $7::timestamptz end
     from games.title where brand = 'mela' and game_code = 'river-dice' returning id`,
    [member, randomUUID(), stake, payout, validBet, status, at],
  );
  return row?.id ?? '';
}

/** A deposit that was credited, as the reports see it. Moves no money. */
export async function creditDeposit(db: TestDatabase, member: string, amount: number, at = new Date()) {
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
}
