import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ApiError, NETWORK_ERROR } from '../../../data/calls/api-error';
import { type BoughtTicket, orderMachine, type TicketOrder } from './order.machine';

const order = (drawNo: string): TicketOrder => ({
  gameCode: 'SSC5M',
  drawNo,
  prizeMode: 'LOTT',
  prizeGroup: 1930,
  lines: [{ rule: 'ssc.pos', picks: [['1'], [], [], [], []], unit: '1', multiple: 1, bets: 1 }],
  amount: '1.00',
});
const ticket = { ticketId: 't', ticketNo: '1' } as BoughtTicket;

let sent: string[];
let answer: () => Promise<BoughtTicket>;
const clock = new SimulatedClock();
beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(ticket);
});

function open() {
  const actor = createActor(
    orderMachine.provide({
      actors: {
        send: fromPromise<BoughtTicket, TicketOrder>(({ input }) => {
          sent.push(input.drawNo);
          return answer();
        }),
      },
    }),
    { clock },
  ).start();
  const send = (drawNo: string) => actor.send({ type: 'SEND', order: order(drawNo), source: 'slip' });
  return { actor, send };
}
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('an order is sent once, and its ticket is there', async () => {
  const { actor, send } = open();
  send('20261122-001');
  send('20261122-002');
  await settle();
  expect(sent).toEqual(['20261122-001']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { ticket } });
});

test('an order without an answer is asked for again as it was, and no other one is sent meanwhile', async () => {
  const { actor, send } = open();
  answer = () => Promise.reject(new ApiError(NETWORK_ERROR));
  send('20261122-001');
  await settle();
  expect(actor.getSnapshot().value).toBe('unclear');
  send('20261122-002');
  clock.increment(3000);
  await settle();
  answer = () => Promise.resolve(ticket);
  actor.send({ type: 'ASK_AGAIN' });
  await settle();
  expect(sent).toEqual(['20261122-001', '20261122-001', '20261122-001']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { ticket } });
});

test('a refusal is kept until it is dismissed or the next order is sent', async () => {
  const { actor, send } = open();
  answer = () => Promise.reject(new ApiError('error_draw_closed'));
  send('20261122-001');
  await settle();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'ready',
    context: { refusal: { code: 'error_draw_closed' } },
  });
  actor.send({ type: 'DISMISS' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
});
