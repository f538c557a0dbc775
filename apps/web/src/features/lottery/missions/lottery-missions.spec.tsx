import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../data/cache/query-client';
import { readStart } from '../../../data/start/start';
import { StartProvider } from '../../../data/start/start-context';
import { lottery as en } from '../../../i18n/en/lottery';
import { rewards } from '../../../i18n/en/rewards';
import { site } from '../../../i18n/en/site';
import { createTranslator } from '../../../i18n/i18n';
import LotteryMissionsPage from './lottery-missions-page';
import { newestByPromotion } from './missions.api';

const MISSION_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const page = (list: object[]) => ({ list, total: list.length, totalPages: list.length > 0 ? 1 : 0, seq: 1 });
const mission = {
  missionId: MISSION_ID,
  title: 'A week of draws',
  kind: 'days',
  gameCodes: ['SSC1M', 'SSC5M', 'SSC5M_ZY'],
  startAt: '2026-11-22T18:00:00Z',
  endAt: '2026-11-29T18:00:00Z',
  reachedValue: '4',
  currency: 'BDT',
  rewardKind: 'points',
  milestones: [
    { target: '3', reward: '15', status: 'claimable', rewardId: MISSION_ID },
    { target: '5', reward: '30', status: 'open', rewardId: null },
  ],
};
const board = (promotion: string, startsAt: string) => ({
  id: `${promotion} ${startsAt}`,
  promotion,
  title: promotion,
  metric: 'rounds',
  currency: 'BDT',
  state: 'open',
  startsAt,
  endsAt: '2026-11-29T18:00:00Z',
});
const ranks = {
  ...page([
    { rank: 1, account: 'ra***m', reachedValue: '12', reward: '100' },
    { rank: 2, account: 'ka***l', reachedValue: '7', reward: null },
  ]),
  currency: 'BDT',
  rewardKind: 'points',
  footer: { rank: 2, reachedValue: '7' },
};

/** What each call answers, by the end of its path; `null` is refused with 404. */
let answers: Record<string, (query: URLSearchParams) => object | null>;

beforeEach(() => {
  queryClient.clear();
  answers = {
    '/missions/summary': (query) => page(query.get('status') === 'O' ? [mission] : []),
    '/rewards/leaderboard': () => ({
      list: [board('Of the lottery', '2026-11-22'), board('Of slots', '2026-11-22')],
    }),
    '/missions/leaderboard': (query) => (query.get('missionId') === 'Of the lottery' ? ranks : null),
  };
  globalThis.fetch = async (url) => {
    const { pathname, searchParams } = new URL(String(url), 'http://portal');
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    const value = answer?.(searchParams) ?? null;
    return {
      ok: value !== null,
      status: value === null ? 404 : 200,
      headers: new Headers(),
      json: async () =>
        value === null ? { success: false, message: 'error_not_found' } : { success: true, value },
    } as Response;
  };
});

function show() {
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  translator.addResourceBundle('en', 'rewards', rewards);
  render(
    <StartProvider value={readStart()}>
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <LotteryMissionsPage />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>,
  );
}
const open = (part: keyof typeof en.missions.parts) =>
  userEvent.click(screen.getByRole('tab', { name: en.missions.parts[part] }));

test('a mission shows how far each milestone is, and leads to the reward centre for what can be claimed', async () => {
  show();
  const steps = within(await screen.findByRole('list', { name: en.missions.steps })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^15 pointsReady to claim.*3 of 3 days$/),
    expect.stringMatching(/^30 pointsNot reached yet.*4 of 5 days$/),
  ]);
  const claim = screen.getByRole('link', { name: en.missions.claim });
  expect(claim.getAttribute('href')).toBe('/member/rewardCenter');
  await open('ended');
  expect(await screen.findByText(en.missions.noneEnded)).toBeTruthy();
});

test('a game with two prizes is one game of a mission', async () => {
  show();
  expect(await screen.findByText(/Counts in 2 games$/)).toBeTruthy();
});

test('the leaderboards of the lottery alone are shown, with the own rank', async () => {
  show();
  await open('boards');
  const rows = within(await screen.findByRole('list', { name: rewards.leaderboards.ranks }));
  expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1 · ra***m12 rounds100 points',
    '2 · ka***l7 rounds',
  ]);
  expect(screen.getByRole('heading', { name: 'Of the lottery' })).toBeTruthy();
  expect(screen.queryByText('Of slots')).toBeNull();
  expect(screen.getByText('You · Rank 2 · 7 rounds')).toBeTruthy();
});

test('says where there is nothing', async () => {
  answers['/missions/summary'] = () => page([]);
  answers['/missions/leaderboard'] = () => null;
  show();
  expect(await screen.findByText(rewards.promotions.missions.emptyTitle)).toBeTruthy();
  await open('boards');
  expect(await screen.findByText(rewards.leaderboards.emptyTitle)).toBeTruthy();
});

test('of the periods of a leaderboard the newest one is shown', () => {
  const boards = [board('a', '2026-11-22'), board('b', '2026-11-01'), board('a', '2026-11-29')];
  expect(newestByPromotion(boards).map(({ id }) => id)).toEqual(['a 2026-11-29', 'b 2026-11-01']);
});
