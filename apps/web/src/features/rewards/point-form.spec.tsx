import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { rewards as words } from '../../i18n/en/rewards';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { PointForm } from './point-form';

const RULES = { currency: 'BDT', worth: '0.01', pointsRatio: 100, earning: [], convertMin: 100 } as const;

let sent: number;
beforeEach(() => {
  sent = 0;
  globalThis.fetch = async () => {
    sent += 1;
    throw new TypeError('nobody answers');
  };
});

function show(points: number) {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', words);
  render(
    <I18nextProvider i18n={translator}>
      <PointForm points={points} rules={{ ...RULES, earning: [] }} />
    </I18nextProvider>,
  );
}
const submit = () => screen.getByRole('button', { name: words.points.submit });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } });

test('too few points for any conversion keep the form shut, and say how many are missing', () => {
  show(40);
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
});

test('says what the points come to while they are typed', () => {
  show(12_345);
  type(words.points.amount, '12345');
  expect(screen.getByText('You get ৳123.45')).toBeTruthy();
});

test.each([
  ['99', 'Convert at least 100 points'],
  ['12346', en.errors.error_points_short],
])('%s points are refused under the field without asking the server', async (points, refusal) => {
  show(12_345);
  type(words.points.amount, points);
  type(words.points.paymentPassword, 'secret-1');
  fireEvent.click(submit());
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(sent).toBe(0);
});

test('all points fill the field with one press', () => {
  show(12_345);
  fireEvent.click(screen.getByRole('button', { name: 'All 12,345' }));
  expect(screen.getByText('You get ৳123.45')).toBeTruthy();
});
