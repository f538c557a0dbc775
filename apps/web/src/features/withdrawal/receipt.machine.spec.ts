import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiRefusal } from '../../api/refusal';
import { receiptMachine, type SentAnswer } from './receipt.machine';

const proof = new File(['a'], 'list.png', { type: 'image/png' });
const other = new File(['b'], 'other.png', { type: 'image/png' });

function begin(send: (answer: SentAnswer) => Promise<void>, offered = ALL) {
  let keys = 0;
  const machine = receiptMachine.provide({
    actors: { send: fromPromise<void, SentAnswer>(({ input }) => send(input)) },
  });
  return createActor(machine, { input: { offered, newKey: () => `key ${++keys}` } }).start();
}
const ALL = ['received', 'not-received', 'full-payment'] as ('received' | 'not-received' | 'full-payment')[];

test.each(['received', 'full-payment'] as const)('%s is confirmed once more, then sent', async (answer) => {
  const sent: SentAnswer[] = [];
  const actor = begin(async (each) => void sent.push(each));
  actor.send({ type: 'CHOOSE', answer });
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
  expect(sent).toEqual([]);
  actor.send({ type: 'SEND' });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([{ answer, images: [], key: expect.any(String) }]);
});

test('what the chart does not offer cannot be chosen', () => {
  const actor = begin(async () => undefined, ['received', 'not-received']);
  actor.send({ type: 'CHOOSE', answer: 'full-payment' });
  expect(actor.getSnapshot().matches('asking')).toBe(true);
  actor.send({ type: 'OFFER', offered: ALL });
  actor.send({ type: 'CHOOSE', answer: 'full-payment' });
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
});

test('"not received" is not sent without an image, and goes with those chosen', async () => {
  const sent: SentAnswer[] = [];
  const actor = begin(async (each) => void sent.push(each));
  actor.send({ type: 'CHOOSE', answer: 'not-received' });
  actor.send({ type: 'SEND' });
  expect(actor.getSnapshot().matches('choosingImages')).toBe(true);
  expect(actor.getSnapshot().context.trouble?.reason).toBe('missing');
  actor.send({ type: 'IMAGE_REFUSED', reason: 'size', name: 'huge.png' });
  expect(actor.getSnapshot().context.trouble).toEqual({ reason: 'size', name: 'huge.png' });
  actor.send({ type: 'IMAGES', images: [proof] });
  expect(actor.getSnapshot().context.trouble).toBeNull();
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent.map(({ answer, images }) => [answer, images])).toEqual([['not-received', [proof]]]);
});

test('after a lost answer the same one goes with the same key; other images are another one', async () => {
  const keys: string[] = [];
  const actor = begin(async ({ key }) => {
    keys.push(key);
    if (keys.length < 3) throw new ApiRefusal(keys.length === 1 ? 'error_network' : 'error_image_invalid');
  });
  actor.send({ type: 'CHOOSE', answer: 'not-received' });
  actor.send({ type: 'IMAGES', images: [proof] });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('refused'));
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.context.refusal?.code === 'error_image_invalid');
  actor.send({ type: 'IMAGES', images: [other] });
  expect(actor.getSnapshot().matches('choosingImages')).toBe(true);
  expect(actor.getSnapshot().context.refusal).toBeNull();
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a refused answer can be taken back and another one be given, with a key of its own', async () => {
  const sent: SentAnswer[] = [];
  const actor = begin(async (each) => {
    sent.push(each);
    if (sent.length === 1) throw new ApiRefusal('error_full_payment_on_part', { status: 422 });
  });
  actor.send({ type: 'CHOOSE', answer: 'full-payment' });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('refused'));
  expect(actor.getSnapshot().context.refusal?.code).toBe('error_full_payment_on_part');
  actor.send({ type: 'BACK' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
  actor.send({ type: 'CHOOSE', answer: 'received' });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent.map(({ answer }) => answer)).toEqual(['full-payment', 'received']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});
