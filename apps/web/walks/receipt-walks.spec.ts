import { randomUUID } from 'node:crypto';
import { fromPromise } from 'xstate';
import { answerReceipt } from '#libs/cashier/common/withdrawal.calls';
import {
  newPayee,
  orderWithdrawal,
  type Payee,
  picture,
  withdrawalOf,
} from '#libs/cashier/withdrawal/withdrawal.fixture';
import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { operatorSession } from '#libs/platform/testing/test-session';
import { ApiError } from '../src/data/calls/api-error';
import { beginSession } from '../src/data/session/session-store';
import { type AnswerToSend, receiptMachine } from '../src/features/withdrawal/receipt.machine';
import { createCommandSender } from '../src/forms/command-sender';
import { setUpPortal } from './portal.fixture';

/** Enough for a withdrawal in each walk. */
const BALANCE = '20000.00';

const portal = setUpPortal({
  prepare: (db) =>
    db.query(
      // One operator pays all of them.
      `update site.brand set settings = jsonb_set(jsonb_set(settings #- '{rewards,levels,withdrawalsPerDay}',
         '{withdrawals,perDay}', '100'::jsonb), '{operations,secondOperatorAbove}', '"${BALANCE}"')`,
    ),
});
let payee: Payee;
let headers: Record<string, string>;
let withdrawal: string;

beforeAll(async () => {
  payee = await newPayee(portal.api.client, portal.db, BALANCE);
  headers = await operatorSession(portal.db, portal.api.url);
  beginSession(payee.token);
});

/** A withdrawal that was sent whole, and waits for the member's answer. */
beforeEach(async () => {
  const { body } = await orderWithdrawal(portal.api.client, payee);
  withdrawal = body.value?.id ?? '';
  const move = (name: string, fields: object = {}) =>
    portal.api.client.send('POST', `/wps/ops/withdrawals/${withdrawal}/${name}`, fields, {
      headers,
      key: randomUUID(),
    });
  await move('approve');
  await move('distribute', { amount: '500.00', reference: 'PAY-1' });
});

type Line = 'there' | 'cut';
const ANSWERS = ['received', 'not-received', 'full-payment'] as const;
const { data, name, type } = await picture();
const image = new File([new Uint8Array(data)], name, { type });
const told = (event: { type: string } & Record<string, unknown>, words = event.type) => ({
  name: words,
  event: () => event,
});

const model: MachineModel<Line> = {
  input: { allowedAnswers: [...ANSWERS] },
  world: 'there',
  steps: [
    told({ type: 'ALLOWED_ANSWERS_CHANGED', allowedAnswers: [...ANSWERS] }),
    ...ANSWERS.map((answer) => told({ type: 'CHOOSE', answer }, answer)),
    told({ type: 'IMAGES', images: [image] }),
    told({ type: 'IMAGE_REFUSED', reason: 'size', name: 'huge.png' }),
    told({ type: 'SEND' }),
    told({ type: 'BACK' }),
    { name: 'the line is cut', after: () => 'cut' },
  ],
  outcomes: {
    send: (_, line) => (line === 'there' ? { done: undefined } : { failed: new ApiError('error_network') }),
  },
  shows: ({ error }) => (error as ApiError | null)?.code,
};

test.each(machineWalks(receiptMachine, model))('a receipt, by the shortest way: $goals', async (walk) => {
  let answered = false;
  const send = createCommandSender(answerReceipt);
  const differences = await walkMachine(model, walk, {
    input: { allowedAnswers: [...ANSWERS] },
    setWorld: async (line) => (line === 'cut' ? portal.browser.cut() : portal.browser.mend()),
    machine: (go) =>
      receiptMachine.provide({
        actors: {
          send: fromPromise<void, AnswerToSend>(async ({ input: { answer, images } }) => {
            await go();
            await send({ id: withdrawal, tranche: 1, answer }, images);
            answered = true;
          }),
        },
      }),
  });
  expect(differences).toEqual([]);
  const { status } = await withdrawalOf(portal.api.client, payee.token, withdrawal);
  expect(status === 'distributed').toBe(!answered);
});
