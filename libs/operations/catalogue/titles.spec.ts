import { randomUUID } from 'node:crypto';
import type { TitleRow } from '#libs/games/common/title-switches';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';

const { db, api } = setUpTestApi();

let first: { cookie: string; origin: string };
let second: { cookie: string; origin: string };

beforeAll(async () => {
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});

async function send<Value>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = first) {
  const reply = await api.client.send<Value>(method, `/wps/ops/${path}`, body, {
    headers,
    key: randomUUID(),
  });
  return {
    value: reply.body.value,
    outcome: `${reply.status} ${reply.body.message}`,
    errors: reply.body.errors,
  };
}
const titles = async (query = '') =>
  (await send<{ list: TitleRow[] }>('GET', `titles?${query}`)).value?.list ?? [];
const dice = async () => (await titles('search=river-dice'))[0] as TitleRow;
const switchesOf = ({ isHot, isNew, trial, position, regions, version }: TitleRow) => ({
  isHot,
  isNew,
  trial,
  position,
  regions,
  version,
  reason: 'for the season',
});

test('titles are found by code and by the beginning of any word of a name, in any language', async () => {
  const codes = async (search: string) =>
    (await titles(`search=${encodeURIComponent(search)}`)).map(({ gameCode }) => gameCode);
  expect(await codes('river-d')).toEqual(['river-dice']);
  expect(await codes('reel')).toEqual(['lantern-reels']);
  expect(await codes('পাশা')).toEqual(['river-dice']);
  expect(await codes('%')).toEqual([]);
  expect((await titles('vendor=STUDIO&gameType=RNG&state=withdrawn')).length).toBe(0);
});

test('a switch reaches guests, and an operator with an old page is told and overwrites nothing', async () => {
  const before = await dice();
  const change = (title: TitleRow, changed: object) =>
    send('PUT', `titles/${title.id}`, { ...switchesOf(title), ...changed });
  expect((await change(before, {})).outcome).toBe('422 error_nothing_changed');
  expect(
    (await change(before, { isNew: !before.isNew, position: 0, regions: ['IN', 'BD', 'IN'] })).outcome,
  ).toBe('200 null');
  expect((await change(before, { isHot: false })).outcome).toBe('409 error_title_changed');
  expect(await dice()).toMatchObject({
    isHot: true,
    isNew: !before.isNew,
    position: 0,
    regions: ['BD', 'IN'],
  });
  expect((await change(await dice(), { regions: ['IN', 'BD'] })).outcome).toBe('422 error_nothing_changed');
  for (let hottest = ''; hottest !== 'river-dice'; ) {
    const { body } = await api.client.get<{ list: { gameCode: string }[] }>(
      '/wps/relay/MCSFE_getHotGameList',
    );
    hottest = body.value?.list[0]?.gameCode ?? '';
  }
  const [entry] = await db.query(`select before, after from platform.audit where action = 'title.changed'`);
  expect(entry).toMatchObject({
    before: { position: before.position, regions: [] },
    after: { position: 0, regions: ['BD', 'IN'], reason: 'for the season' },
  });
  expect((await change({ ...before, id: '2003' }, { position: 1 })).outcome).toBe('404 error_not_found');
});

test.each([
  ['position', { position: -1 }],
  ['position', { position: 1.5 }],
  ['regions.0', { regions: ['Bangladesh'] }],
  ['reason', { reason: 'x' }],
])('%s of %j is refused under its field', async (field, changed) => {
  const title = await dice();
  const { outcome, errors } = await send('PUT', `titles/${title.id}`, { ...switchesOf(title), ...changed });
  expect([outcome, errors?.[0]?.field]).toEqual(['400 error_invalid_input', field]);
});

test('the rates of a title take two operators', async () => {
  const { id, betWeight, edge } = await dice();
  const propose = (rates: object) =>
    send<{ proposal: { id: string } }>('POST', `titles/${id}/rates`, { ...rates, reason: 'as agreed' });
  expect((await propose({ betWeight, edge })).outcome).toBe('422 error_nothing_changed');
  expect((await propose({ betWeight: 101, edge })).outcome).toBe('400 error_invalid_input');
  expect((await propose({ betWeight, edge: '100.01' })).outcome).toBe('400 error_invalid_input');
  const proposed = await propose({ betWeight: 50, edge: '1.5' });
  expect(proposed.outcome).toBe('200 null');
  const approve = (headers: typeof first) =>
    send('POST', `proposals/${proposed.value?.proposal.id}/approval`, {}, headers);
  expect((await approve(first)).outcome).toBe('409 error_proposal_own');
  expect(await dice()).toMatchObject({ betWeight: 100 });
  expect((await approve(second)).outcome).toBe('200 null');
  expect(await dice()).toMatchObject({ betWeight: 50, edge: '1.50' });
});
