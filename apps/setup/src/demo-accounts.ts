import type { DataSource, EntityManager } from 'typeorm';
import type { Passwords } from '#libs/authentication/index';

import { readBrandFile } from './brand-files.js';

interface DemoAccount {
  account: string;
  password: string;
  type: number;
  parent?: string;
  status?: string;
  vipRank?: number;
  /** The password was chosen by somebody else. */
  defaultPassword?: boolean;
  passwordExpired?: boolean;
}

interface DemoOperator {
  account: string;
  password: string;
  totpSecret: string;
  /** As the staff list has the person. */
  personKey: string;
  roles: string[];
}

/** Adds missing members, agents and operators of the demonstration. Never in production. */
export async function seedDemoAccounts(
  database: DataSource,
  brand: string,
  passwords: Passwords,
): Promise<void> {
  const accounts = await missing(
    database,
    'members.member',
    brand,
    readBrandFile<DemoAccount[]>(brand, 'demo-accounts'),
  );
  const operators = await missing(
    database,
    'authentication.operator',
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
    for (const operator of operators)
      await addOperator(manager, brand, operator, hashes.get(operator.password) ?? '');
  });
}

async function addOperator(
  manager: EntityManager,
  brand: string,
  { account, totpSecret, personKey, roles }: DemoOperator,
  hash: string,
): Promise<void> {
  await manager.query(
    `with added as (
       insert into authentication.operator (brand, account, password_hash, totp_secret, person_key)
       values ($1, $2, $3, $4, $5) returning id)
     insert into authentication.operator_grant (brand, operator, role)
     select $1, id, unnest($6::text[]) from added`,
    [brand, account, hash, totpSecret, personKey, roles],
  );
}

async function missing<Entry extends { account: string }>(
  database: DataSource,
  table: 'members.member' | 'authentication.operator',
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
    `insert into members.member (brand, account, type, status, password_hash, parent, vip_rank,
       default_password, password_expires_at, registered_at)
     values ($1, $2, $3, $4, $5, (select id from members.member where brand = $1 and account = $6), $7,
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
    `insert into members.ancestor (member, ancestor, depth)
     select $1::bigint, $2::bigint, 1 where $2::bigint is not null
     union all select $1, ancestor, depth + 1 from members.ancestor where member = $2`,
    [row.id, row.parent],
  );
  await manager.query(
    `select ledger.open_account($1, $2, kind, settings->>'currency')
     from site.brand, unnest(array['wallet', 'hold']) kind where id = $1`,
    [brand, row.id],
  );
}
