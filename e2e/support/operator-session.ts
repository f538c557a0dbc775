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
  return insertSession({ query }, { person: operator.id, role: 'operator' });
}
