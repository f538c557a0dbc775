import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionView } from '../../../common/api';
import type { MatchView, SlipRequest, TicketView } from '../../../common/book/api';
import { fixtureOf } from '../../../common/book/titles';
import { GameClient } from '../session/client';
import { SessionProvider } from '../session/session-provider';
import { useStake } from '../session/use-stake';
import { diceView, fakeMedia } from '../testing/sample-session';
import { MatchPage } from './match-page';
import { SlipPanel } from './slip-panel';
import { Tickets } from './tickets';
import { useSlip } from './use-slip';

const view: SessionView = { ...diceView, game: 'village-cup', kind: 'book', dice: null, fairness: null };
const fixture = fixtureOf('village-cup', 30_000_000);
const other = fixtureOf('village-cup', 30_000_001);
const home = fixture.home.names.en;
const state = { sport: 'football', steps: 30, events: 1, lastEvent: 12, home: 1, away: 0 } as const;
const match: MatchView = {
  id: fixture.id,
  state,
  isLive: true,
  isOver: false,
  isSuspended: false,
  isCancelled: false,
  markets: [
    {
      id: 'winner',
      kind: 'winner',
      period: null,
      line: null,
      odds: [
        { selection: 'home', odds: 1850 },
        { selection: 'draw', odds: 3600 },
        { selection: 'away', odds: null },
      ],
    },
    {
      id: 'total:2.5',
      kind: 'total',
      period: null,
      line: 2.5,
      odds: [
        { selection: 'over', odds: 2100 },
        { selection: 'under', odds: 1700 },
      ],
    },
  ],
  seedHash: 'ab'.repeat(32),
  seed: null,
};
const second: MatchView = { ...match, id: other.id };
let bets: SlipRequest[];
let isAccepted: boolean;

beforeEach(() => {
  fakeMedia(true);
  bets = [];
  isAccepted = true;
});

async function bet(request: SlipRequest): Promise<boolean> {
  bets.push(request);
  return isAccepted;
}

function Pages({ matches }: { matches: MatchView[] }) {
  const slip = useSlip(matches, { bet, error: null });
  const stake = useStake();
  const legs = slip.lines.map(({ leg }) => leg);
  return (
    <>
      {matches.map((one) => (
        <section key={one.id} aria-label={one.id}>
          <MatchPage match={one} legs={legs} onToggle={slip.toggle} onBack={() => undefined} />
        </section>
      ))}
      <section aria-label="slip">
        <SlipPanel slip={slip} stake={stake} isConnected />
      </section>
    </>
  );
}

function show(matches: MatchView[]) {
  const client = new GameClient('s');
  const pages = (shown: MatchView[]) => (
    <SessionProvider client={client} opened={view}>
      <Pages matches={shown} />
    </SessionProvider>
  );
  const { rerender } = render(pages(matches));
  return { renew: (next: MatchView[]) => rerender(pages(next)) };
}

const page = (id = fixture.id) => within(screen.getByRole('region', { name: id }));
const slip = () => within(screen.getByRole('region', { name: 'slip' }));
const press = (name: string | RegExp, from = page()) => userEvent.click(from.getByRole('button', { name }));

test('shows the score and every market, and offers nothing that has no odds', () => {
  show([match]);
  expect(page().getByText('30′')).toBeInstanceOf(HTMLElement);
  expect(page().getByRole('group', { name: 'Goals, 2.5' })).toBeInstanceOf(HTMLElement);
  const away = page().getByRole('button', { name: new RegExp(`${fixture.away.names.en}.*–`) });
  expect((away as HTMLButtonElement).disabled).toBe(true);
});

test('a suspended match says so, and takes no bets', () => {
  show([{ ...match, isSuspended: true }]);
  expect(page().getAllByText('Suspended')).toHaveLength(2);
  for (const name of [/Draw/, /Over/])
    expect((page().getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true);
  expect(page().getByRole('status').textContent).toContain('paused');
});

test('the odds that are pressed are bet, and what they may pay is shown', async () => {
  show([match]);
  await press(/Draw/);
  expect(slip().getByTestId('possible').textContent).toBe('৳36.00');
  await press('Bet ৳10.00', slip());
  expect(bets).toEqual([
    {
      amount: '1000',
      accept: 'same',
      legs: [{ match: match.id, market: 'winner', selection: 'draw', odds: 3600, events: 1 }],
    },
  ]);
  expect(slip().getByRole('status').textContent).toBe('Bet placed.');
});

test('changed odds are marked, and not bet before they are accepted', async () => {
  const { renew } = show([match]);
  await press(new RegExp(home));
  const [main, goals] = match.markets;
  if (!main || !goals) throw new Error('no markets');
  const lower = { ...main, odds: [{ selection: 'home' as const, odds: 1500 }] };
  renew([{ ...match, markets: [lower, goals] }]);
  expect(slip().getByText('was 1.850')).toBeInstanceOf(HTMLElement);
  expect(slip().getByText('The odds have changed.')).toBeInstanceOf(HTMLElement);
  expect(slip().queryByRole('button', { name: /^Bet/ })).toBeNull();
  await press('Accept changes', slip());
  await press('Bet ৳10.00', slip());
  expect(bets[0]?.legs[0]?.odds).toBe(1500);
});

test('who takes better odds is not asked about them', async () => {
  const { renew } = show([match]);
  await press(new RegExp(home));
  await userEvent.click(slip().getByRole('radio', { name: 'Take better' }));
  const [main] = match.markets;
  if (!main) throw new Error('no market');
  renew([{ ...match, markets: [{ ...main, odds: [{ selection: 'home', odds: 2000 }] }] }]);
  await press('Bet ৳10.00', slip());
  expect(bets[0]).toMatchObject({ accept: 'better', legs: [{ odds: 1850 }] });
});

test('two matches are one multiple, or singles with a stake each', async () => {
  show([match, second]);
  await press(/Draw/);
  await press(/Draw/, page(second.id));
  expect(slip().getByTestId('possible').textContent).toBe('৳129.60');
  await userEvent.click(slip().getByRole('radio', { name: 'Singles' }));
  expect(slip().getByTestId('possible').textContent).toBe('৳72.00');
  await press('Bet ৳20.00', slip());
  expect(bets.map(({ amount, legs }) => [amount, legs.length])).toEqual([
    ['1000', 1],
    ['1000', 1],
  ]);
});

test('a bet that is refused stays on the slip', async () => {
  isAccepted = false;
  show([match]);
  await press(/Draw/);
  await press('Bet ৳10.00', slip());
  expect(slip().getByRole('button', { name: 'Remove Draw' })).toBeInstanceOf(HTMLElement);
});

const ticket: TicketView = {
  round: 'r',
  at: 0,
  state: 'open',
  stake: '1000',
  payout: '0',
  possible: '3600',
  isCashedOut: false,
  quote: '950',
  legs: [{ match: match.id, market: 'winner', selection: 'draw', odds: 3600, state: 'open' }],
};

test('an open bet is cashed out at the value that is shown; one without a value is not', async () => {
  const asked: unknown[] = [];
  const cashOut = async (request: unknown) => {
    asked.push(request);
    return null;
  };
  const settled: TicketView = { ...ticket, round: 's', state: 'settled', payout: '3600', quote: null };
  render(
    <SessionProvider client={new GameClient('s')} opened={view}>
      <Tickets
        tickets={[ticket, { ...ticket, round: 'q', quote: null }, settled]}
        asking={false}
        connected
        cashOut={cashOut}
      />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cash out ৳9.50' }));
  expect(asked).toEqual([{ round: 'r', quote: '950' }]);
  expect((screen.getByRole('button', { name: 'No cash-out right now' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  expect(screen.getByText('Won ৳36.00')).toBeInstanceOf(HTMLElement);
});
