import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { memberUpdated, profileUpdated } from '#libs/members/common/member.events';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { openPushCache } from '../push/push-cache.fixture';
import { memberInfoQuery } from './member-info';
import { memberInfoPushes } from './member-info.pushes';

const info = {
  account: 'rahim',
  balance: '1.00',
  currency: 'BDT',
  onHold: '0.00',
  bonus: '0.00',
  unreadMessages: 0,
  availablePromos: 0,
  seq: 1,
};

test('a balance in another currency leaves the shown one as it is', () => {
  const { after, close } = openPushCache(memberInfoPushes);
  const other = { balance: '5.00', onHold: '2.00', bonus: '3.00', currency: 'JPY' as const };
  const shown = after(memberInfoQuery.queryKey, info, [balanceChanged, 2, other]);
  expect(shown).toEqual({ shown: { ...info, seq: 2 }, isInvalidated: false });
  close();
});

test('balance, counts and how the member is shown follow their pushes, and nothing is read again', () => {
  const { after, close } = openPushCache(memberInfoPushes);
  const { queryKey } = memberInfoQuery;
  const balance = { balance: '5.00', onHold: '2.00', bonus: '3.00', currency: 'BDT' as const };
  const paid = after(queryKey, info, [balanceChanged, 2, balance]);
  expect(paid).toEqual({
    shown: { ...info, balance: '5.00', onHold: '2.00', bonus: '3.00', seq: 2 },
    isInvalidated: false,
  });
  const counts = { messages: 3, rewards: 1, missions: 0, message: null, read: [], removed: [] };
  const unread = after(queryKey, paid.shown, [unreadChanged, 3, counts]);
  expect(unread.shown).toMatchObject({ unreadMessages: 3, availablePromos: 1, seq: 3 });
  const named = { nickname: 'Rupa', avatar: 'tiger' as const };
  const shown = after(queryKey, unread.shown, [profileUpdated, 4, named]);
  expect(shown).toMatchObject({ shown: { ...named, seq: 4 }, isInvalidated: false });
  close();
});

test('another rank is read with its label; what else of the account has changed is not shown here', () => {
  const { after, close } = openPushCache(memberInfoPushes);
  const { queryKey } = memberInfoQuery;
  const afterChangeOf = (changed: 'rank' | 'email') => after(queryKey, info, [memberUpdated, 2, { changed }]);
  expect(afterChangeOf('email').isInvalidated).toBe(false);
  expect(afterChangeOf('rank').isInvalidated).toBe(true);
  close();
});
