import { toastOfMessage } from '../../data/push/push-toasts.fixture';
import { site as en } from '../../i18n/en/site';
import { bonusToasts } from './bonus.toasts';

const push = (message: object | null) => toastOfMessage(bonusToasts, message);
const ended = (status: string) => ({
  kind: 'bonus.ended',
  data: { status, amount: '50.00', paid: '30.00', lost: '20.00', currency: 'BDT' },
});

test('a bonus that became own money is shown with what was added', () => {
  expect(push(ended('released'))).toEqual({
    title: 'Your bonus is yours',
    text: 'You’ve bet enough: ৳30.00 was added to your balance.',
    tone: 'gain',
    link: { label: en.messages.openBonuses, to: '/member/bonusDetails' },
  });
});

test('any other end says what was lost', () => {
  expect(push(ended('expired'))).toMatchObject({
    title: 'Bonus expired',
    text: 'The time for the bonus of ৳50.00 is over. ৳20.00 of bonus money is gone.',
    tone: 'neutral',
  });
});

test('other messages, and figures without one, show nothing', () => {
  expect(push({ kind: 'rebate.paid', data: ended('expired').data })).toBeNull();
  expect(push(ended('queued'))).toBeNull();
  expect(push(null)).toBeNull();
});
