import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestDatabase } from './test-database.js';

export interface TestSession {
  person: string;
  role: 'trial' | 'member' | 'agent' | 'operator' | 'service-guest';
  /** `mela`, by default. */
  brand?: string;
  ends?: string;
  endedAt?: Date;
  /** Only good for changing the password and logging out. */
  restricted?: boolean;
  /** For how long an operator's one-time code counts as fresh, an interval; 30 days by default, since specs move the clock. */
  elevated?: string;
}

/** Writes a session without a log-in, and returns its token. */
export async function insertSession(db: Pick<TestDatabase, 'query'>, session: TestSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into authentication.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at, ended_at, restricted,
       elevated_until)
     values ($1, $2, $3, $4, $7, '127.0.0.1', 'test', now(), now(), now() + $5::interval, $6, $8,
       case when $4 = 'operator' then now() + $9::interval end)`,
    [
      randomUUID(),
      createHash('sha256').update(token).digest(),
      session.person,
      session.role,
      session.ends ?? '1 hour',
      session.endedAt ?? null,
      session.brand ?? 'mela',
      session.restricted ?? false,
      session.elevated ?? '30 days',
    ],
  );
  return token;
}

/** Moves every session on with the test clock, so that none ends by the time that a spec lets pass. */
export async function moveSessions(db: Pick<TestDatabase, 'query'>, ms: number): Promise<void> {
  await db.query(
    `update authentication.session set seen_at = seen_at + $1 * interval '1 ms', expires_at = expires_at + $1 * interval '1 ms'`,
    [ms],
  );
}

/** The headers that an operator's browser adds to each request: the cookie and the origin. */
export const operatorHeaders = (token: string, url: string) => ({
  cookie: `operator=${token}`,
  origin: url,
});

/** A hash in the form of argon2 that no password has. */
const NO_PASSWORD = `$argon2id$v=19$m=8,t=1,p=1$bWVsYS10ZXN0LXNhbHQ$${'A'.repeat(43)}`;

/** Adds an operator with a role of these permissions alone, and returns the operator's id. */
export async function insertOperator(
  db: Pick<TestDatabase, 'query'>,
  permissions: readonly string[],
): Promise<string> {
  const name = `r-${randomUUID()}`;
  await db.query(
    `insert into authentication.operator_role (brand, name, permissions) values ('mela', $1, $2)`,
    [name, permissions],
  );
  const [operator] = await db.query<{ id: string }>(
    `insert into authentication.operator (brand, account, password_hash, totp_secret)
     values ('mela', $1, $2, 'none') returning id`,
    [name, NO_PASSWORD],
  );
  const id = operator?.id ?? '';
  await db.query(
    `insert into authentication.operator_grant (brand, operator, role) values ('mela', $1, $2)`,
    [id, name],
  );
  return id;
}

const operators = new Map<string, Promise<string>>();

/** The headers of a new session of an operator with these permissions alone. */
export async function sessionWith(db: TestDatabase, url: string, permissions: readonly string[]) {
  const key = [db.url, ...permissions].join(' ');
  const person = operators.get(key) ?? insertOperator(db, permissions);
  operators.set(key, person);
  return operatorHeaders(await insertSession(db, { person: await person, role: 'operator' }), url);
}

const OPERATORS = path.resolve(import.meta.dirname, '../../../brands/mela/demo-operators.json');

/** The authenticator secret of this demo operator; the database stores it sealed. */
export function operatorSecret(account: string): string {
  const operators: { account: string; totpSecret: string }[] = JSON.parse(readFileSync(OPERATORS, 'utf8'));
  const operator = operators.find((other) => other.account === account);
  if (!operator) throw new Error(`no demo operator ${account}`);
  return operator.totpSecret;
}

/** The headers of a new session of one of the demo operators. */
export async function operatorSession(
  db: TestDatabase,
  url: string,
  account = 'operator1',
): Promise<{ cookie: string; origin: string }> {
  const [operator] = await db.query<{ id: string }>(
    'select id from authentication.operator where account = $1',
    [account],
  );
  const token = await insertSession(db, { person: operator?.id ?? '', role: 'operator' });
  return operatorHeaders(token, url);
}
