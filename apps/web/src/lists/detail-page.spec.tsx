import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../data/calls/api-error';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { Activity } from './activity';
import { DetailPage } from './detail-page';

const show = (page: React.ReactElement) =>
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <MemoryRouter>{page}</MemoryRouter>
    </I18nextProvider>,
  );

const page = (found: { data?: string; error?: Error }) => (
  <DetailPage
    title="Order"
    query={{
      data: found.data,
      error: found.error ?? null,
      isFetching: false,
      refetch: () => Promise.reject(new Error('not asked')),
    }}
    back={{ to: '/orders', label: 'All orders' }}
    missing="There is no such order"
  >
    {(order) => <p>{order}</p>}
  </DetailPage>
);
const ways = () => screen.getAllByRole('link', { name: 'All orders' }).length;

test('shows what came, and the way back to its list', () => {
  show(page({ data: 'order 7' }));
  expect(screen.getByText('order 7')).toBeTruthy();
  expect(ways()).toBe(1);
});

test.each([
  ['error_not_found', 404],
  ['error_invalid_input', 400],
])('says that there is no such thing for %s', (code, status) => {
  show(page({ error: new ApiError(code, { status }) }));
  expect(screen.getByText('There is no such order')).toBeTruthy();
  expect(ways()).toBe(2);
});

test('offers to try again where the server failed', () => {
  show(page({ error: new ApiError('error_service_unavailable', { status: 503 }) }));
  expect(screen.getByRole('button', { name: en.common.retry })).toBeTruthy();
});

test.each([503, 404])('keeps what is there when a later read fails with %s', (status) => {
  show(page({ data: 'order 7', error: new ApiError('error_service_unavailable', { status }) }));
  expect(screen.getByText('order 7')).toBeTruthy();
});

const step = (label: string, failed = false) => ({ label, at: '2026-11-20T10:00:00.000Z', failed });
const steps = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/\((.*)\)/)?.[1]);
const { stepDone, stepNow, stepTodo, stepFailed } = en.deposit;

test('tells of each step whether it is done, under way, to come or refused', () => {
  show(
    <Activity
      label="Activity"
      past={[step('ordered'), step('refused', true), step('ordered again')]}
      ahead={[{ label: 'paid', at: null }]}
      isOver={false}
    />,
  );
  expect(steps()).toEqual([stepDone, stepFailed, stepNow, stepTodo]);
});

test('leaves nothing under way once it is over', () => {
  show(<Activity label="Activity" past={[step('ordered'), step('paid')]} isOver />);
  expect(steps()).toEqual([stepDone, stepDone]);
});
