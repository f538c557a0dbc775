import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import {
  type AnnouncementDetail,
  type AnnouncementDraft,
  announcementText,
} from '#libs/site/common/announcements';
import { operations } from '../../../i18n/en/operations';
import { site as en } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ToastProvider } from '../../../ui/feedback/toast';
import { beginTestOperator } from '../operator.fixture';
import { operationsQueries } from '../operator-store';
import { EMPTY_DRAFT } from './content.api';
import { ContentForm } from './content-form';

const draftOf = (title: string): AnnouncementDraft => ({
  ...EMPTY_DRAFT,
  texts: { EN: announcementText.parse({ title }) },
});
const detail = (version: number, title: string): AnnouncementDetail => ({
  id: '3f2b7c1e-0000-4000-8000-000000000001',
  kind: 'PL',
  state: 'draft',
  version,
  title,
  languages: ['EN'],
  execution: null,
  groupName: null,
  fromAt: null,
  untilAt: null,
  unpublished: true,
  plannedAt: null,
  changedAt: '2026-11-05T12:00:00.000Z',
  changedBy: { id: '2', account: 'operator2' },
  draft: draftOf(title),
  versions: [],
  shownVersion: null,
  plannedVersion: null,
});

beforeAll(() =>
  beginTestOperator(['content.read', 'content.write', 'content.publish'], {
    brand: { languages: ['EN', 'BN'], defaultLanguage: 'BN' },
  }),
);

const saves: [AnnouncementDraft, number][] = [];
const form = (content: AnnouncementDetail) => {
  const translator = createTranslator('EN', en);
  translator.addResourceBundle('en', 'operations', operations);
  return (
    <MemoryRouter>
      <QueryClientProvider client={operationsQueries}>
        <I18nextProvider i18n={translator}>
          <ToastProvider regionLabel="Notices" closeLabel="Close">
            <ContentForm
              kind="PL"
              content={content}
              saved={content.draft}
              sending={{ busy: false, refusal: null, clear: () => undefined }}
              onSave={(draft, version) => saves.push([draft, version])}
            />
          </ToastProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ });

beforeEach(() => {
  saves.length = 0;
});

test('what another operator saves replaces an untouched form', () => {
  const { rerender } = render(form(detail(1, 'First')));
  rerender(form(detail(2, 'Second')));
  expect(title().value).toBe('Second');
  expect(screen.queryByRole('status', { name: /saved version/ })).toBeNull();
});

test('what was typed stays beside what another operator saved, and can go on or be dropped', async () => {
  const { rerender } = render(form(detail(1, 'First')));
  await userEvent.clear(title());
  await userEvent.type(title(), 'Mine');
  rerender(form(detail(2, 'Theirs')));
  expect(title().value).toBe('Mine');
  expect(screen.getByText('operator2 has saved version 2')).toBeTruthy();
  expect(screen.getByText('Title (English)').parentElement?.textContent).toBe('Title (English): Theirs');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(saves.map(([draft, version]) => [draft.texts.EN?.title, version])).toEqual([['Mine', 2]]);
});

test('nothing is published while something is typed that was not saved', async () => {
  render(form(detail(1, 'First')));
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeTruthy();
  await userEvent.type(title(), '!');
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  expect(screen.getByText('Save the draft to publish it.')).toBeTruthy();
});

test('an earlier version is read beside the draft, and put back as the newest one', async () => {
  const sent: [string, { version: number; texts: AnnouncementDraft['texts'] }][] = [];
  globalThis.fetch = async (url, init) => {
    if (init?.body) sent.push([`${init.method} ${String(url)}`, JSON.parse(String(init.body))]);
    return {
      status: 200,
      headers: new Headers(),
      json: async () => ({ success: true, message: null, value: draftOf('First') }),
    } as Response;
  };
  const at = '2026-11-05T12:00:00.000Z';
  const versions = [
    { version: 2, at, by: 'operator2', changed: ['texts.EN.title'] },
    { version: 1, at, by: null, changed: [] },
  ];
  render(form({ ...detail(2, 'Second'), versions }));
  expect(screen.getByText(/^Version 2, operator2, Nov 5, 2026/).textContent).toContain('18:00 GMT+6');
  expect(screen.getByText('Changed: Title (English)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open version 2' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }));
  expect((await dialog.findByText('Title (English)')).parentElement?.textContent).toBe(
    'Title (English): First',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Put back as draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Version 1' })).toBeNull());
  expect(sent).toMatchObject([
    [`PUT /wps/ops/content/${detail(2, '').id}`, { version: 2, texts: { EN: { title: 'First' } } }],
  ]);
});

test('what follows a published one is named with its time, and can be taken back', async () => {
  const sent: string[] = [];
  globalThis.fetch = async (url, init) => {
    sent.push(`${init?.method} ${String(url)} ${String(init?.body)}`);
    const value = detail(2, 'Second');
    return {
      status: 200,
      headers: new Headers(),
      json: async () => ({ success: true, message: null, value }),
    } as Response;
  };
  const plannedAt = '2026-11-06T18:00:00.000Z';
  render(form({ ...detail(2, 'Second'), state: 'published', plannedAt, plannedVersion: 2, shownVersion: 1 }));
  expect(screen.getByRole('heading', { name: /^Version 2 is planned for Nov 7, 2026, 00:00/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /Withdraw plan|Confirm/ }));
  expect(await screen.findByText('Plan withdrawn')).toBeTruthy();
  expect(sent).toEqual([`POST /wps/ops/content/${detail(2, '').id}/plan/removal {"version":2}`]);
});

test('a button puts its element around what is selected', async () => {
  render(form(detail(1, 'First')));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Content/ });
  await userEvent.type(area, 'big news');
  area.setSelectionRange(0, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(area.value).toBe('<strong>big</strong> news');
});
