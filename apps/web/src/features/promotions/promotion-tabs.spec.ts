import { promotionOf } from './promotion.fixture';
import { tabOf } from './promotion-tabs';

const NOW = Date.parse('2027-03-10T00:00:00Z');
const ending = (endsAt: string | null) => ({ schedule: { ...promotionOf().schedule, endsAt } });
const tab = (changes: Parameters<typeof promotionOf>[0]) => tabOf(promotionOf(changes), NOW);

test('what can be taken, or will be, is available', () => {
  expect((['join', 'open', 'coming-soon'] as const).map((status) => tab({ status }))).toEqual(
    Array(3).fill('available'),
  );
  expect(tab({ status: 'closed', obstacle: 'level', level: 3 })).toBe('available');
});

test('what was joined, can be claimed or was received is the reader’s, until it is over', () => {
  expect((['joined', 'claim', 'received'] as const).map((status) => tab({ status }))).toEqual(
    Array(3).fill('mine'),
  );
  expect(tab({ status: 'received', ...ending('2027-03-10T00:00:00Z') })).toBe('ended');
  expect(tab({ status: 'claim', ...ending('2027-03-10T00:00:00Z') })).toBe('mine');
});

test('what is over, spent, lapsed or for others has ended', () => {
  for (const obstacle of ['over', 'spent', 'lapsed', 'others'] as const)
    expect(tab({ status: 'closed', obstacle })).toBe('ended');
});
