import { PROMOTION_STATES, type Promotion } from '#libs/rewards/common/promotions.calls';
import { nextStep } from './next-step';
import { lossOf, promotionOf, rewardOf } from './promotion.fixture';

const claim = rewardOf();
const acts = (isMember: boolean) =>
  Object.fromEntries(
    PROMOTION_STATES.map((status) => [status, nextStep(promotionOf({ status, claim }), isMember)?.do]),
  );

test('a member joins, does what is asked for, and claims; what is over has no step', () => {
  expect(acts(true)).toEqual({
    'coming-soon': undefined,
    join: 'join',
    open: 'go',
    joined: 'go',
    apply: 'go',
    applying: undefined,
    process: undefined,
    rejected: undefined,
    claim: 'claim',
    received: undefined,
    closed: undefined,
  });
});

test('a guest logs in, or registers where that is what is rewarded', () => {
  expect(acts(false)).toMatchObject({ join: 'login', open: 'login', closed: undefined });
  const registered = promotionOf({ status: 'open', trigger: { on: 'registered' } });
  expect(nextStep(registered, false)).toEqual({ do: 'register' });
});

test('who was rejected applies again while it is open', () => {
  const again = (isOpen: boolean) =>
    nextStep(promotionOf({ status: 'rejected', application: { triesLeft: 1, isOpen, last: null } }), true);
  expect(again(true)).toEqual({ do: 'go', to: '/promotions/promotion', label: 'applyAgain' });
  expect(again(false)).toBeNull();
});

test.each<[Promotion['trigger'], string | undefined]>([
  [{ on: 'deposit', least: '1', nth: 1, within: null }, '/member/deposit'],
  [{ on: 'verified' }, '/member/security'],
  [{ on: 'code' }, '/promotions/promotion'],
  [{ on: 'level', least: 2 }, '/member/vip'],
  [{ on: 'login', every: 'day', app: true }, '/down'],
  [{ on: 'login', every: 'day', app: false }, undefined],
  [{ on: 'registered' }, undefined],
  [{ on: 'birthday' }, '/member/security'],
  [lossOf(['FISH']), '/fish'],
  [lossOf(['FISH', 'RNG']), '/'],
  [lossOf(null), '/'],
  [
    {
      on: 'draw',
      source: 'valid-bet',
      each: '500',
      every: 'W',
      scope: { product: null, types: null, vendors: null, titles: null },
    },
    '/promotions/promotion/raffle',
  ],
])('%o leads to %s', (trigger, to) => {
  const step = nextStep(promotionOf({ status: 'joined', trigger }), true);
  expect(step && 'to' in step ? step.to : undefined).toBe(to);
});
