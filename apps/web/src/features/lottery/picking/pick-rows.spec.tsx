import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { oddsOf } from '#libs/lottery/common/lines/odds';
import { findRule } from '#libs/lottery/common/rules/rules';
import { queryClient } from '../../../data/cache/query-client';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import type { TokenMark } from '../stake/token-marks';
import { chooseFigures } from './figure-choice';
import { PickRows } from './pick-rows';
import { noPicks, type Picks } from './picks';

let picks: Picks;

interface RowsProps {
  code: string;
  marks: [token: string, mark: TokenMark][];
  /** Before they were closed. */
  held?: Picks;
  /** As on a board of cells. */
  showsOdds?: boolean;
}

function Rows({ code, marks, held, showsOdds = false }: RowsProps) {
  const rule = findRule(code);
  if (!rule) throw new Error(`no ${code}`);
  const [picked, setPicked] = useState<Picks>(() => held ?? noPicks(rule));
  picks = picked;
  return (
    <PickRows
      gameCode="SSC5M"
      rule={rule}
      picks={picked}
      onPick={setPicked}
      odds={oddsOf(rule, 1930)}
      showsOdds={showsOdds}
      marks={new Map(marks)}
    />
  );
}

function show(props: RowsProps) {
  localStorage.clear();
  chooseFigures('none');
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={queryClient}>
        <Rows {...props} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a digit at half price says its odds, and a closed one is picked in no way', async () => {
  show({
    code: 'ssc.any1of3',
    marks: [
      ['7', 'half'],
      ['3', 'closed'],
    ],
  });
  expect(button('2')).toBeTruthy();
  await userEvent.click(button('7 1.7804 half odds'));
  const closed = button('3 closed');
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(closed);
  expect(picks).toEqual([['7']]);
  await userEvent.click(button(`${en.helpers.all}: ${en.rows.numbers}`));
  expect(picks).toEqual([['0', '1', '2', '4', '5', '6', '7', '8', '9']]);
});

test('cells of a board show the odds that they pay in this draw', async () => {
  show({
    code: 'pk.sum2',
    marks: [
      ['3', 'half'],
      ['11', 'closed'],
    ],
    showsOdds: true,
  });
  expect(button('3 21.7125 half odds')).toBeTruthy();
  expect(button('4 43.425')).toBeTruthy();
  await userEvent.click(button('11 closed'));
  expect(picks).toEqual([[]]);
});

test.each([
  ['k3.die', '6', '6'],
  ['k3.side', 'B', en.tokens.B],
  ['ssc.last3.form', 'pair', en.tokens.pair],
  ['ssc.total', 'O', en.tokens.O],
])('a closed token of %s is not picked', async (code, token, text) => {
  show({ code, marks: [[token, 'closed']], showsOdds: true });
  await userEvent.click(button(`${text} closed`));
  expect(picks).toEqual([[]]);
});

test('a number that was closed after it was picked can be taken out, and not put back', async () => {
  show({ code: 'ssc.times2', marks: [['5', 'closed']], held: [['5']] });
  await userEvent.click(screen.getByRole('button', { name: '5 closed', pressed: true }));
  expect(picks).toEqual([[]]);
  await userEvent.click(screen.getByRole('button', { name: '5 closed', pressed: false }));
  expect(picks).toEqual([[]]);
});
