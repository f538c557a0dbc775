import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { oddsOf } from '#libs/lottery/common/lines/odds';
import { findRule } from '#libs/lottery/common/rules/rules';
import { trendOf } from '#libs/lottery/common/trends/trend';
import { queryClient } from '../../../data/cache/query-client';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { NO_MARKS } from '../stake/token-marks';
import { chooseFigures } from './figure-choice';
import { PickRows } from './pick-rows';
import { noPicks } from './picks';

const RESULTS = [4, 1, 1].map((digit) => ({ family: 'SSC' as const, numbers: [9, 9, 9, 9, digit] }));
let asked: number;

beforeEach(() => {
  asked = 0;
  localStorage.clear();
  chooseFigures('missing');
  queryClient.clear();
  globalThis.fetch = async () => {
    asked += 1;
    const value = { gameCode: 'SSC5M', size: 30, draws: [], lookedAt: 3, ...trendOf('SSC', RESULTS, 30) };
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => ({ success: true, value }),
    } as Response;
  };
});

function show(code: string) {
  const rule = findRule(code);
  if (!rule) throw new Error(`no ${code}`);
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={queryClient}>
        <PickRows
          gameCode="SSC5M"
          rule={rule}
          picks={noPicks(rule)}
          onPick={() => undefined}
          odds={oddsOf(rule, 1930)}
          showsOdds={false}
          marks={NO_MARKS}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

const units = () => within(screen.getByRole('group', { name: en.rows.place5 }));
const under = (digit: string) =>
  units()
    .getByRole('button', { name: digit, exact: true } as never)
    .querySelector('small')
    ?.textContent?.trim();
const choose = (choice: keyof typeof en.trends.pick.choice) =>
  userEvent.click(screen.getByRole('radio', { name: en.trends.pick.choice[choice] }));

test('each number has how long it is away, which its name leaves out and the row says in words', async () => {
  show('ssc.pos');
  await units().findByText(/^Draws missing/);
  expect([under('4'), under('1'), under('7')]).toEqual(['0', '1', '3']);
  expect(
    units().getByText('Draws missing. 0: 3; 1: 1; 2: 3; 3: 3; 4: 0; 5: 3; 6: 3; 7: 3; 8: 3; 9: 3'),
  ).toBeTruthy();
});

test('the choice of figures is remembered for the next rule and the next visit', async () => {
  show('ssc.pos');
  await choose('hot');
  await units().findByText(/^Came in the last 30 draws/);
  expect([under('4'), under('1'), under('7')]).toEqual(['1', '2', '0']);
  expect(localStorage.getItem('lottery-figures')).toBe('hot');
  await choose('none');
  expect(under('4')).toBeUndefined();
  expect(localStorage.getItem('lottery-figures')).toBe('none');
});

test('places of a window are those of the result, and without figures nothing is asked for', async () => {
  show('ssc.last3.direct');
  await units().findByText(/^Draws missing/);
  expect(under('1')).toBe('1');
  expect(asked).toBe(1);
});

test('a rule about which no figure tells has no choice', () => {
  show('ssc.last3.g6');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(asked).toBe(0);
});
