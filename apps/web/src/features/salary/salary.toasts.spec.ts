import { toastOf } from '../../data/push/push-toasts.fixture';
import { site as en } from '../../i18n/en/site';
import { salaryToasts } from './salary.toasts';

const payout = {
  id: '7',
  side: 'received',
  status: 'paid',
  amount: '2.50',
  currency: 'BDT',
  payer: { id: '1', account: 'upline' },
  payee: { id: '2', account: 'downline' },
};
const { notice } = en;

test.each([
  ['salary.paid', { kind: 'hourly' }, notice.hourlyTitle, '2.50', 'gain'],
  ['dividend.paid', { kind: 'dividend' }, notice.dividendReceivedTitle, 'upline', 'gain'],
  ['dividend.paid', { kind: 'dividend', status: 'unpaid' }, notice.dividendLateTitle, 'upline', 'live'],
  ['dividend.paid', { kind: 'dividend', side: 'owed' }, notice.dividendPaidTitle, 'downline', 'neutral'],
  [
    'dividend.paid',
    { kind: 'dividend', side: 'owed', status: 'unpaid' },
    notice.dividendUnpaidTitle,
    'downline',
    'live',
  ],
])('%s with %j is shown', (name, more, title, text, tone) => {
  expect(toastOf(salaryToasts, name, { ...payout, ...more })).toMatchObject({
    title,
    text: expect.stringContaining(text),
    tone,
    link: { to: expect.stringContaining('/7') },
  });
});
