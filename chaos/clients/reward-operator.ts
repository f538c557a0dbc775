import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import type { Customer } from './customer.js';
import { retryUntilAnswered } from './retry-until-answered.js';

/** An operator who bars members from rewards; each call is repeated under its key until it is answered. */
export class RewardOperator {
  private constructor(private readonly token: string) {}

  static async open(stack: Stack): Promise<RewardOperator> {
    const person = await insertOperator(stack.rows, ['member.bar-rewards']);
    return new RewardOperator(await insertSession(stack.rows, { person, role: 'operator' }));
  }

  bar(api: Api, { id }: Customer): Promise<Reply> {
    const path = `/wps/ops/members/${id}/restrictions/no-rewards`;
    const key = randomUUID();
    return retryUntilAnswered(() => {
      const headers = operatorHeaders(this.token, api.url);
      return api.portal.send('POST', path, { reason: 'signs of harm' }, { headers, key });
    });
  }
}
