import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';
import { TextField } from '../ui/forms/text-field';
import { Form } from './form';
import { useCommand } from './use-command';
import { useCommandForm } from './use-command-form';

const rename = defineCall({
  method: 'PUT',
  path: '/wps/name',
  summary: 'Renames something',
  access: EVERYBODY,
  input: z.strictObject({ name: z.string().max(5), note: z.string() }),
  value: z.object({}),
});

function Page({ noted = true }: { noted?: boolean }) {
  const form = useCommandForm(
    useCommand(rename),
    { name: '', note: '' },
    { fieldOfCode: { error_account_taken: 'name' } },
  );
  return (
    <Form form={form} action="Rename">
      <TextField {...form.input('name')} label="Name" required />
      {noted && <TextField {...form.input('note')} label="Note" />}
    </Form>
  );
}

let sent: unknown[] = [];
let refusal: object = {};
const field = (name: string) => screen.getByRole('textbox', { name });
const errorOf = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

beforeEach(() => {
  sent = [];
  refusal = { message: 'error_account_taken' };
  globalThis.fetch = (_url, init) => {
    sent.push(JSON.parse(init?.body as string));
    const body = { success: false, value: null, ...refusal };
    return Promise.resolve({ status: 409, json: () => Promise.resolve(body) } as Response);
  };
});

const show = (page = <Page />) =>
  render(<I18nextProvider i18n={createTranslator('EN', en)}>{page}</I18nextProvider>);

const press = () => userEvent.click(screen.getByRole('button', { name: 'Rename' }));

test('what is required and empty is told at once, and gets the focus', async () => {
  show();
  await press();
  expect(errorOf('Name')).toBe(true);
  expect(errorOf('Note')).toBe(false);
  expect(document.activeElement).toBe(field('Name'));
  expect(sent).toEqual([]);
});

test('what the schema of the call refuses is not sent, until it is edited', async () => {
  show();
  await userEvent.type(field('Name'), 'Kamala');
  await press();
  expect(errorOf('Name')).toBe(true);
  expect(sent).toEqual([]);
  await userEvent.type(field('Name'), '{Backspace}');
  expect(errorOf('Name')).toBe(false);
});

test('a refusal of the server stands under its field, and what was typed stays', async () => {
  show();
  await userEvent.type(field('Name'), 'Asha');
  await press();
  await waitFor(() => expect(errorOf('Name')).toBe(true));
  expect(sent).toEqual([{ name: 'Asha', note: '' }]);
  expect((field('Name') as HTMLInputElement).value).toBe('Asha');
  expect(document.activeElement).toBe(field('Name'));
});

test('a refusal of a field that is not on show stands above the button', async () => {
  refusal = { message: 'error_invalid_input', errors: [{ field: 'note', code: 'field_required' }] };
  show(<Page noted={false} />);
  await userEvent.type(field('Name'), 'Asha');
  await press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
});
