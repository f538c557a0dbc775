import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import type { ConsentTo } from '#libs/messaging/common/consent';
import { queryClient } from '../../../data/cache/query-client';
import { type ConsentChoice, useConsentChoices } from './use-consent-choices';

const CASINO: ConsentTo = { product: 'casino', channel: 'inbox' };
const LOTTERY: ConsentTo = { product: 'lottery', channel: 'sms' };

const reply = (body: object) => ({ ok: true, status: 200, json: async () => body }) as Response;
const accepted = () => reply({ success: true, message: '', value: {} });

interface Sent {
  choices: ConsentChoice[];
  answer: (response: Response) => void;
}

let given: ConsentTo[];
let sent: Sent[];
beforeEach(() => {
  given = [];
  sent = [];
  queryClient.clear();
  globalThis.fetch = (_input, init) => {
    if (init?.method !== 'PUT')
      return Promise.resolve(reply({ success: true, message: '', value: { given } }));
    const { choices } = JSON.parse(String(init.body)) as { choices: ConsentChoice[] };
    return new Promise((answer) => sent.push({ choices, answer }));
  };
});

async function opened() {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useConsentChoices, { wrapper });
  await waitFor(() => expect(result.current.query.data).toBeDefined());
  const isGiven = (consent: ConsentTo) =>
    result.current.isGiven(consent, result.current.query.data?.given ?? []);
  return { result, isGiven };
}

test('a choice made while an earlier one is under way shows at once, and is sent after it', async () => {
  const { result, isGiven } = await opened();
  act(() => result.current.choose({ ...CASINO, given: true }));
  act(() => result.current.choose({ ...LOTTERY, given: true }));
  act(() => result.current.choose({ ...LOTTERY, given: false }));
  act(() => result.current.choose({ ...LOTTERY, given: true }));
  expect([isGiven(CASINO), isGiven(LOTTERY)]).toEqual([true, true]);
  expect(result.current.isSaving).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.choices).toEqual([{ ...CASINO, given: true }]);
  given = [CASINO];
  await act(async () => sent[0]?.answer(accepted()));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(result.current.isSaving).toBe(true);
  expect(sent[1]?.choices).toEqual([{ ...LOTTERY, given: true }]);
  given = [CASINO, LOTTERY];
  await act(async () => sent[1]?.answer(accepted()));
  await waitFor(() => expect(result.current.query.data?.given).toEqual([CASINO, LOTTERY]));
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  expect([isGiven(CASINO), isGiven(LOTTERY)]).toEqual([true, true]);
});

test('after a refusal all show what the server has', async () => {
  const { result, isGiven } = await opened();
  act(() => result.current.choose({ ...CASINO, given: true }));
  act(() => result.current.choose({ ...LOTTERY, given: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const refused = { success: false, message: '', value: null, code: 'error_rate_limited' };
  await act(async () => sent[0]?.answer({ ...reply(refused), ok: false, status: 429 } as Response));
  await waitFor(() => expect(isGiven(CASINO)).toBe(false));
  expect(isGiven(LOTTERY)).toBe(false);
  expect(result.current.refusal).not.toBeNull();
  expect(sent).toHaveLength(1);
});
