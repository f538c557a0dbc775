import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';
import { ANSWER_STORED, defineCall, EVERYBODY } from '#libs/platform/common/call';
import { createCommandSender } from './command-sender';
import { useCommand } from './use-command';

const order = defineCall({
  method: 'POST',
  path: '/wps/orders',
  summary: 'Orders something',
  access: EVERYBODY,
  idempotent: true,
  secrets: ['password'],
  input: z.strictObject({ amount: z.string(), password: z.string() }),
  value: z.object({ id: z.string() }),
});

type Answer = { status: number; body: object; stored?: boolean } | 'lost';
const ORDERED = { status: 200, body: { success: true, message: null, value: { id: '7' } } };
const refused = (status: number, message: string, stored = false) => ({
  status,
  body: { success: false, message, value: null },
  stored,
});

let answers: Answer[] = [];
let keys: (string | null)[] = [];

beforeEach(() => {
  keys = [];
  globalThis.fetch = (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') return Promise.reject(new TypeError('the line is cut'));
    const headers = new Headers(answer.stored ? { [ANSWER_STORED]: 'true' } : {});
    const { status, body } = answer;
    return Promise.resolve({ status, headers, json: () => Promise.resolve(body) } as Response);
  };
});

const ask = { amount: '500', password: 'first' };

async function press(input = ask) {
  const { result } = view;
  let value: unknown;
  await act(async () => {
    value = await result.current.run(input);
  });
  return value;
}

let view: ReturnType<typeof open>;
const open = () => renderHook(() => useCommand(order));

beforeEach(() => {
  view = open();
});

test('a lost answer is asked for once more by itself, under the same key', async () => {
  answers = ['lost', ORDERED];
  expect(await press()).toEqual({ id: '7' });
  expect(new Set(keys).size).toBe(1);
  expect(view.result.current.refusal).toBeNull();
});

test('an answer that stays lost is asked for under the same key by the next press, with another password too', async () => {
  answers = ['lost', 'lost', refused(503, 'error_service_unavailable'), ORDERED];
  await press();
  expect(view.result.current.refusal?.code).toBe('error_network');
  await press({ ...ask, password: 'second' });
  expect(view.result.current.refusal?.code).toBe('error_service_unavailable');
  expect(await press()).toEqual({ id: '7' });
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test('while the first one is under way elsewhere its key is kept, and it is asked for until it is done', async () => {
  const inFlight = refused(409, 'error_request_in_flight');
  answers = ['lost', inFlight, inFlight, inFlight, inFlight];
  await press();
  expect(view.result.current.refusal?.code).toBe('error_request_in_flight');
  answers = [inFlight, ORDERED];
  expect(await press()).toEqual({ id: '7' });
  expect(keys).toHaveLength(7);
  expect(new Set(keys).size).toBe(1);
}, 15_000);

test('another amount is another intent, and so is the press after an answer', async () => {
  answers = ['lost', 'lost', refused(422, 'error_insufficient_balance', true), ORDERED, ORDERED];
  await press();
  await press({ ...ask, amount: '400' });
  await press({ ...ask, amount: '400' });
  await press({ ...ask, amount: '400' });
  expect(new Set(keys).size).toBe(4);
});

test('a refusal that the server does not store leaves the key for the next press', async () => {
  answers = ['lost', 'lost', refused(422, 'error_payment_password_wrong'), ORDERED];
  await press();
  await press();
  expect(await press()).toEqual({ id: '7' });
  expect(new Set(keys).size).toBe(1);
});

test('other images are another intent', async () => {
  const image = (name: string) => [new File(['a'], name, { lastModified: 1 })];
  const send = createCommandSender(order);
  for (const images of [image('a.png'), image('a.png'), image('b.png')])
    await expect(send(ask, images)).rejects.toThrow('error_network');
  expect(new Set(keys).size).toBe(2);
  expect(new Set(keys.slice(-2)).size).toBe(1);
}, 15_000);

test('a press while one is under way is ignored', async () => {
  answers = [ORDERED, ORDERED];
  await act(async () => {
    const { run } = view.result.current;
    expect(await Promise.all([run(ask), run(ask)])).toEqual([{ id: '7' }, undefined]);
  });
  expect(keys).toHaveLength(1);
});
