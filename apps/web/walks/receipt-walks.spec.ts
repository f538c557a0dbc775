import { randomUUID } from 'node:crypto';
import { fromPromise } from 'xstate';
import {
  newPayee,
  orderWithdrawal,
  type Payee,
  picture,
  withdrawalOf,
} from '#libs/cashier/withdrawal.fixture';
import { type MachineModel, machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import { ApiRefusal } from '../src/api/refusal';
import { beginSession } from '../src/features/session/session-store';
import { receiptMachine, type SentAnswer } from '../src/features/withdrawal/receipt.machine';
import { sendAnswer } from '../src/features/withdrawal/withdrawal.api';
import { type Browser, openBrowser } from './browser.fixture';

/** Enough for a withdrawal in each walk. */
const BALANCE = '20000.00';

let db: TestDatabase;
let api: TestApi;
let browser: Browser;
let payee: Payee;
let headers: Record<string, string>;
let withdrawal: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    // One operator pays all of them.
    `update site.brand set settings = jsonb_set(jsonb_set(settings, '{withdrawals,perDay}', '100'::jsonb),
       '{operations,secondOperatorAbove}', '"${BALANCE}"')`,
  );
  api = await startTestApi({ databaseUrl: db.url });
  payee = await newPayee(api.client, db, BALANCE);
  headers = await operatorSession(db, api.url);
  browser = openBrowser(api.url);
  beginSession(payee.token);
});
afterAll(async () => {
  browser.close();
  await api.stop();
  await db.drop();
});

/** A withdrawal that was sent whole, and waits for the member's answer. */
beforeEach(async () => {
  const { body } = await orderWithdrawal(api.client, payee);
  withdrawal = body.value?.id ?? '';
  const move = (name: string, fields: object = {}) =>
    api.client.send('POST', `/wps/ops/withdrawals/${withdrawal}/${name}`, fields, {
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
  input: { offered: [...ANSWERS], newKey: () => 'a key' },
  world: 'there',
  steps: [
    told({ type: 'OFFER', offered: [...ANSWERS] }),
    ...ANSWERS.map((answer) => told({ type: 'CHOOSE', answer }, answer)),
    told({ type: 'IMAGES', images: [image] }),
    told({ type: 'IMAGE_REFUSED', reason: 'size', name: 'huge.png' }),
    told({ type: 'SEND' }),
    told({ type: 'BACK' }),
    { name: 'the line is cut', after: () => 'cut' },
  ],
  outcomes: {
    send: (_, line) => (line === 'there' ? { done: undefined } : { failed: new ApiRefusal('error_network') }),
  },
  shows: ({ refusal }) => (refusal as ApiRefusal | null)?.code,
};

test.each(machineWalks(receiptMachine, model))('a receipt, by the shortest way: $goals', async (walk) => {
  let answered = false;
  const differences = await walkMachine(model, walk, {
    input: { offered: [...ANSWERS], newKey: randomUUID },
    become: async (line) => (line === 'cut' ? browser.cut() : browser.mend()),
    machine: (go) =>
      receiptMachine.provide({
        actors: {
          send: fromPromise<void, SentAnswer>(async ({ input: { answer, images, key } }) => {
            await go();
            await sendAnswer({ id: withdrawal, tranche: 1, answer }, images, key);
            answered = true;
          }),
        },
      }),
  });
  expect(differences).toEqual([]);
  const { status } = await withdrawalOf(api.client, payee.token, withdrawal);
  expect(status === 'distributed').toBe(!answered);
});
