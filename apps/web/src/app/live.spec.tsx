import { jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { contractOf, pushedContract } from '../features/contract/contract.fixture';
import { site as en } from '../i18n/en/site';
import { createTranslator } from '../i18n/i18n';

type Receive = (name: string, message: object) => void;

/** What was committed after the agent's first snapshot, before the page is connected. */
const LATER = [
  { seq: 6, name: 'contract.accepted', data: pushedContract('1', { side: 'given', status: 'active' }) },
];
const FIRST = 5;
/** The code of agents' notices is read from the disk meanwhile. */
const PATIENCE = { timeout: 30_000 };

/** A server that pushes to a new connection at once what came after the `lastSeq` of the browser. */
function io({ auth }: { auth(give: (who: { lastSeq: number }) => void): void }) {
  let receive: Receive = () => undefined;
  setTimeout(() =>
    auth(({ lastSeq }) => {
      for (const { name, ...event } of LATER) {
        if (event.seq > lastSeq) act(() => receive(name, { ...event, at: '2026-11-21T11:00:00Z' }));
      }
    }),
  );
  return {
    on: () => undefined,
    onAny: (handle: Receive) => {
      receive = handle;
    },
    io: { on: () => undefined },
    removeAllListeners: () => undefined,
    close: () => undefined,
  };
}

jest.unstable_mockModule('socket.io-client', () => ({ io }));

const asked: string[] = [];
const emptyPage = { list: [], total: 0, totalPages: 1, seq: FIRST };
const ANSWERS: Record<string, object> = {
  '/wps/member/info': { account: 'agent', type: 1, seq: FIRST },
  '/wps/system/permission': { whitelabel: { [AGENT_POLICY]: '1' } },
};
globalThis.fetch = async (url) => {
  const path = String(url);
  asked.push(path);
  const value = ANSWERS[path.split('?')[0] ?? ''] ?? emptyPage;
  return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
};

test('no event is lost before the code that handles it is there, nor between a snapshot and the connection', async () => {
  const { MemoryRouter } = await import('react-router-dom');
  const { default: Live } = await import('./live');
  const { queryClient } = await import('../data/cache/query-client');
  const { beginSession } = await import('../data/session/session-store');
  const { contractsQuery } = await import('../features/contract/contract.api');
  const { depositsQuery } = await import('../features/deposit/deposit.api');
  const { queryKey } = contractsQuery({ side: 'given' }, 1);
  beginSession('a-token');
  queryClient.setQueryData(queryKey, {
    ...emptyPage,
    list: [contractOf('1', { side: 'given' })],
    total: 1,
  });
  queryClient.setQueryData(depositsQuery(2).queryKey, { ...emptyPage, seq: FIRST - 1 });
  const isToBeReadAnew = (pageNo: number) =>
    queryClient.getQueryState(depositsQuery(pageNo).queryKey)?.isInvalidated;
  expect(isToBeReadAnew(2)).toBe(false);
  const page = render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <MemoryRouter>
        <Live />
      </MemoryRouter>
    </I18nextProvider>,
  );
  await waitFor(() => expect(queryClient.getQueryData(queryKey)?.list[0]?.status).toBe('active'), PATIENCE);
  await page.findByText('agent accepted your offer');
  expect(asked.filter((path) => path.startsWith('/wps/member/info'))).toHaveLength(1);
  expect(isToBeReadAnew(2)).toBe(true);
  const overtaken = contractsQuery({ side: 'given', status: 'active' }, 1);
  await queryClient.fetchQuery(overtaken);
  await waitFor(() => expect(queryClient.getQueryData(overtaken.queryKey)?.list).toHaveLength(1));
  page.unmount();
});
