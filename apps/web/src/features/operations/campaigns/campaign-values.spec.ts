import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { type CampaignTerms, campaignTerms, TRIGGERS } from '#libs/rewards/common/campaign';
import { valueErrors } from './campaign-form-state';
import { termsOf } from './campaign-terms';
import { type CampaignValues, newCampaign, valuesOf, withTrigger } from './campaign-values';

const NEW = newCampaign(Date.parse('2026-11-05T12:34:56Z'));
const valuesWith = (changes: Partial<CampaignValues>): CampaignValues => ({ ...NEW, ...changes });

const TERMS: CampaignTerms = {
  category: 'slots',
  trigger: { on: 'deposit', least: '250', nth: 2, within: null },
  eligibility: {
    levels: [1, 2],
    agents: true,
    registeredFrom: '2026-01-01T00:00:00.000Z',
    tags: ['big-depositor', 'vip'],
    oncePer: ['bank-account'],
  },
  reward: {
    kind: 'bonus',
    size: { kind: 'percent', percent: 50, least: '20', most: '300' },
    wagering: { times: 750, plan: 'slots', counts: 'bonus', maxBet: '20', days: 14, onWithdrawal: 'keep' },
  },
  giving: { optIn: true, how: 'claim', claimDays: 3 },
  budget: { amount: '9000', claims: 30, perMember: null },
  schedule: { startsAt: '2026-11-05T12:00:00.000Z', endsAt: '2026-12-05T12:00:00.000Z', weekdays: null },
  texts: { EN: { title: 'Half on top', text: 'Read it' } },
};

test('a new draft can be saved as it is, from this minute on', () => {
  expect(valueErrors(NEW)).toEqual([]);
  expect(termsOf(NEW).schedule).toEqual({
    startsAt: '2026-11-05T12:34:00.000Z',
    endsAt: null,
    weekdays: null,
  });
});

test('a contact of which nothing was typed is none, and one that is half typed has errors', () => {
  const text = { title: 'Welcome', text: '' };
  const withContact = (label: string, url: string) =>
    valuesWith({ texts: { EN: { ...text, contact: { label, url } } } });
  expect(termsOf(withContact(' ', '')).texts).toEqual({ EN: text });
  expect(termsOf(withContact('Zalo', ' https://zalo.me/mela ')).texts.EN?.contact?.url).toBe(
    'https://zalo.me/mela',
  );
  const wrong = (values: CampaignValues) => valueErrors(values).map(({ field }) => field);
  expect(wrong(withContact('', 'https://zalo.me/mela'))).toEqual(['texts.EN.contact.label']);
  expect(wrong(withContact('Zalo', 'http://zalo.me/mela'))).toEqual(['texts.EN.contact.url']);
  expect(wrong(withContact('Zalo', 'javascript:alert(1)'))).toEqual(['texts.EN.contact.url']);
});

test.each(TRIGGERS)('a draft that waits for "%s" can be saved once its own fields are given', (on) => {
  const values = valuesWith({ ...withTrigger(on), 'trigger.code': 'WELCOME1' });
  expect(valueErrors(values)).toEqual([]);
  expect(termsOf(values).trigger.on).toBe(on);
});

test.each<[string, Partial<CampaignTerms>]>([
  ['a share of a deposit', {}],
  ['the third deposit of a week', { trigger: { on: 'deposit', least: '250', nth: 3, within: 'W' } }],
  ['a daily log-in', { trigger: { on: 'login', every: 'day', app: true } }],
  [
    'a contact outside of the site',
    {
      texts: {
        EN: { title: 'Half on top', text: '', contact: { label: 'Zalo: Mela', url: 'https://zalo.me/mela' } },
      },
    },
  ],
  ['a level', { trigger: { on: 'level', least: 3 } }],
  ['a birthday', { trigger: { on: 'birthday' }, giving: { optIn: false, how: 'claim', claimDays: 3 } }],
  ['a code', { trigger: { on: 'code', code: 'ABCDEF' } }],
  [
    'a gift for which members apply',
    {
      trigger: { on: 'manual' },
      giving: { optIn: false, how: 'auto', claimDays: 7, application: { tries: 5, images: 'required' } },
    },
  ],
  [
    'a campaign for everybody, without an end',
    {
      eligibility: { levels: null, agents: false, registeredFrom: null, tags: null, oncePer: [] },
      schedule: { startsAt: '2026-11-05T12:00:00.000Z', endsAt: null, weekdays: null },
    },
  ],
])('terms come back from the form as they were: %s', (_, changes) => {
  const size =
    changes.trigger?.on === 'birthday'
      ? { kind: 'level' as const, amounts: ['0', '50', '50', '100'] }
      : { kind: 'fixed' as const, amount: '10' };
  const fixed = { ...TERMS.reward, size };
  const terms = { ...TERMS, ...(changes.trigger && { reward: fixed }), ...changes };
  expect(termsOf(valuesOf(terms))).toEqual(terms);
  expect(fieldErrorsOf(campaignTerms, terms)).toEqual([]);
});

test('a raffle of deposits comes back from the form as it was, has prizes, and nobody joins it', () => {
  const scope = { product: null, types: null, vendors: null, titles: null };
  const terms: CampaignTerms = {
    ...TERMS,
    trigger: { on: 'draw', source: 'deposit-sum', each: '500', every: 'once', scope },
    reward: {
      ...TERMS.reward,
      size: {
        kind: 'ranks',
        prizes: [
          { from: 1, to: 1, amount: '1000' },
          { from: 2, to: 9, amount: '50' },
        ],
      },
    },
    giving: { optIn: false, how: 'claim', claimDays: 7 },
  };
  expect(termsOf(valuesOf(terms))).toEqual(terms);
  const fresh = termsOf(valuesWith({ 'giving.optIn': true, ...withTrigger('draw') }));
  expect(fresh).toMatchObject({
    reward: { kind: 'cash', size: { kind: 'ranks' } },
    giving: { optIn: false },
  });
  expect(fresh.trigger).toMatchObject({ source: 'valid-bet', each: '500', every: 'W' });
});

test('a Friday cashback on fish comes back from the form as it was, and is a part of the loss', () => {
  const terms: CampaignTerms = {
    ...TERMS,
    trigger: {
      on: 'period',
      every: 'D',
      base: 'net-loss',
      scope: { product: 'casino', types: ['FISH'], vendors: ['DELTA'], titles: [1001] },
    },
    schedule: { ...TERMS.schedule, weekdays: [5] },
  };
  expect(termsOf(valuesOf(terms))).toEqual(terms);
  const fresh = valuesWith({
    'reward.kind': 'points',
    'reward.size.kind': 'fixed',
    ...withTrigger('period'),
  });
  expect(termsOf(fresh)).toMatchObject({
    trigger: { every: 'W', scope: { product: null, types: null } },
    reward: { kind: 'cash', size: { kind: 'percent' } },
    budget: { perMember: null },
  });
});

test('free rounds come back from the form as they were, and bonus money of theirs has its own fields', () => {
  const rounds = { title: 1003, value: '2.5', days: 14, winnings: 'bonus' } as const;
  const reward = {
    ...TERMS.reward,
    kind: 'free-rounds',
    size: { kind: 'fixed', amount: '20' },
    rounds,
  } as const;
  const terms: CampaignTerms = { ...TERMS, reward };
  expect(termsOf(valuesOf(terms))).toEqual(terms);
  const cash = { ...valuesOf(terms), 'reward.rounds.winnings': 'cash' as const };
  expect(termsOf(cash).reward).toMatchObject({ wagering: { times: 750, maxBet: null, days: 30 } });
  expect(valueErrors({ ...cash, 'reward.rounds.title': '' }).map(({ field }) => field)).toEqual([
    'reward.rounds.title',
  ]);
  expect(termsOf({ ...cash, 'reward.size.kind': 'percent' }).reward.size.kind).toBe('fixed');
});

test('fields that do not apply are not sent as they were left', () => {
  const points = valuesWith({
    'reward.kind': 'points',
    'reward.size.kind': 'percent',
    'reward.size.amount': '50',
    'reward.wagering.plan': 'slots',
    'reward.wagering.days': 'none',
    'giving.claimDays': '',
  });
  expect(valueErrors(points)).toEqual([]);
  expect(termsOf(points)).toMatchObject({
    reward: {
      kind: 'points',
      size: { kind: 'fixed', amount: '50' },
      wagering: { times: 0, plan: null, days: 30 },
    },
    giving: { how: 'auto', claimDays: 7 },
  });
  const verified = valuesWith({ ...withTrigger('verified'), 'reward.size.kind': 'percent' });
  expect(termsOf(verified).reward.size).toEqual({ kind: 'fixed', amount: '100' });
});

test('numbers are read in any digits, and what is none is an error of its field', () => {
  const typed = valuesWith({
    'reward.wagering.times': '৭.৫',
    'eligibility.levels': '১, 2',
    'budget.claims': '৩০',
  });
  expect(termsOf(typed)).toMatchObject({
    reward: { wagering: { times: 750 } },
    eligibility: { levels: [1, 2] },
    budget: { claims: 30 },
  });
  const wrong = valuesWith({
    'reward.wagering.times': 'ten',
    'eligibility.levels': 'gold',
    'budget.claims': '1.5',
  });
  expect(valueErrors(wrong).map(({ field }) => field)).toEqual([
    'eligibility.levels',
    'reward.wagering.times',
    'budget.claims',
  ]);
});

test('a language without a title and a text is left out, one with a text alone asks for the title', () => {
  const texts = { EN: { title: 'Here', text: '' }, BN: { title: '', text: '' } };
  expect(Object.keys(termsOf(valuesWith({ texts })).texts)).toEqual(['EN']);
  const halves = { ...texts, BN: { title: '', text: 'body' } };
  expect(valueErrors(valuesWith({ texts: halves })).map(({ field }) => field)).toEqual(['texts.BN.title']);
});
