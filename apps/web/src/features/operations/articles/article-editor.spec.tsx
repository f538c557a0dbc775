import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Article } from '#libs/site/common/articles';
import { operations } from '../../../i18n/en/operations';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import { ToastProvider } from '../../../ui/feedback/toast';
import { ArticleEditor } from './article-editor';

const text = (title: string) => ({ title, content: `<p>${title}</p>` });
const READ: Article = {
  id: '7',
  kind: 'help',
  anchor: 'games',
  position: 4,
  shown: true,
  texts: { EN: text('Games'), BN: text('গেম') },
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

const CONFLICT = operations.articles.conflict;

let sent: { version: number; texts: Article['texts'] }[];
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

function open() {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'operations', operations);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={translator}>
          <ToastProvider regionLabel="Notices" closeLabel="Close">
            <ArticleEditor article={READ} languages={['EN', 'BN']} defaultLanguage="BN" />
          </ToastProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const title = () => screen.getAllByLabelText<HTMLInputElement>(/^Title/)[0] as HTMLInputElement;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save article' }));
async function writeAndSave() {
  open();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Mine');
  await save();
  const conflict = (await screen.findByRole('heading', { name: CONFLICT })).closest('section');
  expect(conflict?.textContent).toContain('operator2');
  expect(conflict?.textContent).toContain('English: Theirs');
  expect(conflict?.textContent).not.toContain('গেম');
  expect(title().value).toBe('Mine');
}
const last = () => ({ version: sent.at(-1)?.version, title: sent.at(-1)?.texts.EN?.title });

it('shows what somebody else saved meanwhile, and overwrites it only when that is said', async () => {
  await writeAndSave();
  expect(last()).toEqual({ version: 1, title: 'Mine' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine, then save' }));
  expect(screen.queryByRole('heading', { name: CONFLICT })).toBeNull();
  await save();
  expect(last()).toEqual({ version: 2, title: 'Mine' });
});

it('goes on from the version of the other', async () => {
  await writeAndSave();
  await userEvent.click(screen.getByRole('button', { name: 'Use their version' }));
  expect(title().value).toBe('Theirs');
  await save();
  expect(last()).toEqual({ version: 2, title: 'Theirs' });
});
