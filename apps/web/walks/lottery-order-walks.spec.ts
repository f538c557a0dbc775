import { fromPromise } from 'xstate';
import { placeTicket } from '#libs/lottery/common/tickets.calls';
import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import type { Registered } from '#libs/platform/testing/portal-client';
import { TEST_BANK_SECRET } from '#libs/platform/testing/test-program';
import { ApiError } from '../src/data/calls/api-error';
import { beginSession } from '../src/data/session/session-store';
import {
  type BoughtTicket,
  orderMachine,
  type TicketOrder,
} from '../src/features/lottery/slip/order.machine';
import { createCommandSender } from '../src/forms/command-sender';
import { drawIn, holdDraws } from './lottery.fixture';
import { setUpPortal } from './portal.fixture';

const DRAW = drawIn('20270310', 'open', [1, 2], Date.now());
const BALANCE = '100.00';

const ticketOf = (numbers: string, bets: number): TicketOrder => ({
  gameCode: 'L645',
  drawNo: DRAW.drawNo,
  prizeMode: 'LOTT',
  prizeGroup: 1930,
  lines: [{ rule: 'l6.std', picks: [numbers.split(' ')], unit: '1', multiple: 1, bets }],
  amount: `${bets}.00`,
});
const ORDER = ticketOf('01 02 03 04 05 06', 1);
const TOO_DEAR = ticketOf('01 02 03 04 05 06 07 08 09 10', 210);

type Line = 'there' | 'without replies';

const sends = (name: string, order: TicketOrder) => ({
  name,
  // Each press is an order of its own.
  event: () => ({ type: 'SEND', order: { ...order }, source: 'slip' }),
});
const becomes = (line: Line) => ({ name: `the line is ${line}`, after: (): Line => line });

const model: MachineModel<Line> = {
  world: 'there',
  steps: [
    sends('an order', ORDER),
    sends('an order above the balance', TOO_DEAR),
    { name: 'asked again', event: () => ({ type: 'ASK_AGAIN' }) },
    { name: 'dismissed', event: () => ({ type: 'DISMISS' }) },
    becomes('there'),
    becomes('without replies'),
  ],
  outcomes: {
    send: ({ order }, line) => {
      if (line !== 'there') return { failed: new ApiError('error_network') };
      return (order as TicketOrder).amount === ORDER.amount
        ? { done: {} }
        : { failed: new ApiError('error_insufficient_balance') };
    },
  },
  shows: ({ refusal, ticket }) => (refusal as ApiError | null)?.code ?? (ticket !== null && 'bought'),
  delays: { again: 3000 },
};

const portal = setUpPortal();
let member: Registered;
/** Orders that came to the server, whether or not its answer came back. */
let arrived: TicketOrder[];

beforeAll(() => holdDraws(portal.db, 'L645', [DRAW]));
beforeEach(async () => {
  portal.browser.mend();
  arrived = [];
  const { client } = portal.api;
  member = await client.register();
  const { id } = await client.deposit(member.token, BALANCE);
  await client.bankReport(TEST_BANK_SECRET, { reference: id, amount: BALANCE });
  beginSession(member.token);
});

test.each(machineWalks(orderMachine, model))('an order, by the shortest way: $goals', async (walk) => {
  const send = createCommandSender(placeTicket);
  const differences = await walkMachine(model, walk, {
    setWorld: async (line) => (line === 'there' ? portal.browser.mend() : portal.browser.loseReplies()),
    machine: (go) =>
      orderMachine.provide({
        actors: {
          send: fromPromise<BoughtTicket, TicketOrder>(async ({ input }) => {
            await go();
            arrived.push(input);
            return send(input);
          }),
        },
      }),
  });
  expect(differences).toEqual([]);
  const tickets = await portal.db.query('select 1 from lottery.ticket where member = $1', [member.id]);
  expect(tickets).toHaveLength(arrived.filter(({ amount }) => amount === ORDER.amount).length);
});
