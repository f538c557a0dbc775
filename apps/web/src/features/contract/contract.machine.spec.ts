import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '../../data/calls/api-error';
import { contractOf, impactOf } from './contract.fixture';
import { type Answer, contractDialogMachine, type Impact } from './contract.machine';

const one = contractOf('1');
const two = contractOf('2', { kind: 'daily' });

interface Effects {
  impact?: () => Promise<Impact>;
  send?: (answer: Answer) => Promise<void>;
}

/** Begins with these offers waiting, and keeps what was sent. */
function begin(offers = [one], { impact = async () => impactOf('t', []), send }: Effects = {}) {
  const sent: Answer[] = [];
  const machine = contractDialogMachine.provide({
    actors: {
      loadImpact: fromPromise<Impact, { id: string }>(impact),
      send: fromPromise<void, Answer>(async ({ input }) => {
        sent.push(input);
        await send?.(input);
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'OFFERS', offers });
  const at = (state: string) => waitFor(actor, (snapshot) => isAt(snapshot.value, state));
  return { actor, sent, at, asked: () => actor.getSnapshot().context.offer?.id };
}

const isAt = (value: unknown, state: string) =>
  [state, JSON.stringify({ asking: state })].includes(
    typeof value === 'string' ? value : JSON.stringify(value),
  );

test('an offer that touches nobody is accepted after one more word', async () => {
  const { actor, sent, at, asked } = begin();
  expect(asked()).toBe('1');
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  actor.send({ type: 'SEND' });
  actor.send({ type: 'SEND' });
  await at('idle');
  expect(sent).toEqual([{ id: '1', answer: 'accept', impactToken: 't' }]);
  expect(asked()).toBeUndefined();
});

test('whom it touches must be agreed to', async () => {
  const { actor, sent, at } = begin([one], { impact: async () => impactOf('t', ['7']) });
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  actor.send({ type: 'SEND' });
  expect(sent).toEqual([]);
  actor.send({ type: 'AGREE', agreed: true });
  actor.send({ type: 'SEND' });
  await at('idle');
  expect(sent).toHaveLength(1);
});

test('where the list has changed, the new one is shown with what joined it, and agreed to anew', async () => {
  const impacts = [impactOf('old', ['7']), impactOf('new', ['7', '8'])];
  const { actor, sent, at } = begin([one], {
    impact: async () => impacts.shift() as Impact,
    send: async ({ impactToken }) => {
      if (impactToken === 'old') throw new ApiError('error_contract_impact_changed', { status: 409 });
    },
  });
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  expect(actor.getSnapshot().context.joined).toBeNull();
  actor.send({ type: 'AGREE', agreed: true });
  actor.send({ type: 'SEND' });
  await at('confirming');
  const { joined, agreed, impact } = actor.getSnapshot().context;
  expect([[...(joined ?? [])], agreed, impact?.impactToken]).toEqual([['8'], false, 'new']);
  actor.send({ type: 'SEND' });
  expect(sent).toHaveLength(1);
  actor.send({ type: 'AGREE', agreed: true });
  actor.send({ type: 'SEND' });
  await at('idle');
  expect(sent.map(({ impactToken }) => impactToken)).toEqual(['old', 'new']);
});

test('where the brand refuses, there is no way to accept, but one to look again', async () => {
  const impacts = [impactOf('t', ['7'], true), impactOf('u', [])];
  const { actor, sent, at } = begin([one], { impact: async () => impacts.shift() as Impact });
  actor.send({ type: 'ACCEPT' });
  await at('blocked');
  actor.send({ type: 'SEND' });
  expect(sent).toEqual([]);
  actor.send({ type: 'RETRY' });
  await at('confirming');
});

test('an impact that cannot be asked can be asked again', async () => {
  let tries = 0;
  const { actor, at } = begin([one], {
    impact: async () => {
      tries += 1;
      if (tries === 1) throw new ApiError('error_network');
      return impactOf('t', []);
    },
  });
  actor.send({ type: 'ACCEPT' });
  await at('impactUnknown');
  expect(actor.getSnapshot().context.refusal?.code).toBe('error_network');
  actor.send({ type: 'RETRY' });
  await at('confirming');
  expect(actor.getSnapshot().context.refusal).toBeNull();
});

test('a rejection is confirmed, and asks for no impact', async () => {
  const { actor, sent, at } = begin([one], { impact: () => Promise.reject(new Error('asked')) });
  actor.send({ type: 'REJECT' });
  actor.send({ type: 'BACK' });
  actor.send({ type: 'REJECT' });
  expect(sent).toEqual([]);
  actor.send({ type: 'SEND' });
  await at('idle');
  expect(sent).toEqual([{ id: '1', answer: 'reject' }]);
});

test('after a lost reply the same answer goes again, or another one', async () => {
  const { actor, sent, at } = begin([one], {
    send: async () => {
      if (sent.length < 3) throw new ApiError('error_network');
    },
  });
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  actor.send({ type: 'SEND' });
  await at('refused');
  actor.send({ type: 'SEND' });
  await at('refused');
  actor.send({ type: 'BACK' });
  actor.send({ type: 'REJECT' });
  actor.send({ type: 'SEND' });
  await at('idle');
  expect(sent.map(({ answer }) => answer)).toEqual(['accept', 'accept', 'reject']);
});

test('the next offer is asked after the first, and one decided later only when it is taken up', async () => {
  const { actor, at, asked } = begin([one, two]);
  actor.send({ type: 'DISMISS' });
  expect(asked()).toBe('2');
  actor.send({ type: 'DISMISS' });
  expect(asked()).toBeUndefined();
  actor.send({ type: 'OFFERS', offers: [one, two] });
  await at('idle');
  actor.send({ type: 'REOPEN', id: '2' });
  expect(asked()).toBe('2');
  actor.send({ type: 'REJECT' });
  actor.send({ type: 'SEND' });
  await at('idle');
  actor.send({ type: 'REOPEN' });
  expect(asked()).toBe('1');
});

test('an answer on another device, or an offer taken back, closes the question', async () => {
  const { actor, at, asked } = begin([one, two]);
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  actor.send({ type: 'OFFERS', offers: [two] });
  await at('reviewing');
  expect(asked()).toBe('2');
  actor.send({ type: 'OFFERS', offers: [] });
  await at('idle');
});

test('the push of the own answer, faster than its reply, does not close what is on its way', async () => {
  let reply = () => {};
  const { actor, at } = begin([one], { send: () => new Promise((resolve) => (reply = resolve)) });
  actor.send({ type: 'REJECT' });
  actor.send({ type: 'SEND' });
  actor.send({ type: 'DISMISS' });
  actor.send({ type: 'OFFERS', offers: [] });
  expect(isAt(actor.getSnapshot().value, 'sending')).toBe(true);
  reply();
  await at('idle');
});

test('a refusal of what waits no more is told, and closed by hand', async () => {
  let refuse = (_: Error) => {};
  const { actor, at, asked } = begin([one], { send: () => new Promise((_, reject) => (refuse = reject)) });
  actor.send({ type: 'REJECT' });
  actor.send({ type: 'SEND' });
  actor.send({ type: 'OFFERS', offers: [] });
  refuse(new ApiError('error_contract_move_not_allowed', { status: 409 }));
  await at('gone');
  expect(asked()).toBe('1');
  actor.send({ type: 'DISMISS' });
  await at('idle');
});

test('log-out forgets everything', async () => {
  const { actor, at } = begin([one]);
  actor.send({ type: 'LOG_OUT' });
  await at('idle');
  expect(actor.getSnapshot().context.offers).toEqual([]);
});
