import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { identity } from '../../i18n/en/identity';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { RegisterForm } from './register-form';
import { formByName, REQUIRED } from './registration.fixture';

const form = formByName({
  username: { ...REQUIRED, minLength: 4 },
  password: REQUIRED,
  confirmPassword: REQUIRED,
});
const field = (name: keyof typeof identity.field) =>
  screen.getByLabelText(new RegExp(`^${identity.field[name]}`));
const isWrong = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true';
const press = () => userEvent.click(screen.getByRole('button', { name: identity.registration.submit }));
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (url) => {
    if (!String(url).endsWith('/permission')) asked.push(String(url));
    return Promise.reject(new TypeError('the connection is cut'));
  };
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'identity', identity);
  const props = { dialingCodes: ['880'], affiliate: false, phoneCheck: null, minimumAge: 18 };
  render(
    <I18nextProvider i18n={translator}>
      <MemoryRouter>
        <RegisterForm
          {...props}
          mode="username"
          form={form}
          checks={{ captcha: false, botCheck: false }}
          first={undefined}
          onLogin={() => undefined}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
});

test('a field is checked by the rules of the brand when it is left', async () => {
  await userEvent.type(field('username'), 'ab');
  expect(isWrong(field('username'))).toBe(false);
  await userEvent.tab();
  await waitFor(() => expect(isWrong(field('username'))).toBe(true));
  expect(isWrong(field('password'))).toBe(false);
});

test('without the agreements nothing is sent, and the first box gets the focus', async () => {
  await fill();
  await press();
  const [terms, age] = screen.getAllByRole('checkbox') as [HTMLElement, HTMLElement];
  await waitFor(() => expect([isWrong(terms), isWrong(age)]).toEqual([true, true]));
  expect(document.activeElement).toBe(terms);
  expect(asked).toEqual([]);
  await userEvent.click(terms);
  await waitFor(() => expect([isWrong(terms), isWrong(age)]).toEqual([false, true]));
});

test('a form that is right is sent; what the server did not answer is said above the button', async () => {
  await fill();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await press();
  await screen.findByText(en.errors.error_network);
  expect(asked).not.toEqual([]);
  expect((field('username') as HTMLInputElement).value).toBe('rahima');
});

async function fill() {
  await userEvent.type(field('username'), 'rahima');
  await userEvent.type(field('password'), 'Boishakh-1431');
  await userEvent.type(field('confirmPassword'), 'Boishakh-1431');
}
