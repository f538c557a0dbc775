import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ALERT_KINDS } from '#libs/cashier/common/payment-alert';
import { paymentAlertList } from '#libs/operations/common/payment-operator.calls';
import { oneOf } from '../../lists/list-choice';
import { beginTestOperator } from './operator.fixture';
import { TEXT_AND_DAYS } from './queue-filters';
import { useQueue } from './use-queue';

const KIND = ALERT_KINDS[0];
const FILTERS = { ...TEXT_AND_DAYS, kind: oneOf(ALERT_KINDS, '') };
const VIEW = {
  id: '1',
  name: 'mine',
  filters: { kind: KIND },
  shared: false,
  author: { id: '1', account: 'a' },
};
const realFetch = globalThis.fetch;
let asked: string[];

beforeEach(() => {
  beginTestOperator(['payment.read'], { now: '2026-02-28T00:10:00.000Z' });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers with these views, or fails to; the list is empty. */
function answerWith(views: object[] | null): void {
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    const isOfViews = String(url).startsWith('/wps/ops/views/');
    if (!isOfViews) asked.push(String(url));
    const value = isOfViews ? views && { list: views } : { list: [], total: 0, next: null };
    const body = value
      ? { success: true, message: null, value }
      : { success: false, message: 'error_unknown', value: null };
    return { ok: value !== null, status: value ? 200 : 500, json: async () => body } as Response;
  });
}

function Alerts() {
  const { narrowing } = useQueue(paymentAlertList, FILTERS);
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={narrowing.clear}>
        clear
      </button>
    </>
  );
}

function open(address: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 60_000 } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Alerts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const address = () => screen.getByRole('status').textContent;
const kindsAsked = () => asked.map((url) => new URL(url, 'http://mela.test').searchParams.get('kind'));

test('a list opens with the default view, and shows all rows once the filters are cleared', async () => {
  answerWith([{ ...VIEW, isDefault: true }]);
  open('/payments/alerts');
  await waitFor(() => expect(address()).toBe(`?kind=${KIND}`));
  await waitFor(() => expect(kindsAsked()).toEqual([KIND]));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(kindsAsked()).toEqual([KIND, null]));
  expect(address()).toBe('');
});

test.each([
  ['filters of the address go before it', [{ ...VIEW, isDefault: true }], `?kind=${ALERT_KINDS[1]}`],
  ['without a default view', [{ ...VIEW, isDefault: false }], ''],
  ['where the views cannot be read', null, ''],
])('%s, the list opens as the address says', async (_, views, search) => {
  answerWith(views);
  open(`/payments/alerts${search}`);
  await waitFor(() => expect(kindsAsked()).toEqual([search ? ALERT_KINDS[1] : null]));
  expect(address()).toBe(search);
});
