import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '../../data/calls/api-error';
import { type AnswerToSend, receiptMachine } from './receipt.machine';

const proof = new File(['a'], 'list.png', { type: 'image/png' });
const other = new File(['b'], 'other.png', { type: 'image/png' });

function begin(send: (answer: AnswerToSend) => Promise<void>, allowedAnswers = ALL) {
  const machine = receiptMachine.provide({
    actors: { send: fromPromise<void, AnswerToSend>(({ input }) => send(input)) },
  });
  return createActor(machine, { input: { allowedAnswers } }).start();
}
const ALL = ['received', 'not-received', 'full-payment'] as ('received' | 'not-received' | 'full-payment')[];

test.each(['received', 'full-payment'] as const)('%s is confirmed once more, then sent', async (answer) => {
  const sent: AnswerToSend[] = [];
  const actor = begin(async (each) => void sent.push(each));
  actor.send({ type: 'CHOOSE', answer });
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
  expect(sent).toEqual([]);
  actor.send({ type: 'SEND' });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([{ answer, images: [] }]);
});

test('what the chart does not offer cannot be chosen', () => {
  const actor = begin(async () => undefined, ['received', 'not-received']);
  actor.send({ type: 'CHOOSE', answer: 'full-payment' });
  expect(actor.getSnapshot().matches('asking')).toBe(true);
  actor.send({ type: 'ALLOWED_ANSWERS_CHANGED', allowedAnswers: ALL });
  actor.send({ type: 'CHOOSE', answer: 'full-payment' });
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
});

test('"not received" is not sent without an image, and goes with those chosen', async () => {
  const sent: AnswerToSend[] = [];
  const actor = begin(async (each) => void sent.push(each));
  actor.send({ type: 'CHOOSE', answer: 'not-received' });
  actor.send({ type: 'SEND' });
  expect(actor.getSnapshot().matches('choosingImages')).toBe(true);
  expect(actor.getSnapshot().context.imageError?.reason).toBe('missing');
  actor.send({ type: 'IMAGE_REFUSED', reason: 'size', name: 'huge.png' });
  expect(actor.getSnapshot().context.imageError).toEqual({ reason: 'size', name: 'huge.png' });
  actor.send({ type: 'IMAGES', images: [proof] });
  expect(actor.getSnapshot().context.imageError).toBeNull();
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent.map(({ answer, images }) => [answer, images])).toEqual([['not-received', [proof]]]);
});

test('after a lost answer the same one goes again; after a refusal other images may go', async () => {
  const sent: AnswerToSend[] = [];
  const actor = begin(async (each) => {
    sent.push(each);
    if (sent.length < 3) throw new ApiError(sent.length === 1 ? 'error_network' : 'error_image_invalid');
  });
  actor.send({ type: 'CHOOSE', answer: 'not-received' });
  actor.send({ type: 'IMAGES', images: [proof] });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('refused'));
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.context.error?.code === 'error_image_invalid');
  actor.send({ type: 'IMAGES', images: [other] });
  expect(actor.getSnapshot().matches('choosingImages')).toBe(true);
  expect(actor.getSnapshot().context.error).toBeNull();
  actor.send({ type: 'IMAGE_REFUSED', reason: 'size', name: 'huge.png' });
  actor.send({ type: 'SEND' });
  // Else it would hide what the server says of the images that were sent.
  expect(actor.getSnapshot().context.imageError).toBeNull();
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent.map(({ images }) => images)).toEqual([[proof], [proof], [other]]);
});

test('a refused answer can be taken back and another one be given', async () => {
  const sent: AnswerToSend[] = [];
  const actor = begin(async (each) => {
    sent.push(each);
    if (sent.length === 1) throw new ApiError('error_full_payment_on_part', { status: 422 });
  });
  actor.send({ type: 'CHOOSE', answer: 'full-payment' });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('refused'));
  expect(actor.getSnapshot().context.error?.code).toBe('error_full_payment_on_part');
  actor.send({ type: 'BACK' });
  expect(actor.getSnapshot().context.error).toBeNull();
  actor.send({ type: 'CHOOSE', answer: 'received' });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent.map(({ answer }) => answer)).toEqual(['full-payment', 'received']);
});
