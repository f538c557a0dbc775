import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { toastOf } from '../../data/push/push-toasts.fixture';
import { site as en } from '../../i18n/en/site';
import { withdrawalToasts } from './withdrawal.toasts';

const withdrawal: Partial<WithdrawalDetail> & { at: string; site: string } = {
  id: 'aaaaaaaa-0000-4000-8000-000000000000',
  amount: '900.00',
  currency: 'BDT',
  tranche: { no: 1, amount: '400.00' },
  rejectReason: null,
  at: '2026-11-21T10:00:00Z',
  site: 'Mela',
};
const shown = (name: string, more: object = {}) =>
  toastOf(withdrawalToasts, name, { ...withdrawal, ...more });

test.each([
  ['withdrawal.approved', {}, en.notice.approvedTitle, '900.00', 'gain'],
  [
    'withdrawal.rejected',
    { rejectReason: 'No such account' },
    en.notice.rejectedTitle,
    'No such account',
    'live',
  ],
  ['withdrawal.reminded', {}, en.notice.remindedTitle, '400.00', 'live'],
  ['withdrawal.disputed', {}, en.notice.disputedTitle, '400.00', 'neutral'],
  ['withdrawal.received', { by: 'member', part: '300.00' }, en.notice.receivedTitle, '300.00', 'gain'],
  [
    'withdrawal.received',
    { by: 'timeout', part: '300.00' },
    en.notice.autoReceivedTitle,
    '300.00',
    'neutral',
  ],
  [
    'withdrawal.resolved',
    { outcome: 'refunded', part: '300.00' },
    en.notice.refundedTitle,
    '300.00',
    'neutral',
  ],
  ['withdrawal.resolved', { outcome: 'forced', part: '300.00' }, en.notice.forcedTitle, '300.00', 'neutral'],
])('%s with %j is shown', (name, more, title, text, tone) => {
  expect(shown(name, more)).toMatchObject({
    title,
    text: expect.stringContaining(text),
    tone,
    link: { to: expect.stringContaining('aaaaaaaa') },
  });
});

test('what is asked in a dialog, or shown by its decision, is no toast', () => {
  expect(shown('withdrawal.distributed')).toBeNull();
  expect(shown('withdrawal.received', { by: 'forced', part: '300.00' })).toBeNull();
  expect(shown('withdrawal.resolved', { outcome: 'resent', part: '300.00' })).toBeNull();
});
