import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { site as bn } from '../../i18n/bn/site';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { promotionToasts } from './promotions.toasts';

const [row] = promotionToasts;
const toastOf = (data: object, translator = createTranslator('EN', en)) =>
  row?.toast(
    {
      messages: 1,
      rewards: 1,
      missions: 0,
      read: [],
      removed: [],
      message: {
        id: '1',
        kind: 'reward.given',
        category: 'rewards',
        at: '2027-03-01T00:00:00Z',
        read: false,
        data,
      },
    },
    translator,
  );
const given = {
  titles: { EN: 'Welcome', BN: 'স্বাগতম' },
  kind: 'points',
  amount: '100',
  currency: 'BDT',
  lapsesAt: '2027-03-08T00:00:00Z',
};

test('a reward to claim is told with its amount, and leads to the reward centre', () => {
  expect(row?.push).toBe(unreadChanged);
  expect(toastOf(given)).toMatchObject({
    title: en.notice.rewardClaimTitle,
    text: expect.stringMatching(/^Welcome: 100 points\. Claim it by Mar 8, 2027/),
    link: { to: '/member/rewardCenter' },
  });
});

test('bonus money that was paid leads to the bonuses', () => {
  const paid = { ...given, kind: 'bonus', amount: '1000.00', lapsesAt: null };
  expect(toastOf(paid)).toMatchObject({
    title: en.notice.rewardPaidTitle,
    text: 'Welcome: you received ৳1,000 of bonus money.',
    link: { to: '/member/bonusDetails' },
  });
});

test('the title is in the language of the reader, or another one', () => {
  const bengali = createTranslator('BN', bn);
  expect(toastOf(given, bengali)?.text).toMatch(/^স্বাগতম: ১০০ পয়েন্ট/);
  expect(toastOf({ ...given, titles: { AR: 'أهلا' } }, bengali)?.text).toMatch(/^أهلا/);
});

test('other messages are told by nothing here', () => {
  expect(toastOf({ level: 1 })).toBeNull();
});
