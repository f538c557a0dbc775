import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import type { FishShootRequest } from '../../../common/fish/api';
import type { Fish } from '../../../common/fish/water';
import { diceView, fakeMedia, renderInSession } from '../testing/sample-session';

interface Shot {
  request: FishShootRequest;
  answer: (reply: object) => void;
}

/** The socket as the page sees it: pushes come from the test, and each shot waits until it is answered. */
const listeners = new Map<string, (value: unknown) => void>();
const shots: Shot[] = [];
const socket = {
  connected: true,
  on: (name: string, listener: (value: unknown) => void) => listeners.set(name, listener),
  timeout: () => ({
    emitWithAck: (_name: string, request: FishShootRequest) =>
      new Promise((answer) => {
        shots.push({ request, answer });
      }),
  }),
  disconnect: () => undefined,
};
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { FishGame } = await import('./fish-game');

const view: SessionView = { ...diceView, game: 'monsoon-fish', kind: 'fish', dice: null, rtp: 0.96 };

const swimming = (id: string, kind: Fish['kind']): Fish => ({
  id,
  kind,
  entersAt: Date.now() - 600_000,
  leavesAt: Date.now() + 600_000,
  path: [
    { x: 0.4, y: 0.5 },
    { x: 0.5, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ],
});
const push = (name: string, value: unknown) => act(async () => listeners.get(name)?.(value));
const button = () => screen.getByRole('button', { name: /^Shoot|^Choose a fish/ });
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

beforeEach(async () => {
  fakeMedia(true);
  shots.length = 0;
  renderInSession(<FishGame />, view);
  const fish = [swimming('1-1', 'rui'), swimming('1-2', 'punti')];
  await push('fish.water', { now: Date.now(), fish });
});

test('the arrow keys choose one fish after another, and Space shoots at it', async () => {
  expect(button().hasAttribute('disabled')).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toBe(
    'Rui carp, pays 12×',
  );
  await userEvent.keyboard('{ArrowRight} ');
  expect(button().textContent).toBe('Shoot: Punti barb, 2×');
  expect(shots.map(({ request }) => request)).toEqual([{ fish: '1-2', kind: 'punti', amount: '1000' }]);
});

test('a shot is told and its money is in the balance at once', async () => {
  await userEvent.keyboard('{ArrowRight} ');
  const fairness = { serverSeedHash: 'cd', clientSeed: 'mine', nonce: 4 };
  await act(async () =>
    shots[0]?.answer({ ok: true, killed: true, payout: '12000', balance: '21000', fairness }),
  );
  expect(said()).toBe('Rui carp caught: ৳120.00');
  expect(screen.getByTestId('balance').textContent).toBe('৳210.00');
});

test('a fish that somebody kills is gone, and a shot that came too late is no error', async () => {
  await userEvent.keyboard('{ArrowRight} ');
  await push('fish.killed', { fish: '1-1', name: 'm***a', currency: 'BDT', payout: '500' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(button().hasAttribute('disabled')).toBe(true);
  await act(async () => shots[0]?.answer({ ok: false, error: 'round_closed', params: {} }));
  expect(said()).toBe('That fish was gone already. Nothing was staked.');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByTestId('balance').textContent).toBe('৳100.00');
});

test('without enough money the page says so, with the way to deposit', async () => {
  await userEvent.keyboard('{ArrowRight} ');
  await act(async () => shots[0]?.answer({ ok: false, error: 'insufficient_funds', params: {} }));
  expect(screen.getByRole('alert').textContent).toContain('Your balance is too low');
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
});

test('who is at the river is shown with stake and win', async () => {
  const players = [{ name: 'm***a', currency: 'BDT', stake: '1000', won: '24000' }];
  await push('fish.players', { players });
  expect(screen.getByRole('row', { name: 'm***a ৳10.00 ৳240.00' })).toBeTruthy();
});
