import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { queryClient } from '../../data/cache/query-client';
import type { Start } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { contractOf } from '../contract/contract.fixture';
import NeedsYou from './needs-you';

const LATER = '2126-11-21T11:00:00Z';
const withdrawal = {
  id: 'w',
  amount: '500.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'distributed',
  bankAccount: { id: 'b', bank: 'Demo Bank', holder: 'Demo Member', lastDigits: '1234' },
  sent: '500.00',
  rest: '0.00',
  tranche: { no: 1, amount: '500.00' },
  deadlineAt: LATER,
  rejectReason: null,
  createdAt: LATER,
};
const deposit = {
  id: 'd',
  method: 'bank',
  amount: '700.00',
  fee: '0.00',
  currency: 'BDT',
  status: 'created',
  underReview: false,
  createdAt: LATER,
  expiresAt: LATER,
};
const game = { nodeId: 7, gameName: 'River Dice', vendorName: 'Mela', maintenance: false };

/** From the most urgent on, by the call that tells of it. */
const LISTS: Record<string, object> = {
  'withdrawals?waiting=1': withdrawal,
  'withdrawals?': { ...withdrawal, status: 'disputed' },
  'deposits?': deposit,
  'contracts?': contractOf('1'),
  GCS_recentGame: game,
};
const TITLES = [
  en.receipt.title,
  en.home.disputeTitle,
  en.home.unpaidTitle,
  en.home.offerTitle,
  en.home.lastGame,
  en.home.firstDeposit,
];

/** A server that has nothing of the first `without` lists. */
function serve(without: number): void {
  const kept = Object.entries(LISTS).slice(without);
  globalThis.fetch = async (url) => {
    const path = String(url);
    const of = path.includes('waiting=1') ? 'withdrawals?waiting=1' : undefined;
    const found = kept.find(([name]) => (of ? name === of : path.includes(name)));
    const list = found ? [found[1]] : [];
    const page = { list, total: list.length, totalPages: 1, seq: 1 };
    const ANSWERS: Record<string, object> = {
      '/wps/member/info': { account: 'asha', type: 1, seq: 1 },
      '/wps/system/permission': { whitelabel: { [AGENT_POLICY]: '1' } },
    };
    const value = ANSWERS[path] ?? page;
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
}

test.each(TITLES.map((title, without) => [title, without] as const))(
  'what comes first is told: %s',
  async (title, without) => {
    queryClient.clear();
    serve(without);
    render(
      <StartProvider value={{ closed: null } as Start}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <MemoryRouter>
            <NeedsYou />
          </MemoryRouter>
        </I18nextProvider>
      </StartProvider>,
    );
    await screen.findByRole('heading', { name: title });
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  },
);
