import { betSettled } from '#libs/games/common/bet.events';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import type { Bonus } from '#libs/wagering/common/bonus';
import { bonusChanged } from '#libs/wagering/common/bonus.events';
import { ALL_WHOLE } from '#libs/wagering/common/wagering-plan';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { WITHDRAWAL_OPTIONS_KEY } from '../withdrawal/shared/withdrawal-options-key';
import { bonusesQuery } from './bonus.api';
import { bonusPushes } from './bonus.pushes';

const bonus = (id: string, more: Partial<Bonus> = {}): Bonus => ({
  id,
  source: 'test',
  status: 'active',
  currency: 'BDT',
  amount: '50.00',
  money: '50.00',
  required: '250.00',
  left: '250.00',
  counts: 'all',
  rates: [...ALL_WHOLE],
  maxBet: null,
  releaseCap: null,
  onWithdrawal: 'forfeit',
  openedAt: '2027-03-01T00:00:00.000Z',
  activateBefore: null,
  expiresAt: '2027-03-08T00:00:00.000Z',
  closedAt: null,
  paid: null,
  lost: null,
  ...more,
});

const bet = {
  id: '7',
  nodeId: 1008,
  gameCode: 'river-dice',
  gameNames: { EN: 'River Dice' },
  gameType: 'RNG' as const,
  scene: 'dice' as const,
  vendor: 'STUDIO',
  vendorName: 'Studio',
  round: 'r7',
  stake: '10.00',
  payout: '0.00',
  currency: 'BDT' as const,
  status: 'settled' as const,
  openedAt: '2027-03-01T00:00:00.000Z',
  settledAt: '2027-03-01T00:00:00.000Z',
};
const KEY = bonusesQuery.queryKey;
let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(bonusPushes);
});
afterEach(() => scene.close());

const [played, waiting] = [bonus('1'), bonus('2', { status: 'queued', money: '0.00' })];
const held = { list: [played, waiting], seq: 1 };

test('a round moves the bar of each bonus that it counts towards, without a request', () => {
  const wagering = [
    { id: '9', left: '1.00' },
    { id: '1', left: '240.00' },
  ];
  expect(scene.after(KEY, held, [betSettled, 2, { ...bet, wagering }])).toEqual({
    shown: { list: [{ ...played, left: '240.00' }, waiting], seq: 2 },
    isInvalidated: false,
  });
  expect(scene.after(KEY, held, [betSettled, 2, bet]).shown).toEqual({ ...held, seq: 2 });
});

test('all bonus money is of the bonus that is played with', () => {
  const balance = { balance: '1.00', onHold: '0.00', bonus: '41.50', currency: 'BDT' as const };
  expect(scene.after(KEY, held, [balanceChanged, 2, balance]).shown).toEqual({
    list: [{ ...played, money: '41.50' }, waiting],
    seq: 2,
  });
});

test('a bonus that ends goes below the one that begins, and a new one is added', () => {
  const ended = bonus('1', { status: 'released', closedAt: '2027-03-02T00:00:00.000Z' });
  const begun = bonus('2');
  const { shown } = scene.after(KEY, held, [bonusChanged, 2, ended]);
  const next = scene.after(KEY, shown, [bonusChanged, 3, begun]).shown;
  expect(next).toEqual({ list: [begun, ended], seq: 3 });
  const more = bonus('3', { status: 'queued' });
  expect(scene.after(KEY, next, [bonusChanged, 4, more]).shown).toEqual({
    list: [begun, more, ended],
    seq: 4,
  });
});

test('what a withdrawal would end is read again', () => {
  expect(scene.after([WITHDRAWAL_OPTIONS_KEY], { seq: 1 }, [bonusChanged, 2, played]).isInvalidated).toBe(
    true,
  );
});
