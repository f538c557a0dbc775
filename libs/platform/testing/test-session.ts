import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestDatabase } from './test-database.js';

export interface TestSession {
  person: string;
  role: 'trial' | 'member' | 'agent' | 'operator';
  /** `mela`, by default. */
  brand?: string;
  ends?: string;
  endedAt?: Date;
  /** Good for changing the password and for leaving alone. */
  restricted?: boolean;
}

/** Writes a session past the log-in, and gives its token. */
export async function insertSession(db: TestDatabase, session: TestSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into identity.session (id, token_hash, person, role, brand, address, user_agent, started_at, seen_at, expires_at, ended_at, restricted)
     values ($1, $2, $3, $4, $7, '127.0.0.1', 'test', now(), now(), now() + $5::interval, $6, $8)`,
    [
      randomUUID(),
      createHash('sha256').update(token).digest(),
      session.person,
      session.role,
      session.ends ?? '1 hour',
      session.endedAt ?? null,
      session.brand ?? 'mela',
      session.restricted ?? false,
    ],
  );
  return token;
}

/** What a browser of an operator adds to each request: the cookie, and the page that it comes from. */
export const operatorHeaders = (token: string, url: string) => ({
  cookie: `operator=${token}`,
  origin: url,
});

const OPERATORS = path.resolve(import.meta.dirname, '../../../brands/mela/demo-operators.json');

/** What an authenticator of this demo operator was given; the database has it sealed. */
export function operatorSecret(account: string): string {
  const operators: { account: string; totpSecret: string }[] = JSON.parse(readFileSync(OPERATORS, 'utf8'));
  const operator = operators.find((other) => other.account === account);
  if (!operator) throw new Error(`no demo operator ${account}`);
  return operator.totpSecret;
}

/** The headers of a new session of one of the demonstration's operators. */
export async function operatorSession(
  db: TestDatabase,
  url: string,
  account = 'operator1',
): Promise<{ cookie: string; origin: string }> {
  const [operator] = await db.query<{ id: string }>('select id from identity.operator where account = $1', [
    account,
  ]);
  const token = await insertSession(db, { person: operator?.id ?? '', role: 'operator' });
  return operatorHeaders(token, url);
}
