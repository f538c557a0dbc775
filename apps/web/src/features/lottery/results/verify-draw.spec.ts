/** @jest-environment node */
import { ticketLeaf } from '#libs/lottery/common/fairness/ticket-leaf';
import { treePath, treeRoot } from '#libs/lottery/common/fairness/ticket-tree';
import { findGame } from '#libs/lottery/common/games';
import type { TicketDetail } from '#libs/lottery/common/tickets.calls';
import { bytesToHex, hexToBytes } from '#libs/platform/common/bytes';
import { sha256 } from '#libs/platform/common/hashes';
import type { DrawProof } from '../lottery.api';
import { drawBefore } from './verify.api';
import { type DrawToVerify, verifyDraw } from './verify-draw';

const game = findGame('SSC1M');
if (!game) throw new Error('no SSC1M');

const VALUE = 'aa'.repeat(32);
const EMPTY_ROOT = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const proof: DrawProof = {
  brand: 'mela',
  status: 'drawn',
  source: 'own',
  commitment: '4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837',
  root: EMPTY_ROOT,
  beaconRound: 1000,
  beaconValue: VALUE,
  beaconChain: null,
  seed: '0123456789abcdef'.repeat(4),
  result: '0,6,5,1,4',
  ticketCount: 0,
  revisions: [],
  voidReason: null,
};
const draw = (more: Partial<DrawToVerify> = {}): DrawToVerify => ({
  game,
  drawNo: '20261122-0845',
  proof,
  earlier: null,
  tickets: [],
  ...more,
});
const steps = async (checked: DrawToVerify) =>
  Object.fromEntries((await verifyDraw(checked)).map((step) => [step.step, step.agrees]));

test('works out commitment and numbers', async () => {
  expect(await steps(draw())).toEqual({ commitment: true, numbers: true });
});

test('tells another seed, another result and another root', async () => {
  expect(await steps(draw({ proof: { ...proof, seed: 'f'.repeat(64) } }))).toEqual({
    commitment: false,
    numbers: false,
  });
  expect(await steps(draw({ proof: { ...proof, result: '0,6,5,1,5' } }))).toMatchObject({ numbers: false });
  expect(await steps(draw({ proof: { ...proof, root: 'b'.repeat(64) } }))).toMatchObject({ numbers: false });
});

test('follows the beacon back to the anchor of its chain', async () => {
  let value = hexToBytes(VALUE);
  for (let round = 0; round < 5; round += 1) value = await sha256(value);
  const chained = (firstRound: number) => ({
    ...proof,
    beaconChain: { firstRound, anchor: bytesToHex(value) },
  });
  expect(await steps(draw({ proof: chained(996) }))).toMatchObject({ chain: true });
  expect(await steps(draw({ proof: chained(995) }))).toMatchObject({ chain: false });
  expect(await steps(draw({ proof: chained(1001) }))).toMatchObject({ chain: false });
});

test('follows the beacon back to the draw before', async () => {
  let value = hexToBytes(VALUE);
  for (let round = 0; round < 3; round += 1) value = await sha256(value);
  const earlier = { ...proof, beaconRound: 997, beaconValue: bytesToHex(value) };
  expect(await steps(draw({ earlier }))).toMatchObject({ beacon: true });
  expect(await steps(draw({ earlier: { ...earlier, beaconRound: 998 } }))).toMatchObject({ beacon: false });
  expect(drawBefore(game, '20261122-0845')).toBe('20261122-0844');
  expect(drawBefore(game, '20261122-0001')).toBe('20261121-1440');
});

test("finds the member's ticket in the tree, and not a changed one", async () => {
  const lines = [
    { rule: 'ssc.pos', picks: [['1'], [], [], [], []], stake: '1.00', bets: 1, odds: { '': '9.65' } },
  ];
  const sealed = { salt: '00'.repeat(16), ticketNo: '7', stake: '1.00', lines };
  const leaves = [
    await sha256(new Uint8Array([1])),
    await ticketLeaf(sealed),
    await sha256(new Uint8Array([2])),
  ];
  const root = bytesToHex(await treeRoot(leaves));
  const path = (await treePath(leaves, 1)).map(bytesToHex);
  const ticket = {
    ticketNo: '7',
    amount: '1.00',
    lines: lines.map((line) => ({ ...line, hits: { '': 0 }, win: '0.00' })),
    proof: { salt: sealed.salt, place: 1, count: 3, path, root },
  } as unknown as TicketDetail;
  const rooted = { ...proof, root };
  expect(await steps(draw({ proof: rooted, tickets: [ticket] }))).toMatchObject({ ticket: true });
  expect(await steps(draw({ proof: rooted, tickets: [{ ...ticket, amount: '2.00' }] }))).toMatchObject({
    ticket: false,
  });
});
