import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { oddsOf } from '#libs/lottery/common/lines/odds';
import { findRule } from '#libs/lottery/common/rules/rules';
import { lottery as en } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { noPicks, type Picks } from '../picking/picks';
import { NO_MARKS, type TokenMarks } from '../stake/token-marks';
import { NumberBoard } from './number-board';
import { PickedNumbers } from './picked-numbers';

let picks: Picks;

function Board({ code, marks }: { code: string; marks: TokenMarks }) {
  const rule = findRule(code);
  if (!rule) throw new Error(`no ${code}`);
  const [held, setHeld] = useState<Picks>(() => noPicks(rule));
  const odds = oddsOf(rule, 1930);
  picks = held;
  return (
    <>
      <NumberBoard rule={rule} picks={held} onPick={setHeld} odds={odds} marks={marks} />
      <PickedNumbers picked={held[0] ?? []} odds={odds} marks={marks} onRemove={() => setHeld([[]])} />
    </>
  );
}

function show(code: string, marks: TokenMarks = NO_MARKS) {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  render(
    <I18nextProvider i18n={translator}>
      <Board code={code} marks={marks} />
    </I18nextProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name));
/** By their text: roles and names of a hundred buttons take their time. */
const cell = (number: string) => within(screen.getByLabelText(en.board.numbers)).getByText(number);

test('numbers are picked on the table, in its order', async () => {
  show('sea.top2');
  for (const number of ['47', '12', '90', '12']) await userEvent.click(cell(number));
  expect(picks).toEqual([['47', '90']]);
});

test('a number of three digits is picked by its keys, and a list is pasted', async () => {
  show('sea.top3');
  for (const digit of ['4', '2', '7']) await press(digit);
  expect(picks).toEqual([['427']]);
  const field = screen.getByLabelText('Type 3 digits');
  await userEvent.click(field);
  await userEvent.paste('108 031, 42');
  expect(picks).toEqual([['031', '108', '427']]);
  expect(field).toHaveProperty('value', '42');
  await press(en.board.back);
  expect(field).toHaveProperty('value', '4');
});

test('the order of the digits does not count for tod, and a triple is not sold', async () => {
  show('sea.tod3');
  await userEvent.type(screen.getByLabelText('Type 3 digits'), '742333');
  expect(picks).toEqual([['247']]);
  expect(screen.getByText('Added: 0. Not sold here: 333.')).toBeTruthy();
  expect(screen.queryByText(en.board.reverse)).toBeNull();
});

test('helpers only make numbers: doors, and every order of what is picked', async () => {
  show('vn.de');
  await userEvent.click(screen.getByText(en.board.make));
  const digits = within(screen.getByLabelText(en.board.digits));
  await userEvent.click(digits.getByText('7'));
  await press('Add 19 numbers');
  expect(picks[0]).toHaveLength(19);
  await userEvent.click(screen.getByLabelText(en.board.makers.wing));
  for (const digit of ['1', '2', '3']) await userEvent.click(digits.getByText(digit));
  await press('Add 3 numbers');
  expect(screen.getByText('Added: 3.')).toBeTruthy();
  await press(en.board.reverse);
  expect(picks[0]).toHaveLength(25);
  expect(screen.getByText('Added: 3. Already picked: 22.')).toBeTruthy();
});

test('a closed number is not picked in any way, and one at half price says its odds', async () => {
  show(
    'sea.top2',
    new Map([
      ['12', 'closed'],
      ['21', 'half'],
    ]),
  );
  const closed = cell('12');
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(closed);
  expect(picks).toEqual([[]]);
  expect(cell('21').textContent).toBe('2148.25 half odds');
  await userEvent.click(cell('21'));
  expect(within(screen.getByLabelText('Picked: 1')).getByText('Odds 48.25')).toBeTruthy();
  await press(en.board.reverse);
  expect(picks).toEqual([['21']]);
  expect(screen.getByText('Added: 0. Already picked: 1. Closed for this draw: 12.')).toBeTruthy();
});
