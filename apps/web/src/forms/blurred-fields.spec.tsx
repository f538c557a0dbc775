import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { TextField } from '../ui/forms/text-field';
import { Form } from './form';
import { useForm } from './use-form';

const NOTHING = { name: '', again: '' };
const sending = { busy: false, refusal: null, clear: () => undefined };
let submitted: object[] = [];

/** As a rule that has to be fetched first. */
async function check({ name, again }: typeof NOTHING): Promise<FieldError[]> {
  await Promise.resolve();
  return [
    ...(name === '' ? [{ field: 'name', code: 'field_required' as const }] : []),
    ...(again === name ? [] : [{ field: 'again', code: 'field_mismatch' as const }]),
  ];
}

function Page() {
  const form = useForm(NOTHING, {
    sending,
    check,
    whenLeft: true,
    submit: (fields) => submitted.push(fields),
  });
  return (
    <Form form={form} action="Send">
      <TextField {...form.input('name')} label="Name" required />
      <TextField {...form.input('again')} label="Again" />
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  submitted = [];
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <Page />
    </I18nextProvider>,
  );
});

test('a field is checked when it is left, and then while it is edited; the others wait', async () => {
  await userEvent.click(field('Name'));
  expect(isWrong('Name')).toBe(false);
  await userEvent.tab();
  await waitFor(() => expect(isWrong('Name')).toBe(true));
  await userEvent.keyboard('Asha');
  expect(isWrong('Again')).toBe(false);
  await userEvent.type(field('Name'), 'Ash');
  await waitFor(() => expect([isWrong('Name'), isWrong('Again')]).toEqual([false, true]));
  await userEvent.type(field('Again'), '{Backspace}');
  await waitFor(() => expect(isWrong('Again')).toBe(false));
});

test('while a button of the mouse is down nothing moves under it', async () => {
  await userEvent.click(field('Name'));
  fireEvent(window, new MouseEvent('pointerdown', { button: 0 }));
  fireEvent.blur(field('Name'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isWrong('Name')).toBe(false);
  fireEvent(window, new MouseEvent('pointerup'));
  await waitFor(() => expect(isWrong('Name')).toBe(true));
});

test('a press shows all that is wrong, focuses the first, and sends nothing until it is right', async () => {
  await userEvent.type(field('Again'), 'x');
  await press();
  await waitFor(() => expect([isWrong('Name'), isWrong('Again')]).toEqual([true, true]));
  expect(document.activeElement).toBe(field('Name'));
  expect(submitted).toEqual([]);
  await userEvent.type(field('Name'), 'x');
  await press();
  await waitFor(() => expect(submitted).toEqual([{ name: 'x', again: 'x' }]));
});
