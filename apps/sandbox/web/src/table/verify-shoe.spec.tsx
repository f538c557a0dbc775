import { createHash, createHmac, webcrypto } from 'node:crypto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RED } from '../../../common/shared-round/padma-wheel';
import { fakeMedia } from '../testing/sample-session';
import VerifyShoe from './verify-shoe';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  // jsdom's own arrays are of another realm, which WebCrypto does not take.
  Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });
});
beforeEach(() => fakeMedia(true));

const SEED = '0123456789abcdef'.repeat(4);
const HASH = createHash('sha256').update(SEED).digest('hex');

function open(fields: Record<string, string>) {
  window.history.replaceState(
    null,
    '',
    `/games/verify?${new URLSearchParams({ kind: 'shared', ...fields })}`,
  );
  render(<VerifyShoe />);
}

const wheel = { game: 'padma-wheel', clientSeed: 'padma-wheel-7', index: '0', serverSeedHash: HASH };

/** The first four bytes of the HMAC are the fraction that falls into one of the 37 pockets. */
function pocketOf(name: string): string {
  const bytes = createHmac('sha256', SEED).update(`${name}:0:0`).digest();
  const pocket = Math.floor((bytes.readUInt32BE(0) / 2 ** 32) * 37);
  return `${pocket}, ${pocket === 0 ? 'zero' : RED.includes(pocket) ? 'red' : 'black'}`;
}

test.each(['padma-wheel-7', 'padma-wheel-8'])(
  'finds the pocket of shoe %s from its address',
  async (name) => {
    open({ ...wheel, clientSeed: name, serverSeed: SEED });
    expect((await screen.findByTestId('finding')).textContent).toBe(pocketOf(name));
    expect(screen.getByText('The studio’s seed is the one whose hash was shown before play.')).toBeTruthy();
  },
);

test('says when the hash that was shown belongs to another seed', async () => {
  open({ ...wheel, serverSeed: SEED, serverSeedHash: '0'.repeat(64) });
  expect(await screen.findByText('The hash shown before play belongs to another seed.')).toBeTruthy();
});

test('shows what was dealt, and the road of the whole shoe', async () => {
  open({ game: 'lotus-table', clientSeed: 'lotus-table-1', index: '65', serverSeed: SEED });
  expect((await screen.findByTestId('finding')).textContent).toMatch(/wins|Tie/);
  expect(screen.getByText(/^Banker: .+ · .+/)).toBeTruthy();
  const road = screen.getByRole('list', { name: 'Last results' });
  expect(within(road).getAllByRole('listitem')).toHaveLength(66);
});

test('says that the seed of a shoe is revealed after its last round', async () => {
  open(wheel);
  expect(within(screen.getByRole('status')).getByText(/after the last round of its shoe/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(screen.getByText('Enter the studio’s seed.')).toBeTruthy();
  expect(screen.queryByTestId('finding')).toBeNull();
});

test('names what an address lacks, and calculates once it is entered', async () => {
  open({ game: 'padma-wheel', serverSeed: SEED, index: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(screen.getByText('Enter the name of the shoe.')).toBeTruthy();
  expect(screen.getByText('Enter a whole number from 0 to 0.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name of the shoe'), 'padma-wheel-7');
  await userEvent.clear(screen.getByLabelText(/^Round of the shoe/));
  await userEvent.type(screen.getByLabelText(/^Round of the shoe/), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect((await screen.findByTestId('finding')).textContent).toBe(pocketOf('padma-wheel-7'));
});
