import { setUpTestApi } from '#libs/platform/testing/set-up';
import { type Fields, LotteryTestbed } from '../lottery.fixture.js';

const START = new Date('2027-03-10T05:59:00Z');
const { db, api, parts } = setUpTestApi({ parts: [] });

let testbed: LotteryTestbed;
beforeAll(async () => {
  testbed = new LotteryTestbed({ db, api, parts });
  await testbed.begin(START, 'SSC1M', 'SSC5M');
});

interface Tile {
  gameCode: string;
  gameName: string;
  prizeModes: string[];
  current: { drawNo: string } | null;
}
const menu = async (query = '') => {
  const { body } = await api.client.get<{ groups: { groupCode: string; games: Tile[] }[] }>(
    `/lgw/vn/games/game_menu${query}`,
  );
  return body.value?.groups ?? [];
};

test('a guest sees the games in groups, each once, with its next draw', async () => {
  const groups = await menu('?language=EN');
  expect(groups.map(({ groupCode, games }) => [groupCode, games.map(({ gameCode }) => gameCode)])).toEqual([
    ['LOTT', ['SSC5M']],
    ['ELOTT', ['SSC1M']],
  ]);
  expect(groups[0]?.games[0]).toMatchObject({
    gameName: 'Five Stars',
    prizeModes: ['LOTT', 'ZY'],
    area: 'OTHER',
    schedule: { kind: 'periodic', minutes: 5 },
    current: { drawNo: '20270310-144', status: 'open' },
    maintenance: false,
  });
  expect((await menu('?language=BN'))[0]?.games[0]?.gameName).toBe('পাঁচ তারা');
  expect(await menu('?area=VN')).toEqual([]);
});

test('a game has the same name in the menu and on its page, in English where its language has none', async () => {
  await db.query(
    `update lottery.game set names = '{"BN": "পাঁচ তারা", "EN": "Five Stars"}' where code = 'SSC5M'`,
  );
  const named = async (language: string) => {
    const { body } = await api.client.get<Tile>(`/lotto/lgw/games/SSC5M?language=${language}`);
    const [group] = await menu(`?language=${language}`);
    return [group?.games[0]?.gameName, body.value?.gameName];
  };
  expect(await named('BN')).toEqual(['পাঁচ তারা', 'পাঁচ তারা']);
  expect(await named('AR')).toEqual(['Five Stars', 'Five Stars']);
});

test('recent games are those that the member has bet on, the last one first', async () => {
  const member = await testbed.member();
  const recent = async () => {
    const { body } = await api.client.get<{ list: Tile[] }>('/lgw/vn/games/game_menu/recent', member.token);
    return body.value?.list.map(({ gameCode }) => gameCode);
  };
  expect(await recent()).toEqual([]);
  const line = { rule: 'ssc.pos', picks: [[], [], [], [], ['7']], bets: 1 };
  await testbed.bet(member, {
    gameCode: 'SSC1M',
    drawNo: '20270310-0720',
    prizeMode: 'ELOTT',
    lines: [{ ...line, amount: '1.00' }],
    amount: '1.00',
  });
  await testbed.bet(member, {
    gameCode: 'SSC5M',
    drawNo: '20270310-144',
    prizeMode: 'ZY',
    prizeGroup: 1950,
    lines: [{ ...line, unit: '1', multiple: 1 }],
    amount: '1.00',
  });
  expect(await recent()).toEqual(['SSC5M', 'SSC1M']);
});

test.each<[string, string, number, unknown]>([
  ['the page of all', '', 200, { mode: 'route', route: '/lottery' }],
  ['the page of Vietnam', '?lottoArea=VN', 200, { mode: 'route', route: '/vnLottery' }],
  ['a game', '?lottoGameCode=SSC5M', 200, { mode: 'route', route: '/lottery?gameCode=SSC5M' }],
  [
    'a game in a mode',
    '?lottoGameCode=SSC5M&lottoPrizeMode=ZY',
    200,
    { mode: 'route', route: '/lottery?gameCode=SSC5M&prizeMode=ZY' },
  ],
  ['a mode that it does not have', '?lottoGameCode=SSC1M&lottoPrizeMode=ZY', 404, null],
  ['a game that is not offered', '?lottoGameCode=X5_5M', 404, null],
])('leads to %s', async (_, query, status, value) => {
  const member = await testbed.member();
  const reply = await api.client.get(`/lotto/lgw/games/lobby${query}`, member.token);
  expect([reply.status, reply.body.value]).toEqual([status, value]);
});

test('the menu of a game has the rules of its mode with odds, stakes and limits', async () => {
  const read = async (query: string) =>
    (await api.client.get<Fields & { rules: Fields[] }>(`/lotto/lgw/games/SSC5M${query}`)).body.value;
  const classic = await read('?language=EN');
  expect(classic).toMatchObject({
    prizeMode: 'LOTT',
    units: ['1', '0.1', '0.01'],
    prizeGroups: { from: 1800, to: 1930, step: 2 },
    limits: { lineMin: '1.00', lineMax: '20000.00', lineBets: 10_000, ticketWin: '1000000.00' },
  });
  expect(classic?.rules.find(({ rule }) => rule === 'ssc.last2.direct')).toMatchObject({
    odds: { '': '96.5' },
    fair: { '': '100' },
    chances: { '': '1/100' },
    list: true,
  });
  const raised = await read('?prizeMode=ZY');
  expect(raised).toMatchObject({ prizeGroups: { from: 1950, to: 1950 } });
  expect(raised?.rules.find(({ rule }) => rule === 'ssc.pos')).toMatchObject({ odds: { '': '9.75' } });
  expect(await read('?prizeMode=SEA')).toBeNull();
});

test('a chase is offered the draws that are on sale, from one on', async () => {
  const member = await testbed.member();
  const { value } = await testbed.get<{ list: { drawNo: string }[] }>(
    member,
    '/games/SSC1M/draws?from=20270310-0730&size=3',
  );
  expect(value.list.map(({ drawNo }) => drawNo)).toEqual(['20270310-0730', '20270310-0731', '20270310-0732']);
});
