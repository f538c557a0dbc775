import type { Fault } from '../stack/fault.js';

const CAMPAIGNS = 'libs/rewards/campaigns';

export const rewardFaults: Fault[] = [
  {
    guard: 'lock of the member + lock of the reward + key of its posting',
    sources: [
      {
        file: `${CAMPAIGNS}/entitlement.lifecycle.ts`,
        from: 'await this.guard.assertNotBarred(caller.person);',
        to: '',
      },
      {
        file: 'libs/platform/transitions/lifecycle.ts',
        from: `where: { id } as FindOptionsWhere<Row>,
      lock: { mode: 'pessimistic_write' },`,
        to: 'where: { id } as FindOptionsWhere<Row>,',
      },
      {
        file: `${CAMPAIGNS}/reward-payments.ts`,
        from: 'key: `reward:',
        to: 'key: Math.random() + `reward:',
      },
    ],
  },
  {
    guard: 'look for the same occurrence + constraint entitlement_once',
    sources: [
      {
        file: `${CAMPAIGNS}/entitlement-openings.ts`,
        from: 'row !== undefined && !row.same',
        to: 'row !== undefined',
      },
    ],
    sql: ['alter table rewards.entitlement drop constraint entitlement_once'],
  },
];

export const budgetFaults: Fault[] = [
  {
    guard: 'condition of the budget',
    sources: [{ file: `${CAMPAIGNS}/budgets.ts`, from: 'spent + $2::bigint <= $3::bigint', to: 'true' }],
  },
];

export const restrictionFaults: Fault[] = [
  {
    guard: 'close of what can be claimed, at a bar',
    sources: [
      { file: `${CAMPAIGNS}/taken-back.ts`, from: 'await this.entitlements.closeAll(member);', to: '' },
      {
        file: `${CAMPAIGNS}/entitlement.lifecycle.ts`,
        from: 'await this.guard.assertNotBarred(caller.person);',
        to: '',
      },
    ],
  },
  {
    guard: 'question whether the member is barred, before a code gives',
    sources: [
      {
        file: `${CAMPAIGNS}/awards.ts`,
        from: 'if (await this.guard.isBarred(member)) return 0;',
        to: '',
      },
    ],
  },
];
