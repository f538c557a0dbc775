import type { PlayScope } from '#libs/rewards/common/play-scope';
import type { Promotion, Reward } from '#libs/rewards/common/promotions.calls';

export const rewardOf = (changes: Partial<Reward> = {}): Reward => ({
  id: 'reward',
  promotion: 'promotion',
  title: 'Welcome',
  kind: 'points',
  amount: '100',
  currency: 'BDT',
  status: 'claimable',
  lapsesAt: '2027-03-08T00:00:00.000Z',
  at: '2027-03-01T00:00:00.000Z',
  freeRounds: null,
  goods: [],
  ...changes,
});

/** What was lost in a week, in games of these types. */
export const lossOf = (types: PlayScope['types'], scope: Partial<PlayScope> = {}): Promotion['trigger'] => ({
  on: 'period',
  every: 'W',
  base: 'net-loss',
  scope: { product: null, types, vendors: null, titles: null, ...scope },
});

/** Each deposit of at least 500 gives 100 % as bonus money, up to 1,000. */
export const promotionOf = (changes: Partial<Promotion> = {}): Promotion => ({
  id: 'promotion',
  category: 'deposit',
  title: 'Welcome',
  text: '',
  contact: null,
  trigger: { on: 'deposit', least: '500', nth: null, within: null },
  scopeNames: { vendors: [], titles: [] },
  game: null,
  goods: [],
  reward: {
    kind: 'bonus',
    size: { kind: 'percent', percent: 100, least: null, most: '1000.00' },
    wagering: {
      times: 550,
      plan: null,
      counts: 'all',
      maxBet: '200',
      days: 7,
      onWithdrawal: 'forfeit',
    },
  },
  giving: { optIn: true, how: 'auto', claimDays: 7 },
  oncePer: [],
  schedule: { startsAt: '2027-03-01T00:00:00.000Z', endsAt: null, weekdays: null },
  currency: 'BDT',
  status: 'join',
  obstacle: null,
  level: null,
  claim: null,
  application: null,
  ...changes,
});
