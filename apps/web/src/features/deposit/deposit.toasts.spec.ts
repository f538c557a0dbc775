import { toastOf } from '../../data/push/push-toasts.fixture';
import { site as en } from '../../i18n/en/site';
import { depositToasts } from './deposit.toasts';

const deposit = { id: 'a', amount: '500.00', currency: 'BDT', at: '2026-11-21T10:00:00Z', site: 'Mela' };
const [failed, review] = ['deposit.failed', en.notice.reviewTitle];

test.each([
  ['deposit.credited', { status: 'paid', underReview: false }, en.notice.creditedTitle, 'gain'],
  [failed, { status: 'failed', underReview: false }, en.notice.failedTitle, 'live'],
  [failed, { status: 'expired', underReview: false }, en.notice.failedTitle, 'live'],
  [
    'deposit.reversed',
    { status: 'reversed', underReview: false, owed: '0.00' },
    en.notice.reversedTitle,
    'live',
  ],
  [failed, { status: 'pending', underReview: true }, review, 'live'],
])('%s with %j is shown', (name, more, title, tone) => {
  expect(toastOf(depositToasts, name, { ...deposit, ...more })).toMatchObject({
    title,
    tone,
    text: expect.stringContaining('500.00'),
  });
});

test('an order that the member just made is no toast', () => {
  expect(
    toastOf(depositToasts, 'deposit.created', { ...deposit, status: 'created', underReview: false }),
  ).toBeNull();
});
