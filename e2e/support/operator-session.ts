import { insertSession } from '../../libs/platform/testing/test-session';
import { query } from './database';

/**
 * The token of a new session of a demo operator. A one-time code is valid once in half a minute, so that stories which
 * log in by the form wait for each other.
 */
export async function operatorToken(account: string): Promise<string> {
  const [operator] = await query<{ id: string }>(
    'select id from authentication.operator where account = $1',
    [account],
  );
  if (!operator) throw new Error(`there is no operator ${account}`);
  const token = await insertSession({ query }, { person: operator.id, role: 'operator' });
  // A story may have moved the clock of the programs.
  await query(
    `update authentication.session set started_at = t.now, seen_at = t.now, expires_at = t.now + interval '1 hour',
       elevated_until = t.now + interval '30 days'
     from (select platform.business_time() as now) t where token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );
  return token;
}
