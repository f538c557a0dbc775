import { webcrypto } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { ballsOf } from '../../../common/housie/game';
import { fakeMedia } from '../testing/sample-session';
import { drawAgain, drawFieldsFrom, drawProblems, soldOf } from './housie-finding';
import VerifyDraw from './verify-draw';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // jsdom's own arrays are of another realm, which WebCrypto does not take.
  Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });
});

const seeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'evening-housie-7' };
const SEARCH = `?kind=housie&lang=en&clientSeed=${seeds.clientSeed}&serverSeed=${seeds.serverSeed}&sold=4x6,5x1&strip=5&price=1000`;

test('plays a draw again from its seed and what was sold', async () => {
  const found = await drawAgain(drawFieldsFrom(SEARCH));
  const last = found.prizes.at(-1)?.ball ?? 0;
  expect(found.balls).toEqual((await ballsOf(seeds)).slice(0, last));
  expect(found.tickets).toHaveLength(1);
  const paid = found.prizes.flatMap(({ winners }) => winners.map(({ amount }) => amount));
  expect(paid.reduce((sum, amount) => sum + amount, 0n)).toBe(6300n);
  const other = drawFieldsFrom(`${SEARCH}&serverSeedHash=${'0'.repeat(64)}`);
  expect([found.matches, (await drawAgain(other)).matches]).toEqual([null, false]);
});

test('says which fields cannot be read', () => {
  expect(drawProblems(drawFieldsFrom(SEARCH))).toEqual([]);
  expect(drawProblems(drawFieldsFrom('?strip=3'))).toEqual([
    'clientSeed',
    'serverSeed',
    'sold',
    'strip',
    'price',
  ]);
  for (const text of ['', '4x7', '4x0', '0x1', '4x1,4x2', '4']) expect(soldOf(text)).toBeNull();
});

test('an address that has everything is worked out at once', async () => {
  fakeMedia(true);
  window.history.replaceState(null, '', `/games/verify${SEARCH}`);
  render(<VerifyDraw />);
  const balls = await screen.findByTestId('finding');
  expect(balls.textContent?.split(' ').length).toBeGreaterThan(40);
  expect(screen.getByRole('table', { name: 'Ticket 1' })).not.toBeNull();
});
