import { random } from '#libs/platform/testing/random';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { LanguageCode } from '#libs/site/common/locales';
import { Catalogue } from '../catalogue/catalogue.service.js';
import type { Game } from '../common/games.calls.js';
import type { GameVendors } from '../vendors/game-vendors.js';
import { generatedNames, mistyped, WRITE_TITLES } from './large-catalogue.fixture.js';

const TITLES = 5000;
const ASKED = 500;
const ASKED_FEWER = 200;
const FIRST_ID = 200_000;
const SEED = 20_261_123;
/** As many tiles as a first look at the results shows. */
const FIRST_LOOK = 8;

const { db, api, parts } = setUpTestApi({ parts: [] });
const names = generatedNames(TITLES, SEED);
const chance = random(SEED + 1);
const asked = Array.from({ length: ASKED }, () => chance.below(TITLES));
let catalogue: Catalogue;

const find = async (gameName: string, filter = '', language = 'EN') => {
  const query = new URLSearchParams({ gameName, language });
  const reply = await api.client.get(`/wps/relay/GCSGAME_getGameList?${query}${filter}`);
  return {
    status: reply.status,
    ...(reply.body.value as { games: Game[]; total: number; totalPages: number }),
  };
};
const named = async (...search: Parameters<typeof find>) =>
  (await find(...search)).games.map(({ gameName }) => gameName);

beforeAll(async () => {
  catalogue = new Catalogue(parts.database, { playable: () => ['STUDIO'] } as unknown as GameVendors);
  // Its names are like those that are looked for here: River Race, Three Dice.
  await db.query(`delete from games.title where classify = 'lottery'`);
});

describe('in a catalogue of a few titles', () => {
  test.each([
    ['river dice', ['River Dice']],
    ['RIVER-d', ['River Dice']],
    ['riverd', ['River Dice']],
    ['dice', ['River Dice']],
    ['dice river', ['River Dice']],
    ['di ri', ['River Dice']],
    ['rvier', ['River Dice']],
    ['rivr dice', ['River Dice']],
    ['rover', ['River Dice', 'Village Overs']],
    ['riiver', ['River Dice']],
    ['iver', ['River Dice', 'Village Overs']],
    ['river dixe', ['River Dice']],
    ['river dicex', ['River Dice']],
    ['rvr', []],
    ['rovet dice', []],
    ['river boat', []],
  ])('%j finds %j', async (search, expected) => {
    expect(await named(search)).toEqual(expected);
  });

  test('finds a title by its name in each language, whichever is on show', async () => {
    for (const search of ['লণ্ঠন রিলস', 'লন্ঠন', 'লণ্ঠণ', 'بكرات', 'الفوانيس', 'فوانيس', 'ﺑﻜﺮﺍﺕ', 'Lantern'])
      for (const language of ['EN', 'BN', 'AR', 'JA'])
        expect([search, language, (await find(search, '', language)).games[0]?.nodeId]).toEqual([
          search,
          language,
          1000,
        ]);
  });

  test('finds words within a name of a script without blanks', async () => {
    await db.query(
      `update games.title set names = '{"EN": "Gold", "CN": "黄金龙", "TH": "มังกรทอง"}' where node_id = 1000`,
    );
    for (const search of ['黄金', '金龙', '龙', 'ทอง', 'มังกร']) expect(await named(search)).toEqual(['Gold']);
  });

  test('lists a whole name first, then what can be played, and names with an error last', async () => {
    const set = (name: string, node: number) =>
      db.query('update games.title set names = $1 where node_id = $2', [JSON.stringify({ EN: name }), node]);
    await db.query(`update games.vendor set maintenance = true where code = 'DELTA'`);
    await set('Tigers', 1001);
    await set('Royal Tiger', 1002);
    await set('Tiger', 1003);
    await set('Timer', 1008);
    await set('Tiger Hunt', 1009);
    expect(await named('tiger')).toEqual(['Tiger', 'Tiger Hunt', 'Royal Tiger', 'Tigers', 'Timer']);
    expect(await named('tiger', '&gameType=RNG')).toEqual(['Tiger Hunt', 'Royal Tiger', 'Timer']);
    const page = await find('tiger', '&pageSize=2&pageNo=3');
    expect([page.total, page.totalPages, page.games.map(({ gameName }) => gameName)]).toEqual([
      5,
      3,
      ['Timer'],
    ]);
  });

  test.each(['', '   ', '\u200b\u200d', ' \ufeff '])('%j searches nothing, and lists all', async (search) => {
    expect((await find(search)).total).toBe((await find('', '&pageSize=100')).games.length);
  });

  test.each(['%', '%_', '_', '*', "'", "''):*|('a", '\\', ':*', '&|!', '<->', '🎰', '\ud83c', '=', '। ॥'])(
    '%j finds nothing',
    async (search) => {
      expect(await find(search)).toMatchObject({ status: 200, games: [], total: 0 });
    },
  );

  test('refuses a search of ten thousand signs or with none of a text, and takes one of a hundred', async () => {
    expect((await find('a'.repeat(10_000))).status).toBe(400);
    expect((await find('a\u0000')).status).toBe(400);
    expect((await find(`tiger ${'ab '.repeat(31)}`)).status).toBe(200);
    expect((await find('ক্ষ'.repeat(33))).status).toBe(200);
  });
});

describe(`in a catalogue of ${TITLES} titles (seed ${SEED})`, () => {
  beforeAll(async () => {
    await db.query('delete from games.title');
    await db.query(WRITE_TITLES, [JSON.stringify(names), FIRST_ID]);
    await db.query('analyze games.title, games.title_name');
  });

  /** The share of the titles, in percent, that stand in the first look at what is found by what is typed for them. */
  async function foundFirst(
    language: LanguageCode & keyof (typeof names)[0],
    count: number,
    typed: (name: string) => string,
  ): Promise<number> {
    const searches = asked
      .slice(0, count)
      .map((at) => ({ at, gameName: typed(names[at]?.[language] ?? '') }));
    let found = 0;
    const work = async () => {
      for (let next = searches.pop(); next; next = searches.pop()) {
        const input = { language, gameName: next.gameName, pageNo: 1, pageSize: FIRST_LOOK };
        const { games } = await catalogue.list('mela', input, null);
        if (games.some(({ nodeId }) => nodeId === FIRST_ID + 1 + (next?.at ?? 0))) found++;
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    return (found / count) * 100;
  }
  const withoutBlank = (name: string) => name.replace(' ', '').toLowerCase();
  const wordOf = (name: string) => name.indexOf(' ');

  test.each([
    ['EN', ASKED],
    ['BN', ASKED_FEWER],
    ['AR', ASKED_FEWER],
  ] as const)(
    '95 of 100 stand in the first eight after four letters (%s, %d asked)',
    async (language, count) => {
      const share = await foundFirst(language, count, (name) => withoutBlank(name).slice(0, 4));
      expect(share).toBeGreaterThanOrEqual(95);
    },
  );

  test('90 of 100 do so with one typing error in four letters', async () => {
    const share = await foundFirst('EN', ASKED, (name) => mistyped(withoutBlank(name), 4, chance));
    expect(share).toBeGreaterThanOrEqual(90);
  });

  test('95 of 100 do so with one typing error in a word', async () => {
    const share = await foundFirst('EN', ASKED_FEWER, (name) =>
      mistyped(withoutBlank(name), wordOf(name), chance),
    );
    expect(share).toBeGreaterThanOrEqual(95);
  });
});
