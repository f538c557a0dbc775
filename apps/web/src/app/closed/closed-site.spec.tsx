import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { renewSiteStatus } from '../../data/site/site-status';
import type { Start } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { Dialog } from '../../ui/overlays/dialog';
import { loadClosedPage } from './closed-page-part';
import { ClosedSite } from './closed-site';

const START: Start = {
  brandName: 'Mela',
  brand: { timeZone: 'Asia/Dhaka', minimumAge: 18, licence: null },
  language: 'EN',
  languages: ['BN', 'EN'],
  merchantCode: 'mela',
  expectMember: false,
  home: null,
  menus: null,
  closed: null,
  testClock: false,
  imageHost: null,
  build: '',
};
const ENDS = '2026-11-24T12:00:00.000Z';
let status: unknown = 0;
beforeAll(loadClosedPage);
const reply = (value: unknown) => ({
  json: async () => ({ success: value !== null, message: value === null ? 'error_unknown' : null, value }),
});
beforeEach(() => {
  globalThis.fetch = jest.fn(async (url: unknown) =>
    reply(String(url).endsWith('/status') ? { status, ip: '203.0.113.7', maintenanceEndTime: ENDS } : null),
  ) as unknown as typeof fetch;
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  await become(0);
});

async function become(next: unknown): Promise<void> {
  status = next;
  await act(renewSiteStatus);
}

function show(start: Start = START, path = '/member/deposit') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <StartProvider value={start}>
        <I18nextProvider i18n={createTranslator('EN', en)}>
          <ClosedSite>
            <label>
              Amount <input />
            </label>
            <Dialog open title="Register" onClose={() => undefined}>
              <label>
                Name <input />
              </label>
            </Dialog>
          </ClosedSite>
        </I18nextProvider>
      </StartProvider>
    </MemoryRouter>,
  );
}

test('what the server sent is drawn first, and the page when the site opens', async () => {
  const closed = {
    status: 1,
    ip: '',
    maintenanceEndTime: null,
    timeZone: 'Asia/Dhaka',
    service: null,
  } as const;
  show({ ...START, closed });
  expect(screen.getByText('We’re under maintenance')).not.toBeNull();
  expect(screen.queryByText('Amount')).toBeNull();
  await become(0);
  await screen.findByText('Amount');
});

test('a maintenance takes the place of the page, and what was typed is there when it ends', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Name'), 'Rina');
  await become(1);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We’re under maintenance');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Amount').closest('[hidden]')).not.toBeNull();
  expect(document.title).toBe('We’re under maintenance');
  expect(document.querySelector('time')?.getAttribute('datetime')).toBe(ENDS);
  await become(0);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Rina');
  expect(screen.queryByText('We’re under maintenance')).toBeNull();
  expect(screen.getByText('Amount').closest('[hidden]')).toBeNull();
});

test('a blocked visitor is told the own address', async () => {
  show();
  await become(2);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Not available in your region');
  expect(screen.getByText('203.0.113.7')).not.toBeNull();
});

test('an unknown status draws nothing, and is asked again', async () => {
  show();
  await become(7);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
  expect(screen.getByText('Amount').closest('[hidden]')).not.toBeNull();
  status = 0;
  await screen.findByRole('textbox', { name: 'Name' });
});

test.each(['/help', '/member', '/member/withdraw', '/member/withdrawals/1', '/social/google'])(
  '%s stays open',
  async (path) => {
    show(START, path);
    await become(1);
    expect(screen.getByText('Amount').closest('[hidden]')).toBeNull();
  },
);
