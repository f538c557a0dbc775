import type { DataSource, EntityManager } from 'typeorm';
import type { Passwords } from '#libs/identity/index';
import { readBrandFile } from './brand-files.js';

interface DemoAccount {
  account: string;
  password: string;
  type: number;
  parent?: string;
  status?: string;
  vipRank?: number;
  /** Somebody else chose it. */
  defaultPassword?: boolean;
  passwordExpired?: boolean;
}

interface DemoOperator {
  account: string;
  password: string;
  totpSecret: string;
}

/** Puts those of the demonstration's members, agents and operators there that are missing. Never in production. */
export async function seedDemoAccounts(
  database: DataSource,
  brand: string,
  passwords: Passwords,
): Promise<void> {
  const accounts = await missing(
    database,
    'identity.member',
    brand,
    readBrandFile<DemoAccount[]>(brand, 'demo-accounts'),
  );
  const operators = await missing(
    database,
    'identity.operator',
    brand,
    readBrandFile<DemoOperator[]>(brand, 'demo-operators'),
  );
  const hashes = new Map<string, string>();
  for (const { password } of [...accounts, ...operators]) {
    if (!hashes.has(password)) hashes.set(password, await passwords.hash(password));
  }
  await database.transaction(async (manager) => {
    for (const account of accounts)
      await addMember(manager, brand, account, hashes.get(account.password) ?? '');
    for (const { account, password, totpSecret } of operators) {
      await manager.query(
        'insert into identity.operator (brand, account, password_hash, totp_secret) values ($1, $2, $3, $4)',
        [brand, account, hashes.get(password), totpSecret],
      );
    }
  });
}

async function missing<Entry extends { account: string }>(
  database: DataSource,
  table: 'identity.member' | 'identity.operator',
  brand: string,
  entries: Entry[],
): Promise<Entry[]> {
  const rows: { account: string }[] = await database.query(
    `select lower(account) as account from ${table} where brand = $1 and lower(account) = any($2::text[])`,
    [brand, entries.map(({ account }) => account.toLowerCase())],
  );
  const known = new Set(rows.map(({ account }) => account));
  return entries.filter(({ account }) => !known.has(account.toLowerCase()));
}

async function addMember(
  manager: EntityManager,
  brand: string,
  member: DemoAccount,
  hash: string,
): Promise<void> {
  const [row] = (await manager.query(
    `insert into identity.member (brand, account, type, status, password_hash, parent, vip_rank,
       default_password, password_expires_at, registered_at)
     values ($1, $2, $3, $4, $5, (select id from identity.member where brand = $1 and account = $6), $7,
       $8, case when $9 then now() end, now())
     returning id, parent`,
    [
      brand,
      member.account,
      member.type,
      member.status ?? 'active',
      hash,
      member.parent ?? null,
      member.vipRank ?? 0,
      member.defaultPassword ?? false,
      member.passwordExpired ?? false,
    ],
  )) as { id: string; parent: string | null }[];
  if (!row) return;
  await manager.query(
    `insert into identity.ancestor (member, ancestor, depth)
     select $1::bigint, $2::bigint, 1 where $2::bigint is not null
     union all select $1, ancestor, depth + 1 from identity.ancestor where member = $2`,
    [row.id, row.parent],
  );
  await manager.query(
    `select ledger.open_account($1, $2, kind, settings->>'currency')
     from site.brand, unnest(array['wallet', 'hold']) kind where id = $1`,
    [brand, row.id],
  );
}
