import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beginSession, endSession } from '../../data/session/session-store';
import { promotions as words } from '../../i18n/en/promotions';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { leaveGate, useGateRequest } from '../gate/shared/gate-store';
import { CodeForm } from './code-form';

let answer: { status: number; body: object };

/** The gate, for a member. */
function Gate() {
  const request = useGateRequest();
  if (request) queueMicrotask(() => [leaveGate(), request.proceed()]);
  return <output>{useLocation().pathname}</output>;
}

beforeEach(() => {
  answer = { status: 200, body: { success: true, value: {} } };
  globalThis.fetch = async () => {
    const { status, body } = answer;
    return { ok: status === 200, status, headers: new Headers(), json: async () => body } as Response;
  };
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'rewards', { promotions: words });
  render(
    <MemoryRouter initialEntries={['/promotions']}>
      <I18nextProvider i18n={translator}>
        <CodeForm />
        <Gate />
      </I18nextProvider>
    </MemoryRouter>,
  );
});
afterEach(() => endSession('logout'));

const give = async (code: string) => {
  if (code) await userEvent.type(screen.getByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: words.code.submit }));
};
const isInvalid = () => screen.getByRole('textbox').getAttribute('aria-invalid') === 'true';

test('a guest is sent to log in', async () => {
  await give('LOTUS10');
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('/login');
});

test('an empty field is not sent, and a wrong code is refused under the field', async () => {
  beginSession('token');
  await give('');
  expect(isInvalid()).toBe(true);
  answer = { status: 422, body: { success: false, message: 'error_code_invalid', value: {} } };
  await give('WRONG12');
  expect(await screen.findByText(en.errors.error_code_invalid)).toBeTruthy();
  expect(isInvalid()).toBe(true);
});

test('a code that is taken leads to the reward centre', async () => {
  beginSession('token');
  await give('LOTUS10');
  const link = await screen.findByRole('link', { name: en.shell.rewardCenter });
  expect(link.getAttribute('href')).toBe('/member/rewardCenter');
});
