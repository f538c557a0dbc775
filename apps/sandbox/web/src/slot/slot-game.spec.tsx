import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import { linePayout, windowOf, winsOf } from '../../../common/studio/slot';
import { SLOT_TITLES } from '../../../common/studio/slot-titles';
import { type Call, diceView, fakeMedia, fakeStudio, renderInSession } from '../testing/sample-session';
import { SlotGame } from './slot-game';

const rules = SLOT_TITLES['mango-grove'];
const view: SessionView = { ...diceView, game: 'mango-grove', kind: 'slot', dice: null, slot: rules };
const STAKE = 1000n;
let calls: Call[];

beforeEach(() => {
  calls = fakeStudio();
  fakeMedia(true);
});

/** The first stops whose payout is as wanted. */
function stopsThat(wanted: (payout: bigint) => boolean) {
  const [first = [], second = [], third = []] = rules.reels;
  for (const a of first.keys())
    for (const b of second.keys())
      for (const c of third.keys()) {
        const window = windowOf(rules, [a, b, c]);
        const wins = winsOf(rules, window).map((win) => ({ ...win, payout: linePayout(rules, STAKE, win) }));
        const payout = wins.reduce((sum, win) => sum + win.payout, 0n);
        if (wanted(payout)) return { stops: [a, b, c], window, wins, payout };
      }
  throw new Error('no such stops');
}

async function spin(wanted: (payout: bigint) => boolean) {
  const { container } = renderInSession(<SlotGame rules={rules} />, view);
  await userEvent.click(screen.getByRole('button', { name: 'Spin' }));
  const { stops, window, wins, payout } = stopsThat(wanted);
  await act(async () =>
    calls[0]?.answer(200, {
      round: 'round',
      stops,
      window,
      wins: wins.map(({ pay: _, ...win }) => ({ ...win, payout: String(win.payout) })),
      jackpot: null,
      payout: String(payout),
      balance: String(10000n - STAKE + payout),
      fairness: view.fairness,
      freeRounds: [],
    }),
  );
  const said = screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join(' ');
  return { container, said, balance: screen.getByTestId('balance').textContent, payout };
}

test('more than the stake is won, said with its lines, and lights the lamps', async () => {
  const { container, said, balance } = await spin((payout) => payout > STAKE);
  expect(said).toMatch(/Won ৳[\d.]+\. Line \d: /);
  expect(container.querySelector('.valance .lit')).not.toBeNull();
  expect(balance).not.toBe('৳90.00');
});

test('less than the stake only came back: no lamps, no "won"', async () => {
  const { container, said } = await spin((payout) => payout > 0n && payout < STAKE);
  expect(said).toMatch(/৳[\d.]+ returned\. Line \d: /);
  expect(said).not.toContain('Won');
  expect(container.querySelector('.valance .lit')).toBeNull();
});

test('no win is said plainly, and the stake is gone', async () => {
  const { said, balance } = await spin((payout) => payout === 0n);
  expect(said).toContain('No win this time');
  expect(balance).toBe('৳90.00');
});

test('the paytable shows the return to player of this session', async () => {
  window.HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  renderInSession(<SlotGame rules={rules} />, { ...view, rtp: 0.9662 });
  await userEvent.click(screen.getByRole('button', { name: 'Paytable' }));
  expect(screen.getByRole('dialog', { name: 'Paytable' }).textContent).toContain('96.62 %');
  expect(screen.getAllByRole('row')).toHaveLength(rules.paytable.length + 1);
});

describe('free rounds', () => {
  const free = { reward: 'gift', left: 1, value: '2000', won: '0', endsAt: Date.UTC(2030, 0, 1) };
  const reply = {
    round: 'round',
    ...stopsThat((payout) => payout === 0n),
    wins: [],
    payout: '0',
    balance: '10000',
    fairness: view.fairness,
  };

  test('a spin takes the free round and no stake, and the last one says what they have won', async () => {
    renderInSession(<SlotGame rules={rules} />, { ...view, freeRounds: [free] });
    const panel = screen.getByRole('region', { name: 'Free rounds' });
    expect(panel.textContent).toContain('1 free round left');
    expect(panel.textContent).toContain('Each plays as a stake of ৳20');
    expect(screen.queryByLabelText('Stake')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Free spin' }));
    expect(calls[0]).toMatchObject({ path: '/studio/api/slot/spin', body: { reward: 'gift' } });
    expect(screen.getByTestId('balance').textContent).toBe('৳100.00');
    const freeRounds = [{ ...free, left: 0, won: '4500' }];
    await act(async () => calls[0]?.answer(200, { ...reply, freeRounds }));
    expect(screen.getByText('Your free rounds are finished. They won ৳45.00.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Spin' })).toBeTruthy();
    expect(screen.getByLabelText('Stake')).toBeTruthy();
  });

  test('free rounds that are over give way to a stake', async () => {
    renderInSession(<SlotGame rules={rules} />, { ...view, freeRounds: [free] });
    await userEvent.click(screen.getByRole('button', { name: 'Free spin' }));
    await act(async () => calls[0]?.answer(409, { error: 'free_rounds_over', params: {} }));
    expect(screen.getByRole('alert').textContent).toContain('These free rounds are over.');
    expect(calls[1]?.path).toBe('/studio/api/session');
    await act(async () => calls[1]?.answer(200, view));
    expect(screen.queryByRole('region', { name: 'Free rounds' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Spin' })).toBeTruthy();
  });
});
