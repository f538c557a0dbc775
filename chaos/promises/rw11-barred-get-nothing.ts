import { mapConcurrently, times } from '../clients/concurrency.js';
import { register } from '../clients/customer.js';
import { claimReward, publishCode, REWARD, redeemCode, rewardsOf } from '../clients/promotions.js';
import { RewardOperator } from '../clients/reward-operator.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import { apisInTurn, crashesAlong } from './crashes-along.js';

const CONCURRENCY = 20;

interface Size {
  members: number;
  /** Claims of each member's reward, one of which may come before the bar. */
  claims: number;
  kills: number;
}

/** A member who is barred while claiming has the reward from before the bar, or nothing of it ever. */
export const barredGetNothing = definePromise<Size>({
  id: 'RW11',
  title: 'who is barred from rewards receives nothing',
  inBothTopologies: false,
  full: { members: 200, claims: 6, kills: 8 },
  small: { members: 30, claims: 4, kills: 2 },
  async run(stack, { members, claims, kills }) {
    const apis: [Api, Api] = [await stack.startApi(), await stack.startApi()];
    const apiOf = (index: number) => apis[index % 2] as Api;
    const campaign = await publishCode(stack, {});
    const customers = await register(stack, apis[0], members);
    const operator = await RewardOperator.open(stack);
    await mapConcurrently(customers, CONCURRENCY, (customer, index) => redeemCode(apiOf(index), customer));
    const rewards = await rewardsOf(stack, campaign);
    // The bar of a member comes among the claims, at another place each time; every third one claims nothing before it.
    const steps = customers.flatMap((customer, member) => {
      const reward = rewards.find((one) => one.member === customer.id);
      const count = member % 3 === 0 ? 1 : claims + 1;
      return times(count).map((_, place) => ({ customer, reward, isBar: place === member % count }));
    });
    let barred = 0;
    let paid = 0;
    await crashesAlong(
      steps,
      CONCURRENCY,
      async ({ customer, reward, isBar }, index) => {
        if (isBar) {
          if ((await operator.bar(apiOf(index), customer)).status === 200) barred++;
        } else if (reward && (await claimReward(apiOf(index), customers, reward)).status === 200) paid++;
      },
      kills,
      apisInTurn(apis),
    );
    const again = await mapConcurrently(rewards, CONCURRENCY, (reward, index) =>
      claimReward(apiOf(index), customers, reward),
    );
    const later = await publishCode(stack, {}, 'LATER10');
    await mapConcurrently(customers, CONCURRENCY, (customer, index) =>
      redeemCode(apiOf(index), customer, 'LATER10'),
    );
    const claimed = await stack.count(`select count(*) from rewards.entitlement where status = 'claimed'`);
    return new Findings()
      .say(`${members} members barred among ${claims} claims each, 2 apis killed ${kills} times`)
      .expect('barred', barred, members)
      .say(`${claimed} claimed before`)
      .expect('claims answered as paid', paid, claimed)
      .expect('still open', await stack.count(OPEN), 0)
      .expect('claims paid after the bar', again.filter(({ status }) => status === 200).length, 0)
      .expect('members with another sum', await stack.count(OTHER_SUMS, [String(REWARD)]), 0)
      .expect('given later', (await rewardsOf(stack, later)).length, 0)
      .outcome();
  },
});

const OPEN = `select count(*) from rewards.entitlement where status not in ('claimed', 'closed')`;

const OTHER_SUMS = `
  select count(*) from rewards.entitlement e where coalesce((
    select sum(p.amount) from ledger.account a join ledger.posting p on p.account = a.id
    where a.member = e.member and a.kind = 'wallet'), 0) <> case e.status when 'claimed' then $1::bigint else 0 end`;
