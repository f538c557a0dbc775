import { drift } from '../checks/drift.js';
import { mapConcurrently, times } from '../clients/concurrency.js';
import { register } from '../clients/customer.js';
import { claimReward, publishCode, REWARD, redeemCode, rewardsOf } from '../clients/promotions.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import { apisInTurn, crashesAlong } from './crashes-along.js';

const CONCURRENCY = 20;

interface Size {
  members: number;
  /** How often each reward is asked for, and then claimed, by keys of their own. */
  copies: number;
  kills: number;
}

/** A reward is given and claimed once, on whichever api, and whichever of them dies meanwhile. */
export const rewardsOnce = definePromise<Size>({
  id: 'RW1',
  title: 'no reward is given twice',
  inBothTopologies: false,
  full: { members: 200, copies: 50, kills: 12 },
  small: { members: 12, copies: 20, kills: 2 },
  async run(stack, { members, copies, kills }) {
    const apis: [Api, Api] = [await stack.startApi(), await stack.startApi()];
    const apiOf = (index: number) => apis[index % 2] as Api;
    const campaign = await publishCode(stack, {});
    const customers = await register(stack, apis[0], members);
    await mapConcurrently(
      customers.flatMap((customer) => [customer, customer]),
      CONCURRENCY,
      (customer, index) => redeemCode(apiOf(index), customer),
    );
    const rewards = await rewardsOf(stack, campaign);
    // All of one reward together, so that they race.
    const claims = rewards.flatMap((reward) => times(copies).map(() => reward));
    let claimed = 0;
    let refused = 0;
    await crashesAlong(
      claims,
      CONCURRENCY,
      async (reward, index) => {
        const { status } = await claimReward(apiOf(index), customers, reward);
        if (status === 200) claimed++;
        else if (status === 409) refused++;
      },
      kills,
      apisInTurn(apis),
    );
    const ledger = await drift(stack);
    return new Findings()
      .say(`${claims.length} claims to 2 apis, killed ${kills} times`)
      .expect('rewards given', rewards.length, members)
      .expect('claims answered as paid', claimed, members)
      .expect('as paid before', refused, claims.length - members)
      .expect(
        'paid',
        await stack.count(`select count(*) from rewards.entitlement where status = 'claimed'`),
        members,
      )
      .expect(
        'members with another sum',
        await stack.count(
          `select count(*) from unnest($1::bigint[]) m(id) where coalesce((
             select sum(p.amount) from ledger.account a join ledger.posting p on p.account = a.id
             where a.member = m.id and a.kind = 'wallet'), 0) <> $2`,
          [customers.map(({ id }) => id), String(REWARD)],
        ),
        0,
      )
      .expect('drift', ledger.total + ledger.different + ledger.unbalanced, 0)
      .outcome();
  },
});
