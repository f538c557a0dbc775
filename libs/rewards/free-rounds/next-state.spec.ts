import { nextState } from './next-state.js';

const NOW = new Date('2027-03-10T12:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const state = (
  changes: Partial<Parameters<typeof nextState>[0]> = {},
  vendorState: Parameters<typeof nextState>[1] = 'active',
) =>
  nextState(
    { betCount: 2, used: 0, open: 0, endsAt: at(3600), cancelledAt: null, ...changes },
    vendorState,
    NOW,
  );
const again = at(30);

test('waits for the vendor, and then for the end', () => {
  expect(state({}, null)).toEqual({ status: 'offered', dueAt: again });
  expect(state()).toEqual({ status: 'active', dueAt: at(3600) });
  expect(state({ used: 1 })).toEqual({ status: 'active', dueAt: at(3600) });
  expect(state({}, 'refused')).toEqual({ status: 'revoked', dueAt: null });
});

test('is over once all were played or the time is up, and no round is open', () => {
  expect(state({ used: 2, open: 1 })).toEqual({ status: 'active', dueAt: at(3600) });
  expect(state({ used: 2 })).toEqual({ status: 'played', dueAt: null });
  expect(state({ used: 1, endsAt: NOW, open: 1 })).toEqual({ status: 'active', dueAt: again });
  expect(state({ used: 1, endsAt: NOW })).toEqual({ status: 'expired', dueAt: null });
  expect(state({ endsAt: NOW }, null)).toEqual({ status: 'expired', dueAt: null });
});

test('is revoked once the vendor knows of the cancellation', () => {
  const cancelled = { cancelledAt: at(-1) };
  expect(state(cancelled, null)).toEqual({ status: 'active', dueAt: again });
  expect(state({ ...cancelled, open: 1 }, 'cancelled')).toEqual({ status: 'active', dueAt: again });
  expect(state(cancelled, 'cancelled')).toEqual({ status: 'revoked', dueAt: null });
});
