import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { operations } from '../../i18n/en/operations';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { ElevationDialog } from './elevation-dialog';
import { useOperatorCommand } from './operations.api';
import { beginTestOperator } from './operator.fixture';
import { setElevatedUntil } from './operator-store';

const pay = defineCall({
  method: 'POST',
  path: '/wps/ops/pay',
  summary: 'Pays',
  access: ['operator'],
  permission: 'spec.pay',
  elevated: true,
  input: z.strictObject({}),
  value: z.object({}),
});

let answers: { status: number; message: string | null }[] = [];
let sent: string[] = [];
const IN_TEN_MINUTES = '2026-01-01T00:10:00.000Z';

beforeEach(() => {
  sent = [];
  globalThis.fetch = (url) => {
    sent.push(new URL(String(url), 'http://localhost').pathname);
    const { status, message } = answers.shift() ?? { status: 200, message: null };
    const body = { success: message === null, message, value: {} };
    return Promise.resolve({ status, headers: new Headers(), json: () => Promise.resolve(body) } as Response);
  };
  beginTestOperator(['spec.pay'], { elevatedUntil: IN_TEN_MINUTES, now: '2026-01-01T00:00:00.000Z' });
});

function Pay() {
  const command = useOperatorCommand(pay);
  return (
    <button type="button" onClick={() => void command.run({})}>
      Pay
    </button>
  );
}

function show() {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'operations', operations);
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={new QueryClient()}>
        <Pay />
        <ElevationDialog />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

test('sends a call of weight at once while the code is fresh', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(sent).toEqual(['/wps/ops/pay']);
});

test('asks for a code where the last one is old, and sends nothing if none is given', async () => {
  setElevatedUntil(null);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await screen.findByRole('dialog', { name: operations.elevation.title });
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: en.common.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('asks the next time where the server says that the code is old', async () => {
  answers = [{ status: 403, message: 'error_elevation_required' }];
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await screen.findByRole('dialog', { name: operations.elevation.title });
  expect(sent).toEqual(['/wps/ops/pay']);
});
