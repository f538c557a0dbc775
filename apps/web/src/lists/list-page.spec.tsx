import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../data/calls/api-error';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { ChoiceFilter } from './choice-filter';
import { oneOf } from './list-choice';
import { ListPage } from './list-page';
import { useColumns } from './use-columns';
import { useList } from './use-list';

interface Order {
  id: string;
  state: 'open' | 'done';
  amount: string;
  at: string;
}

const FILTERS = { state: oneOf(['open', 'done'], '') };
const all: Order[] = Array.from({ length: 5 }, (_, at) => ({
  id: `order ${at + 1}`,
  state: at % 2 === 0 ? 'open' : 'done',
  amount: '1000.00',
  at: '2026-11-20T10:00:00.000Z',
}));
let load: (input: {
  state?: string;
  pageNo: number;
}) => Promise<{ list: Order[]; total: number; totalPages: number }>;

beforeEach(() => {
  window.scrollTo = () => undefined;
  load = async ({ state, pageNo }) => {
    const found = all.filter((order) => state === undefined || order.state === state);
    const list = found.slice((pageNo - 1) * 2, pageNo * 2);
    return { list, total: found.length, totalPages: Math.ceil(found.length / 2) };
  };
});

function Orders() {
  const list = useList({
    filters: FILTERS,
    query: (input) => ({ queryKey: ['orders', input], queryFn: () => load(input), retry: false }),
  });
  const column = useColumns<Order>(() => 'BDT');
  return (
    <ListPage
      list={list}
      title="Orders"
      filters={
        <ChoiceFilter
          {...list.filter('state')}
          label="State"
          all="Any"
          values={['open', 'done']}
          text={(state) => state.toUpperCase()}
        />
      }
      columns={[
        column.name('Number', ({ id }) => id),
        column.amount('Amount', ({ amount }) => amount),
        column.inFile('Moment', ({ at }) => at),
      ]}
      rowKey={({ id }) => id}
      to={({ id }) => `/one/${id}`}
      empty={<p>No orders</p>}
    />
  );
}

function One() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back from {useLocation().pathname}
    </button>
  );
}

function show(address = '/') {
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/" element={<Orders />} />
            <Route path="/one/:id" element={<One />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const row = (name: string) => screen.findByRole('button', { name });

test('shows the rows of a page with amounts as they are read, and no column of the file alone', async () => {
  show();
  await row('order 1');
  const table = within(screen.getByRole('region', { name: 'Orders' }));
  expect(table.getAllByText('৳1,000.00')).toHaveLength(2);
  expect(table.queryByText('Moment')).toBeNull();
});

test('leads back from a row to the page and the filter that it was opened from', async () => {
  show('/?state=open');
  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await userEvent.click(await row('order 5'));
  await userEvent.click(screen.getByRole('button', { name: /Back from/ }));
  await row('order 5');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('open');
});

test('begins another filter at its first page', async () => {
  show('/?page=2');
  await row('order 3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'done');
  await row('order 2');
});

test('says what an empty list means', async () => {
  load = async () => ({ list: [], total: 0, totalPages: 1 });
  show();
  await screen.findByText('No orders');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('says why a list did not come, and asks again', async () => {
  const answer = load;
  load = () => Promise.reject(new ApiError('error_service_unavailable', { status: 503 }));
  show();
  await screen.findByText(en.errors.error_service_unavailable);
  load = answer;
  await userEvent.click(screen.getByRole('button', { name: en.common.retry }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await row('order 1');
});
