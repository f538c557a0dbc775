import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { brandSettings } from '#libs/site/common/brand-settings';
import { SETTING_FIELDS } from '#libs/site/common/setting-fields';
import { levelOf, SETTING_GROUPS, type SettingGroup } from '#libs/site/common/setting-groups';
import type { SettingReach } from '#libs/site/common/setting-reach';
import { withValue } from '#libs/site/common/setting-values';
import { operations } from '../../../i18n/en/operations';
import { site as en } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ToastProvider } from '../../../ui/feedback/toast';
import { beginTestOperator } from '../operator.fixture';
import { revertOf } from './revert-dialog';
import { SettingsForm } from './settings-form';

const file = path.resolve(import.meta.dirname, '../../../../../../brands/mela/brand.json');
const settings = brandSettings.parse(JSON.parse(readFileSync(file, 'utf8')).settings);
const words = operations.settings;
let sent: { path: string; body: unknown }[] = [];
const reach: SettingReach[] = [
  {
    subject: 'withdrawals',
    members: { count: 10_000, isMore: true },
    openOrders: { count: 1, isMore: false },
  },
];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (url, init) => {
    const body: unknown = JSON.parse(String(init?.body ?? 'null'));
    if (init?.method !== 'GET') sent.push({ path: new URL(String(url), 'http://localhost').pathname, body });
    const isReach = String(url).includes('/settings/reach');
    const value = isReach ? { list: reach } : { version: 8, appliedBy: 2, of: 3 };
    const answer = { success: true, message: null, value };
    return Promise.resolve({
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve(answer),
    } as Response);
  };
  signIn(['setting.read', 'setting.change', 'setting.propose']);
});

function signIn(permissions: string[]) {
  beginTestOperator(permissions, {
    elevatedUntil: '2026-01-01T00:10:00.000Z',
    now: '2026-01-01T00:00:00.000Z',
  });
}

const translator = createTranslator('EN', en);
translator.addResourceBundle('en', 'operations', operations);
const client = new QueryClient();

const formOf = (group: SettingGroup, held = settings) => (
  <I18nextProvider i18n={translator}>
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="notices" closeLabel="close">
        <SettingsForm group={group} version={7} settings={held} hosts={['mela.example']} />
      </ToastProvider>
    </QueryClientProvider>
  </I18nextProvider>
);

async function review(reason = 'asked for') {
  await userEvent.click(screen.getByRole('button', { name: words.review }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), reason);
  return dialog;
}

test('every setting has words for its name', () => {
  for (const field of SETTING_FIELDS.filter((each) => levelOf(each.path) !== 'elsewhere')) {
    const parent = field.path.slice(0, Math.max(0, field.path.lastIndexOf('.'))).replaceAll('.', '_');
    if (parent) expect(Object.keys(words.parts)).toContain(parent);
    const columns = (field.columns ?? []).map((column) => `${field.path}.${column.path}`);
    for (const name of [field.path, ...columns]) {
      const key = name.replace(/^registerRules\.\w+\./, 'registerRules.').replaceAll('.', '_');
      expect([name, Object.keys(words.fields).includes(key)]).toEqual([name, true]);
    }
  }
});

test.each(SETTING_GROUPS)('the group %s is drawn', (group) => {
  const { container } = render(formOf(group));
  expect(container.querySelectorAll('input, select, details, fieldset').length).toBeGreaterThan(0);
});

test('a changed setting is shown with both values, and saved with the reason on the version that was seen', async () => {
  render(formOf('general'));
  const name = screen.getByRole('textbox', { name: words.fields.name });
  await userEvent.clear(name);
  await userEvent.type(name, 'Mela Fair');
  const dialog = await review();
  expect(dialog.textContent).toContain('Mela → Mela Fair');
  expect(dialog.textContent).not.toContain(words.reach.title);
  await userEvent.click(within(dialog).getByRole('button', { name: words.save }));
  expect(sent).toEqual([
    {
      path: '/wps/ops/settings',
      body: { version: 7, changes: [{ path: 'name', value: 'Mela Fair' }], reason: 'asked for' },
    },
  ]);
  expect(await screen.findAllByText('In force in 2 of 3 processes')).not.toHaveLength(0);
});

test('settings of money are proposed to a second operator', async () => {
  render(formOf('withdrawals'));
  const lowest = screen.getByRole('textbox', { name: words.fields.withdrawals_min });
  await userEvent.clear(lowest);
  await userEvent.type(lowest, '600.00');
  const dialog = await review();
  expect(await within(dialog).findByText('10,000+ members and 1 open order')).toBeTruthy();
  expect(dialog.textContent).toContain('in the last 30 days');
  await userEvent.click(within(dialog).getByRole('button', { name: operations.proposal.propose }));
  expect(sent).toEqual([
    {
      path: '/wps/ops/settings/proposals',
      body: { changes: [{ path: 'withdrawals.min', value: '600.00' }], reason: 'asked for' },
    },
  ]);
});

test('what cannot be saved says so under its setting, and nothing is sent', async () => {
  render(formOf('withdrawals'));
  const perDay = screen.getByRole('textbox', { name: words.fields.withdrawals_perDay });
  await userEvent.clear(perDay);
  await userEvent.type(perDay, 'many');
  await userEvent.click(screen.getByRole('button', { name: words.review }));
  expect(perDay.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.discard }));
  expect(screen.queryByRole('button', { name: words.review })).toBeNull();
});

test('a line that is no host of the brand says so under the lines', async () => {
  render(formOf('service'));
  const lines = screen.getByRole('textbox', { name: words.fields.lines });
  await userEvent.clear(lines);
  await userEvent.type(lines, 'mela.example:8443{enter}other.example');
  await userEvent.click(screen.getByRole('button', { name: words.review }));
  expect(screen.getByText('other.example is not a host of this brand')).toBeTruthy();
  expect(lines.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody else changed meanwhile shows, and is named where it was typed over', async () => {
  const { rerender } = render(formOf('general'));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.name });
  await userEvent.type(name, ' II');
  const theirs = withValue(withValue(settings, 'name', 'Mela Live'), 'country', 'IN');
  rerender(formOf('general', theirs));
  expect(name.value).toBe('Mela II');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.country }).value).toBe('IN');
  const dialog = await review();
  expect(dialog.textContent).toContain('Mela Live → Mela II');
  expect(dialog.textContent).toContain('You saw: Mela');
});

test('without the permission the settings can be read and not changed', () => {
  signIn(['setting.read', 'setting.change']);
  render(formOf('withdrawals'));
  const lowest = screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.withdrawals_min });
  expect(lowest.disabled).toBe(true);
});

test('a revert leaves out what was changed again since', () => {
  const change = {
    version: 3,
    at: '2026-01-01T00:00:00.000Z',
    author: 'operator1',
    approver: null,
    reason: 'a try',
    changes: [
      { path: 'name', before: 'Mela I', after: 'Mela' },
      { path: 'country', before: 'BD', after: 'IN' },
    ],
  };
  expect(revertOf(change, settings)).toEqual([{ path: 'name', before: 'Mela', after: 'Mela I' }]);
});
