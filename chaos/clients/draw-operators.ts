import { randomUUID } from 'node:crypto';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { retryUntilAnswered } from './retry-until-answered.js';

const PERMISSIONS = ['draw.result', 'draw.propose', 'draw.confirm', 'proposal.read'];

/** Two operators who say the result of an outside draw and correct it. */
export class DrawOperators {
  private constructor(private readonly tokens: readonly [string, string]) {}

  static async open(stack: Stack): Promise<DrawOperators> {
    const [first, second] = [await session(stack), await session(stack)];
    return new DrawOperators([first, second]);
  }

  /** Both type the same result. @throws Error if it is refused */
  async enter(api: Api, draw: string, result: string): Promise<void> {
    for (const token of this.tokens) await post(api, token, `lottery/draws/${draw}/result`, { result });
  }

  /** Proposed by one and approved by the other. @throws Error if it is refused */
  async correct(api: Api, draw: string, result: string): Promise<void> {
    const [first, second] = this.tokens;
    const path = `lottery/draws/${draw}/correction`;
    const { proposal } = await post<{ proposal: { id: string } }>(api, first, path, {
      result,
      reason: 'misread',
    });
    await post(api, second, `proposals/${proposal.id}/approval`, {});
  }
}

const session = async (stack: Stack): Promise<string> =>
  insertSession(stack.rows, { person: await insertOperator(stack.rows, PERMISSIONS), role: 'operator' });

async function post<Value>(api: Api, token: string, path: string, body: object): Promise<Value> {
  const key = randomUUID();
  const reply = await retryUntilAnswered<Value>(() =>
    api.portal.send('POST', `/wps/ops/${path}`, body, { headers: operatorHeaders(token, api.url), key }),
  );
  if (!reply.body.success) throw new Error(`${path} was refused: ${reply.text}`);
  return reply.body.value as Value;
}
