import { mapConcurrently } from '../clients/concurrency.js';
import { register } from '../clients/customer.js';
import { claimReward, publishCode, REWARD, redeemCode, rewardsOf } from '../clients/promotions.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import { apisInTurn, crashesAlong } from './crashes-along.js';

const CONCURRENCY = 40;

interface Size {
  members: number;
  /** For how many of them the budget is enough. */
  rewards: number;
  kills: number;
}

/** A budget is spent to the last reward and no further, and what can be claimed is paid. */
export const budgetKept = definePromise<Size>({
  id: 'RW2',
  title: 'a budget is never exceeded, and no claim fails for it',
  inBothTopologies: false,
  full: { members: 400, rewards: 100, kills: 4 },
  small: { members: 40, rewards: 10, kills: 1 },
  async run(stack, { members, rewards: count, kills }) {
    const apis: [Api, Api] = [await stack.startApi(), await stack.startApi()];
    const apiOf = (index: number) => apis[index % 2] as Api;
    const campaign = await publishCode(stack, { amount: `${count * 10}.00` });
    const customers = await register(stack, apis[0], members);
    let given = 0;
    await crashesAlong(
      customers,
      CONCURRENCY,
      async (customer, index) => {
        if ((await redeemCode(apiOf(index), customer)).status === 200) given++;
      },
      kills,
      apisInTurn(apis),
    );
    const rewards = await rewardsOf(stack, campaign);
    const answers = await mapConcurrently(rewards, CONCURRENCY, (reward, index) =>
      claimReward(apiOf(index), customers, reward),
    );
    const minor = Number(REWARD);
    return new Findings()
      .say(`${members} members at once, 2 apis, killed ${kills} times`)
      .expect('redeemed codes answered as given', given, count)
      .expect('rewards', rewards.length, count)
      .expect('claims paid', answers.filter(({ status }) => status === 200).length, count)
      .expect(
        'spent, in minor units',
        await stack.count('select spent from rewards.campaign where id = $1', [campaign]),
        count * minor,
      )
      .expect(
        'posted, in minor units',
        await stack.count(
          `select coalesce(sum(p.amount), 0) from ledger.transaction t join ledger.posting p on p.transaction = t.id
           join ledger.account a on a.id = p.account and a.kind = 'wallet' where t.kind = 'reward'`,
        ),
        count * minor,
      )
      .outcome();
  },
});
