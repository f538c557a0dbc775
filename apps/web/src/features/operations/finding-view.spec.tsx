import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { operations as bnOperations } from '../../i18n/bn/operations';
import { site as bn } from '../../i18n/bn/site';
import { operations as enOperations } from '../../i18n/en/operations';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { ToastProvider } from '../../ui/feedback/toast';
import { FindingView } from './finding-view';
import { beginTestOperator } from './operator.fixture';

let page: HTMLElement;
let root: Root;

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  beginTestOperator(['finding.read', 'finding.close'], {
    brand: { languages: ['EN', 'BN'], defaultLanguage: 'EN' },
    now: '2026-02-28T00:10:00.000Z',
  });
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

const found: LedgerFinding = {
  id: '1',
  kind: 'balance',
  about: { account: '17', accountKind: 'wallet', member: '100001' },
  currency: 'BDT',
  expected: '-1234.50',
  found: '1234.51',
  firstSeen: '2026-02-28T00:00:00.000Z',
  lastSeen: '2026-02-28T00:05:00.000Z',
  goneAt: null,
};

async function show(finding: LedgerFinding, language: 'EN' | 'BN' = 'EN'): Promise<string> {
  const translator = language === 'EN' ? createTranslator('EN', en) : createTranslator('BN', bn);
  translator.addResourceBundle('en', 'operations', enOperations);
  translator.addResourceBundle('bn', 'operations', bnOperations);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={new QueryClient()}>
          <ToastProvider regionLabel="notices" closeLabel="close">
            <FindingView finding={finding} />
          </ToastProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  return page.textContent ?? '';
}
const buttons = () => [...page.querySelectorAll('button')].map((button) => button.textContent);

test('shows both amounts and where they differ, and cannot be closed while a check still finds it', async () => {
  const text = await show(found);
  for (const part of ['-৳1,234.50', '৳1,234.51', 'Wallet', '100001', enOperations.finding.notYet])
    expect(text).toContain(part);
  expect(buttons()).toEqual([]);
  expect(await show(found, 'BN')).toContain('-৳১,২৩৪.৫০');
});

test('offers to close what is gone', async () => {
  await show({ ...found, goneAt: '2026-02-28T01:00:00.000Z' });
  expect(buttons()).toEqual([enOperations.finding.close]);
});

test('shows the beginning of a hash where what differs is no amount', async () => {
  const journal = { ...found, kind: 'journal', about: { day: '2026-02-27' }, currency: null } as const;
  const text = await show({ ...journal, expected: 'a'.repeat(64), found: 'b'.repeat(64) });
  expect(text).toContain(enOperations.finding.say.journal);
  expect(text).toContain('a'.repeat(12));
  expect(text).not.toContain('a'.repeat(13));
});
