import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { publishCampaign } from '#libs/rewards/campaigns/campaign.fixture';
import type { CampaignTerms } from '#libs/rewards/common/campaign';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import type { Customer } from './customer.js';
import { retryUntilAnswered } from './retry-until-answered.js';

export const CODE = 'LOTUS10';
/** What the code gives, in minor units. */
export const REWARD = 1000n;

/** A promotion that gives 10.00 to claim for the code, without wagering. Answers its id. */
export function publishCode(
  stack: Stack,
  budget: Partial<CampaignTerms['budget']>,
  code = CODE,
): Promise<string> {
  return publishCampaign(stack.rows, {
    trigger: { on: 'code', code },
    reward: {
      kind: 'cash',
      size: { kind: 'fixed', amount: '10.00' },
      wagering: { times: 0, plan: null, counts: 'all', maxBet: null, days: 7, onWithdrawal: 'keep' },
    },
    budget: { amount: null, ...budget },
  });
}

/** Gives the code, and repeats it until it is answered. */
export function redeemCode(api: Api, { token }: Customer, code = CODE): Promise<Reply> {
  const key = randomUUID();
  return retryUntilAnswered(() => api.portal.send('POST', '/wps/rewards/codes', { code }, { token, key }));
}

interface Reward {
  id: string;
  member: string;
}

/** Claims a reward of one of these customers, and repeats it until it is answered. */
export function claimReward(api: Api, customers: Customer[], { id, member }: Reward): Promise<Reply> {
  const owner = customers.find((customer) => customer.id === member);
  if (!owner) throw new Error(`reward ${id} belongs to none of the customers`);
  const key = randomUUID();
  return retryUntilAnswered(() =>
    api.portal.send('POST', `/wps/rewards/claims/${id}`, {}, { token: owner.token, key }),
  );
}

/** The rewards of a promotion with their members, whatever has become of them. */
export async function rewardsOf(stack: Stack, campaign: string): Promise<Reward[]> {
  const { rows } = await stack.owner.query<Reward>(
    'select id, member::text as member from rewards.entitlement where campaign = $1 order by id',
    [campaign],
  );
  return rows;
}
