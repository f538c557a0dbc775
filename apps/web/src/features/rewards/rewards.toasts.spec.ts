import { toastOfMessage } from '../../data/push/push-toasts.fixture';
import { site as en } from '../../i18n/en/site';
import { rewardToasts } from './rewards.toasts';

const push = (message: object | null) => toastOfMessage(rewardToasts, message);
const reached = (data: object) => ({ kind: 'level.reached', data });

test('a level that was reached is shown with what it paid', () => {
  expect(push(reached({ level: 2, amount: '150.00', currency: 'BDT' }))).toEqual({
    title: 'You’re now VIP 2',
    text: '৳150.00 was added to your balance, and your rebates have risen.',
    tone: 'gain',
    link: { label: en.messages.openVip, to: '/member/vip' },
  });
});

test('a level that had been paid before promises no money', () => {
  expect(push(reached({ level: 2, amount: '0.00', currency: 'BDT' }))?.text).toBe(en.notice.level);
});

test('other messages, and figures without one, show nothing', () => {
  expect(push({ kind: 'rebate.paid', data: { level: 2, amount: '1.00', currency: 'BDT' } })).toBeNull();
  expect(push(reached({ level: 'two' }))).toBeNull();
  expect(push(null)).toBeNull();
});
