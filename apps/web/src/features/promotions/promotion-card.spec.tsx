import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { queryClient } from '../../data/cache/query-client';
import { readStart } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { promotions as words } from '../../i18n/en/promotions';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { lossOf, promotionOf } from './promotion.fixture';
import { PromotionCard } from './promotion-card';
import { usePromotionTerms } from './use-promotion-terms';

const start = { ...readStart(), brand: { timeZone: 'Asia/Dhaka', minimumAge: 18, licence: null } };

function show(element: React.ReactNode) {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', { promotions: words });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <StartProvider value={start}>
          <I18nextProvider i18n={translator}>{element}</I18nextProvider>
        </StartProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function factsOf(changes: Partial<Promotion>) {
  show(<PromotionCard promotion={promotionOf(changes)} />);
  const names = screen.queryAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
}

function Terms(changes: Partial<Promotion>) {
  return usePromotionTerms(promotionOf(changes)).join('|');
}

const { fact } = words;
const { wagering } = promotionOf().reward;

test('a bonus on deposits says how much, from which deposit on, and all that its wagering asks for', () => {
  const facts = factsOf({
    schedule: { startsAt: '2027-03-01T00:00:00Z', endsAt: '2027-03-31T18:00:00Z', weekdays: null },
  });
  expect(screen.getByText('100% of your deposit as bonus money, up to ৳1,000')).toBeTruthy();
  expect(facts).toEqual({
    [fact.for]: words.trigger.deposit,
    [fact.least]: '৳500',
    [fact.wagering]: '5.5 × the bonus',
    [fact.maxBet]: '৳200',
    [fact.days]: '7 days',
    // It ends at midnight in Dhaka.
    [fact.lastDay]: 'Mar 31, 2027',
  });
});

test('money says its wagering and nothing of bonus money', () => {
  const reward = { kind: 'cash', size: { kind: 'fixed', amount: '50.5' }, wagering } as const;
  expect(factsOf({ reward, trigger: { on: 'verified' } })).toEqual({
    [fact.for]: words.trigger.verified,
    [fact.wagering]: '5.5 × the reward',
  });
  expect(screen.getByText('৳50.50')).toBeTruthy();
});

test('a birthday says what it gives at each level', () => {
  const size = { kind: 'level' as const, amounts: ['0', '50.00', '1000'] };
  const reward = { kind: 'bonus' as const, size, wagering: { ...wagering, maxBet: null } };
  const facts = factsOf({ reward, trigger: { on: 'birthday' } });
  expect(screen.getByText('Up to ৳1,000 of bonus money, by your VIP level')).toBeTruthy();
  expect(facts).toMatchObject({
    [fact.for]: words.trigger.birthday,
    [fact.levels]: 'VIP 1: ৳50 of bonus money · VIP 2: ৳1,000 of bonus money',
  });
});

test('a part of a loss says of which games, on which days, and its bounds', () => {
  const reward = {
    kind: 'cash',
    size: { kind: 'percent', percent: 5, least: '10', most: '5000' },
    wagering: { ...wagering, times: 100 },
  } as const;
  const facts = factsOf({
    reward,
    trigger: lossOf(['FISH', 'RNG'], { vendors: ['DELTA'] }),
    scopeNames: { vendors: ['Delta'], titles: [] },
    schedule: { startsAt: '2027-03-01T00:00:00Z', endsAt: null, weekdays: [5, 7] },
  });
  expect(screen.getByText('5% of your loss back, up to ৳5,000')).toBeTruthy();
  expect(facts).toEqual({
    [fact.for]: words.trigger.loss.W,
    [fact.games]: 'Delta · Fish, Casino',
    [fact.weekdays]: 'Friday, Sunday',
    [fact.leastReward]: '৳10',
    [fact.wagering]: '1 × the reward',
  });
});

test.each([
  ['1', '1 point'],
  ['1000', '1,000 points'],
])('%s points ask for no wagering', (amount, given) => {
  const reward = { kind: 'points', size: { kind: 'fixed', amount }, wagering } as const;
  expect(factsOf({ reward, trigger: { on: 'code' } })).toEqual({ [fact.for]: words.trigger.code });
  expect(screen.getByText(given)).toBeTruthy();
});

test('free rounds say on which game and at which stake, and what becomes of what they win', () => {
  const rounds = { title: 1003, value: '10', days: 3, winnings: 'bonus' } as const;
  const reward = { kind: 'free-rounds', size: { kind: 'fixed', amount: '20' }, wagering, rounds } as const;
  const facts = factsOf({ reward, game: 'Lantern Reels', trigger: { on: 'code' } });
  expect(screen.getByText('20 free rounds')).toBeTruthy();
  expect(facts).toMatchObject({
    [fact.game]: 'Lantern Reels',
    [fact.roundValue]: '৳10',
    [fact.roundDays]: '3 days',
    [fact.winnings]: words.winnings.bonus,
    [fact.wagering]: '5.5 × what you win',
    [fact.maxBet]: '৳200',
  });
  document.body.replaceChildren();
  show(<Terms reward={reward} />);
  expect(document.body.textContent).toContain('Play the rounds within 3 days.');
  expect(document.body.textContent).toContain('Bet 5.5 × that amount within 7 days');
});

test.each<[Promotion['trigger'], string]>([
  [{ on: 'registered' }, words.trigger.registered],
  [{ on: 'login', every: 'once', app: false }, words.trigger.login],
  [{ on: 'login', every: 'once', app: true }, words.trigger.loginApp],
  [{ on: 'login', every: 'day', app: false }, words.trigger.daily],
  [{ on: 'login', every: 'day', app: true }, words.trigger.dailyApp],
  [{ on: 'deposit', least: '500', nth: 1, within: null }, words.trigger.firstDeposit],
  [{ on: 'deposit', least: '500', nth: 3, within: null }, 'Your deposit no. 3'],
  [{ on: 'deposit', least: '500', nth: 3, within: 'W' }, 'Your deposit no. 3 of a week'],
  [{ on: 'level', least: 2 }, 'Each new VIP level from 2 up'],
])('%o is said as "%s"', (trigger, text) => {
  expect(factsOf({ trigger })[fact.for]).toBe(text);
});

test('the terms follow how it is given and what has to be staked', () => {
  const { terms } = words;
  show(<Terms />);
  expect(document.body.textContent).toBe(
    [
      terms.joinEach,
      terms.auto,
      'You can only play with bonus money. Bet 5.5 × the bonus within 7 days, and it becomes your own.',
      terms.counts.all,
      'A bet with bonus money can be up to ৳200.',
      terms.onWithdrawal.forfeit,
    ].join('|'),
  );
  document.body.replaceChildren();
  const cash = {
    kind: 'cash',
    size: { kind: 'fixed', amount: '50' },
    wagering: { ...wagering, times: 0 },
  } as const;
  show(<Terms giving={{ optIn: false, how: 'claim', claimDays: 1 }} reward={cash} />);
  expect(document.body.textContent).toBe(
    ['Claim the reward in the reward centre within 1 day. After that it lapses.', terms.cash].join('|'),
  );
});
