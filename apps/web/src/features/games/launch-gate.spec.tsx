import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { beginSession, endSession } from '../../data/session/session-store';
import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import LaunchGate from './launch-gate';
import { riverDice } from './shared/game.fixture';

const TRIAL = 4;

let type = 0;
let ended = 0;
beforeEach(() => {
  [type, ended] = [0, 0];
  queryClient.clear();
  sessionStorage.clear();
  globalThis.fetch = async (path) => {
    const { pathname } = new URL(String(path), 'http://portal.test');
    const info = { id: '7', account: 'rupa', type, balance: '0.00', currency: 'BDT', seq: 0 };
    const value = pathname === '/wps/member/info' ? info : {};
    return { ok: true, status: 200, json: async () => ({ success: true, value }) } as Response;
  };
});

/** Where the person is led, and where from there. */
function Place() {
  const { pathname, search, state } = useLocation();
  const { returnTo, from } = (state ?? {}) as { returnTo?: string; from?: string };
  return <output>{[pathname + search, returnTo ?? from].filter(Boolean).join(' then ')}</output>;
}

const want = (demo: boolean, flags: { freeplay?: 0 | 1 } = {}) =>
  render(
    <I18nextProvider i18n={createTranslator('EN', en)}>
      <MemoryRouter initialEntries={['/rng?vendor=STUDIO']}>
        <Routes>
          <Route path="*" element={<Place />} />
        </Routes>
        <LaunchGate
          request={{ nodeId: 1008, game: { ...riverDice, ...flags }, demo }}
          onEnd={() => {
            ended += 1;
          }}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
test.each([
  [false, '/login then /rng?vendor=STUDIO&play=1008'],
  [true, '/login then /rng?vendor=STUDIO&play=1008&demo=1'],
])(
  'a guest logs in, and then plays what was wanted, with play money where that was (%s)',
  async (demo, led) => {
    beginSession('token');
    endSession('logout');
    const { container } = want(demo);
    await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(led));
    expect(ended).toBe(1);
  },
);

test('a member is on the stage, and the way back leads to the same list', async () => {
  beginSession('token');
  const { container } = want(false);
  await waitFor(() =>
    expect(container.querySelector('output')?.textContent).toBe('/game/1008 then /rng?vendor=STUDIO'),
  );
});

test('a trial account plays a trial round at once where there is one', async () => {
  type = TRIAL;
  beginSession('token');
  const { container } = want(false, { freeplay: 1 });
  await waitFor(() =>
    expect(container.querySelector('output')?.textContent).toMatch(/^\/game\/1008\?demo=1/),
  );
});

test('elsewhere it is told that it needs a full account, and is led to open one for this game', async () => {
  type = TRIAL;
  beginSession('token');
  const { container } = want(false);
  await screen.findByText(en.errors.error_in_need_true_account);
  await userEvent.click(screen.getByRole('button', { name: en.games.openAccount }));
  await waitFor(() =>
    expect(container.querySelector('output')?.textContent).toBe('/register then /?play=1008'),
  );
});

test('it may stay, and nothing has moved', async () => {
  type = TRIAL;
  beginSession('token');
  const { container } = want(false);
  await screen.findByText(en.errors.error_in_need_true_account);
  await userEvent.click(screen.getByRole('button', { name: en.common.cancel }));
  await waitFor(() => expect(ended).toBe(1));
  expect(container.querySelector('output')?.textContent).toBe('/rng?vendor=STUDIO');
});
