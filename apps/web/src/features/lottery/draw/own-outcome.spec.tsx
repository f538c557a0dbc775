import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { emitPush } from '../../../data/push/push-handlers';
import { lottery } from '../../../i18n/en/lottery';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { OwnOutcomeLine } from './own-outcome-line';

const round = (name: string, payout: string, status = 'settled') => ({
  id: '1',
  nodeId: 1104,
  gameCode: 'SSC5M',
  gameNames: { EN: 'Five Stars' },
  gameType: 'LOTT',
  scene: 'lotto',
  vendor: 'LOTT',
  vendorName: 'Lottery',
  round: name,
  stake: '10.00',
  payout,
  currency: 'BDT',
  status,
  openedAt: '2026-11-22T08:00:00Z',
  settledAt: null,
});
const settle = (name: string, payout: string, status?: string) =>
  act(() => emitPush({ name: 'bet.settled', seq: 1, data: round(name, payout, status) } as never));

beforeEach(() => {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', lottery);
  render(
    <I18nextProvider i18n={translator}>
      <OwnOutcomeLine gameCode="SSC5M" />
    </I18nextProvider>,
  );
});
const said = () => screen.getByRole('status').textContent;

test('says a win, and nothing to celebrate where less than the stake came back', () => {
  settle('SSC5M:20261122-169', '96.50');
  expect(said()).toBe('You won ৳96.50 in draw 169!');
  settle('SSC5M:20261122-170', '9.65');
  expect(said()).toBe('৳9.65 came back from draw 170.');
  settle('SSC5M_ZY:20261122-171#2', '0.00');
  expect(said()).toBe('No win in draw 171.');
});

test('says nothing of another game, nor of a round that is void', () => {
  settle('X5_5M:20261122-169', '96.50');
  settle('SSC5M:20261122-169', '0.00', 'void');
  settle('river-dice:8', '96.50');
  expect(said()).toBe('');
});
