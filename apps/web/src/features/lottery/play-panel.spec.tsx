import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { findGame, type LotteryGame, type PrizeMode } from '#libs/lottery/common/games';
import type { PricedNumber } from '#libs/lottery/common/lines/number-prices';
import { queryClient } from '../../data/cache/query-client';
import { learnServerTime } from '../../data/calls/server-time';
import { memberInfoQuery } from '../../data/session/member-info';
import { readStart } from '../../data/start/start';
import { StartProvider } from '../../data/start/start-context';
import { lottery as en } from '../../i18n/en/lottery';
import { site } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import { DRAW_AT, drawnDraw, runningDraw } from './draw/draw.fixture';
import { playMenu } from './menu.fixture';
import { PlayPanel } from './play-panel';
import { forgetOrder } from './slip/order-actor';
import { forgetSlips } from './slip/slip-store';

function gameOf(code: string): LotteryGame {
  const found = findGame(code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}
const CLOSE_AT = DRAW_AT - 5000;

let posted: { gameCode: string; drawNo: string; amount: string; lines: object[] }[];
let reply: () => object;

beforeEach(() => {
  posted = [];
  reply = () => ({
    success: true,
    value: { ticketId: 't', ticketNo: '7', drawNo: '20261122-0845', amount: '10.00', largestWin: '96.50' },
  });
  forgetSlips();
  forgetOrder();
  localStorage.clear();
  queryClient.clear();
  queryClient.setQueryData(memberInfoQuery.queryKey, { balance: '100.00', currency: 'BDT' } as never);
  learnServerTime(new Date(CLOSE_AT - 60_000).toISOString());
  globalThis.fetch = async (_url, init) => {
    posted.push(JSON.parse(String(init?.body)) as (typeof posted)[number]);
    const value = reply();
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => value,
    } as Response;
  };
});
afterEach(() => learnServerTime(new Date().toISOString()));

function show(code = 'SSC1M', mode: PrizeMode = 'ELOTT', prices: readonly PricedNumber[] = []) {
  const game = gameOf(code);
  const draw = runningDraw(0, { prices: [...prices] });
  const current = { now: '', draw, next: runningDraw(1), last: drawnDraw() };
  const translator = createTranslator('EN', site);
  translator.addResourceBundle('en', 'lottery', en);
  const panel = () => (
    <StartProvider value={readStart()}>
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <PlayPanel game={game} mode={mode} menu={playMenu(game, mode)} current={current} />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </StartProvider>
  );
  const view = render(panel());
  return { redraw: () => view.rerender(panel()) };
}

const bar = () => within(screen.getByRole('region', { name: en.bar.label }));
const place = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const pick = (name: string, digit: string) =>
  userEvent.click(place(name).getByRole('button', { name: new RegExp(`^${digit}`), pressed: false }));

test('counts bets, amount and largest win at each touch', async () => {
  show();
  await pick(en.rows.place1, '7');
  expect(bar().getByText(/Bets: 1 · ৳10.00/)).toBeTruthy();
  await pick(en.rows.place2, '3');
  expect(bar().getByText(/Bets: 2 · ৳20.00/)).toBeTruthy();
  expect(bar().getByText('wins up to ৳193.00')).toBeTruthy();
});

test('a bet now is sent as it stands', async () => {
  show();
  await pick(en.rows.place1, '7');
  await userEvent.click(bar().getByRole('button', { name: en.bar.bet }));
  await screen.findByText('Your bet is in for draw 0845');
  expect(posted).toEqual([
    {
      gameCode: 'SSC1M',
      drawNo: '20261122-0845',
      prizeMode: 'ELOTT',
      prizeGroup: 1930,
      lines: [
        { rule: 'ssc.pos', picks: [['7'], [], [], [], []], amount: '10.00', bets: 1, odds: { '': '9.65' } },
      ],
      amount: '10.00',
    },
  ]);
});

test('a slip whose draw has closed is not sent before the member keeps it for the next one', async () => {
  const { redraw } = show();
  await pick(en.rows.place1, '7');
  await userEvent.click(bar().getByRole('button', { name: en.bar.add }));
  learnServerTime(new Date(CLOSE_AT + 1).toISOString());
  act(redraw);
  await userEvent.click(bar().getByRole('button', { name: new RegExp(en.slip.open) }));
  const slip = within(await screen.findByRole('dialog', { name: en.slip.title }));
  await userEvent.click(slip.getByRole('button', { name: en.slip.bet }));
  expect(posted).toEqual([]);
  await userEvent.click(slip.getByRole('button', { name: 'Keep for draw 0846' }));
  await userEvent.click(slip.getByRole('button', { name: en.slip.bet }));
  await slip.findByText(/Your bet is in/);
  expect(posted.map(({ drawNo }) => drawNo)).toEqual(['20261122-0846']);
});

test('other odds are shown old and new, and sent once they are accepted', async () => {
  show();
  await pick(en.rows.place1, '7');
  await userEvent.click(bar().getByRole('button', { name: en.bar.add }));
  await userEvent.click(bar().getByRole('button', { name: new RegExp(en.slip.open) }));
  const slip = within(await screen.findByRole('dialog', { name: en.slip.title }));
  const bought = reply;
  reply = () => ({
    success: false,
    message: 'error_lottery_odds_changed',
    params: { line: 1 },
    value: { line: 1, odds: { '': '9.4' } },
  });
  await userEvent.click(slip.getByRole('button', { name: en.slip.bet }));
  await slip.findByText('Odds: 9.65 before, 9.4 now');
  reply = bought;
  await userEvent.click(slip.getByRole('button', { name: en.order.acceptOdds }));
  await userEvent.click(slip.getByRole('button', { name: en.slip.bet }));
  await slip.findByText(/Your bet is in/);
  expect(posted.at(-1)?.lines).toMatchObject([{ odds: { '': '9.4' } }]);
});

test('numbers of a board have amounts of their own, and each amount is a line', async () => {
  show('SEA_5M', 'SEA');
  await userEvent.click(screen.getByLabelText(en.groups.two));
  const table = within(screen.getByLabelText(en.board.numbers));
  for (const number of ['12', '21', '47']) await userEvent.click(table.getByText(number));
  expect(bar().getByText(/Bets: 3 · ৳30.00/)).toBeTruthy();
  const own = screen.getByLabelText('Amount for 47');
  await userEvent.clear(own);
  expect(bar().getByText(/Bets: 0 · ৳0.00/)).toBeTruthy();
  await userEvent.type(own, '5');
  expect(bar().getByText(/Bets: 3 · ৳25.00/)).toBeTruthy();
  await userEvent.click(bar().getByRole('button', { name: en.bar.bet }));
  await screen.findByText('Your bet is in for draw 0845');
  expect(posted[0]).toMatchObject({
    amount: '25.00',
    lines: [
      { rule: 'sea.top2', picks: [['12', '21']], amount: '10.00', bets: 2, odds: { '': '96.5' } },
      { rule: 'sea.top2', picks: [['47']], amount: '5.00', bets: 1 },
    ],
  });
});

test('an amount for all numbers takes the place of their own', async () => {
  show('SEA_5M', 'SEA');
  await userEvent.click(screen.getByLabelText(en.groups.run));
  await pick(en.rows.numbers, '3');
  await pick(en.rows.numbers, '4');
  await userEvent.type(screen.getByLabelText('Amount for 4'), '5');
  expect(bar().getByText(/Bets: 2 · ৳115.00/)).toBeTruthy();
  await userEvent.click(within(screen.getByRole('group', { name: en.stake.chips })).getByText('50'));
  expect(bar().getByText(/Bets: 2 · ৳100.00/)).toBeTruthy();
});

test('cells with a price of their own are sold at it, each price in a line of its own', async () => {
  show('K3_1M', 'ELOTT', [
    { rule: 'k3.die', number: '4', price: 'half' },
    { rule: 'k3.die', number: '6', price: 'closed' },
    { rule: 'k3.triple', number: '2', price: 'closed' },
  ]);
  await userEvent.click(screen.getByLabelText(en.groups.different));
  await userEvent.click(screen.getByLabelText(en.rules.oneDie.name));
  for (const name of ['2 2.2905', '4 1.1452 half odds', '6 closed'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(bar().getByText(/Bets: 2 · ৳20.00/)).toBeTruthy();
  await userEvent.click(bar().getByRole('button', { name: en.bar.bet }));
  await screen.findByText('Your bet is in for draw 0845');
  expect(posted[0]?.lines).toEqual([
    { rule: 'k3.die', picks: [['2']], amount: '10.00', bets: 1, odds: { '': '2.2905' } },
    { rule: 'k3.die', picks: [['4']], amount: '10.00', bets: 1, odds: { '': '1.1452' } },
  ]);
});

test('Vietnam is played by unit and multiple, each lô for its ways, without a slider', async () => {
  show('VN_5M', 'LOTT');
  const table = within(screen.getByLabelText(en.board.numbers));
  await userEvent.click(table.getByText('19'));
  expect(bar().getByText(/Bets: 27 · ৳27.00/)).toBeTruthy();
  expect(screen.getByText('Odds 96.5')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a rule that is held tells all of itself and is not chosen, and a key does the same', async () => {
  show('VN_5M', 'LOTT');
  const user = userEvent.setup();
  const other = screen.getByText('Lô 3');
  await user.pointer({ keys: '[MouseLeft>]', target: other });
  const card = within(await screen.findByRole('dialog', { name: en.rule.about }));
  await user.pointer({ keys: '[/MouseLeft]', target: other });
  expect(card.getByText('23 hits in 1,000 draws on average. Fair odds 1,000, ours 965.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Lô 2')).toHaveProperty('checked', true);
  act(() => screen.getByLabelText(en.rule.about).focus());
  await user.keyboard('{Enter}');
  const own = within(await screen.findByRole('dialog', { name: en.rule.about }));
  expect(own.getByText('27 hits in 100 draws on average. Fair odds 100, ours 96.5.')).toBeTruthy();
});
