import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Article } from '#libs/site/common/articles';
import { operations } from '../../../i18n/en/operations';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ToastProvider } from '../../../ui/feedback/toast';
import { beginTestOperator } from '../operator.fixture';
import { ArticleEditor } from './article-editor';

const text = (title: string) => ({ title, content: `<p>${title}</p>` });
const READ: Article = {
  id: '7',
  kind: 'help',
  anchor: 'games',
  position: 4,
  shown: true,
  texts: { EN: text('Games'), BN: text('গেম') },
  fromAt: null,
  untilAt: null,
  draft: null,
  shownVersion: 1,
  planned: null,
  version: 1,
  changedAt: '2026-01-01T00:00:00.000Z',
  changedBy: null,
};
const THEIRS: Article = {
  ...READ,
  texts: { EN: text('Theirs'), BN: text('গেম') },
  version: 2,
  changedBy: 'operator2',
};

const CONFLICT = 'operator2 has saved version 2';

interface Sent {
  version: number;
  publish: boolean;
  plannedAt: string | null;
  anchor: string;
  position: number;
  texts: Article['texts'];
}
let sent: Sent[];
beforeAll(() =>
  beginTestOperator(['help.read', 'help.write'], {
    brand: { languages: ['EN', 'BN'], defaultLanguage: 'BN' },
  }),
);
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const late = sent.length === 1;
    const body = late
      ? { success: false, message: 'error_article_changed', value: THEIRS }
      : { success: true, message: null, value: THEIRS };
    return { status: late ? 409 : 200, headers: new Headers(), json: async () => body } as Response;
  };
});

function editor(article: Article) {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'operations', operations);
  return (
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={translator}>
          <ToastProvider regionLabel="Notices" closeLabel="Close">
            <ArticleEditor article={article} languages={['EN', 'BN']} defaultLanguage="BN" />
          </ToastProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}
const open = (article = READ) => render(editor(article));
const title = () => screen.getAllByLabelText<HTMLInputElement>(/^Title/)[0] as HTMLInputElement;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save article' }));
async function writeAndSave() {
  open();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Mine');
  await save();
  const conflict = (await screen.findByRole('heading', { name: CONFLICT })).closest('section');
  expect(conflict?.textContent).toContain('Title (English): Theirs');
  expect(conflict?.textContent).not.toContain('গেম');
  expect(title().value).toBe('Mine');
}
const last = () => ({ version: sent.at(-1)?.version, title: sent.at(-1)?.texts.EN?.title });

it('shows what somebody else saved meanwhile, and overwrites it only when that is said', async () => {
  await writeAndSave();
  expect(last()).toEqual({ version: 1, title: 'Mine' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByRole('heading', { name: CONFLICT })).toBeNull();
  await save();
  expect(last()).toEqual({ version: 2, title: 'Mine' });
});

it('goes on from the version of the other', async () => {
  await writeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Discard mine' }));
  expect(title().value).toBe('Theirs');
  await save();
  expect(last()).toEqual({ version: 2, title: 'Theirs' });
});

it('opens the draft, and keeps a change as a draft until it is published', async () => {
  open({ ...READ, draft: { ...READ, texts: { ...READ.texts, EN: text('Draft') } } });
  expect(title().value).toBe('Draft');
  expect(screen.getByText(operations.articles.draftText)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: operations.articles.modes.draft }));
  await userEvent.click(screen.getByRole('button', { name: operations.articles.saveDraft }));
  expect(sent).toMatchObject([
    { version: 1, publish: false, plannedAt: null, texts: { EN: { title: 'Draft' } } },
  ]);
});

it('plans texts for a time of the brand, and changes nothing else', async () => {
  open({ ...READ, draft: { ...READ, position: 9, texts: { ...READ.texts, EN: text('Tomorrow') } } });
  await userEvent.click(screen.getByRole('radio', { name: operations.articles.modes.plan }));
  expect(screen.queryByLabelText(operations.articles.position)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: operations.articles.savePlan }));
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2030-01-02T00:00' } });
  await userEvent.click(screen.getByRole('button', { name: operations.articles.savePlan }));
  expect(sent).toMatchObject([
    {
      publish: false,
      plannedAt: '2030-01-01T18:00:00.000Z',
      position: 4,
      texts: { EN: { title: 'Tomorrow' } },
    },
  ]);
});

it('opens what is planned, with its time', async () => {
  const planned = {
    version: 2,
    at: '2030-01-01T18:00:00.000Z',
    texts: { ...READ.texts, EN: text('Tomorrow') },
  };
  open({ ...READ, version: 2, planned });
  expect(title().value).toBe('Games');
  expect(screen.getByRole('heading', { name: /^Version 2 is planned for Jan 2, 2030/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: operations.versions.editPlan }));
  expect(title().value).toBe('Tomorrow');
  expect(screen.getByLabelText<HTMLInputElement>(/^From/).value).toBe('2030-01-02T00:00');
});

it('takes over what others save while nothing is typed, and what is put back', () => {
  const { rerender } = open();
  rerender(editor(THEIRS));
  expect(title().value).toBe('Theirs');
  expect(screen.queryByRole('heading', { name: CONFLICT })).toBeNull();
});
