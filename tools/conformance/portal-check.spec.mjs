import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openDelta } from '../../apps/sandbox/src/delta/delta.fixture.js';
import {
  call,
  FakePortal,
  launch,
  openStudio,
  SECRET,
  scratchFolder,
  USER,
} from '../../apps/sandbox/src/studio/studio.fixture.js';
import { runChecks, runTool, startFaultProxy } from './fault-proxy.fixture.mjs';
import { vendorChecks } from './vendor/vendor-checks.mjs';

const folder = scratchFolder();
const OPTIONS = {
  secret: SECRET,
  user: USER,
  operator: 'mela',
  currency: 'BDT',
  digits: '2',
  amount: '1000000',
  value: '1000000',
};

let portal;
let studio;
let delta;
let proxies;
let round;

beforeAll(async () => {
  portal = await new FakePortal().start();
  studio = openStudio(path.join(folder.path, 'studio.jsonl'), portal.url);
  delta = openDelta(path.join(folder.path, 'delta.jsonl'));
  proxies = {
    studio: await startFaultProxy(new URL(await studio.listen()).origin, SECRET),
    delta: await startFaultProxy(new URL(await delta.server.listen({ port: 0 })).origin, SECRET),
  };
  // Two bets and their wins to be told, one of them with a seed that is shown.
  const bearer = await launch(studio);
  for (let rolls = 0; rolls < 2; rolls++)
    ({ round } = (
      await call(studio, bearer, '/dice/roll', { amount: '1000', target: 5050, over: true })
    ).body);
  await call(studio, bearer, '/seeds', { clientSeed: 'mine' });
  playFish();
});
afterAll(async () => {
  await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
  await Promise.all([studio.close(), delta.close(), portal.close()]);
  folder.remove();
});

/** Two bets of the transfer wallet. */
function playFish() {
  for (const id of ['one', 'two']) {
    const sums = { stake: '1000', win: '500' };
    const owner = { operator: 'mela', user: USER, currency: 'BDT', game: 'monsoon-fish' };
    const at = Date.now();
    delta.delta.vendor.store.save({ bet: { id, ...owner, ...sums, round: id, placedAt: at, settledAt: at } });
  }
}

const seamless = { ...OPTIONS, game: 'river-dice', 'free-game': 'lantern-reels', live: 'yes' };
const transfer = { ...OPTIONS, game: 'monsoon-fish', wallet: 'transfer' };

const studioOptions = (fault) => {
  proxies.studio.plant(fault);
  return { ...seamless, round, url: `${proxies.studio.url}/studio` };
};
const deltaOptions = (fault) => {
  proxies.delta.plant(fault);
  return { ...transfer, url: `${proxies.delta.url}/delta` };
};

const pathOf = (call) => new URL(call.path, 'http://vendor').pathname.replace(/^\/\w+/, '');
/** Changes the JSON of the answers to one call; the others pass. */
const answering = (path, change) => async (call, forward) => {
  const reply = await forward();
  if (pathOf(call) !== path || !reply.json) return reply;
  const changed = change(structuredClone(reply.json), call);
  return changed === undefined ? reply : { ...reply, json: changed };
};
/** Answers refusals of one call with this. */
const accepting = (path, statuses, json) => async (call, forward) => {
  const reply = await forward();
  return pathOf(call) === path && statuses.includes(reply.status)
    ? { status: 200, json: json(call, reply) }
    : reply;
};
const now = () => String(Math.floor(Date.now() / 1000));
const ageOf = ({ headers }) => Date.now() / 1000 - headers['x-timestamp'];
const inList = (path, list, change) =>
  answering(path, (json) => {
    if (json[list]?.[0]) change(json[list][0], json[list], json);
    return json;
  });
/** With other fields of the call, where they fit. */
const sending = (path, change) => (call, forward) => {
  const fields = pathOf(call) === path && change({ ...call.fields }, call);
  return fields ? forward({ fields }) : forward();
};
const anew = (path) => {
  const seen = new Set();
  return sending(path, (fields) => {
    if (!seen.has(fields.transfer_id)) return void seen.add(fields.transfer_id);
    return { ...fields, transfer_id: randomUUID() };
  });
};

const SEAMLESS_FAULTS = [
  [
    'takes another secret',
    'signature: another secret is refused',
    (call, forward) => (call.headers['x-signature'] && Math.abs(ageOf(call)) < 300 ? forward({}) : forward()),
  ],
  [
    'takes calls that are not signed',
    'signature: a missing one is refused',
    (call, forward) => (call.headers['x-signature'] ? forward() : forward({})),
  ],
  [
    'takes old requests',
    'timestamp: one of long ago is refused',
    (call, forward) => (ageOf(call) > 300 ? forward({ headers: { 'x-timestamp': now() } }) : forward()),
  ],
  [
    'takes requests of the future',
    'timestamp: one of the future is refused',
    (call, forward) => (ageOf(call) < -300 ? forward({ headers: { 'x-timestamp': now() } }) : forward()),
  ],
  [
    'lists games without a name',
    'game/list: every game is whole',
    inList('/game/list', 'games', (game) => {
      game.names = {};
    }),
  ],
  [
    'lists a game twice',
    'game/list: no game is in it twice',
    inList('/game/list', 'games', (game, list) => {
      list.push(game);
    }),
  ],
  [
    'lists limits in another currency',
    'game/list: limits are in the currency that was asked for',
    inList('/game/list', 'games', (game) => {
      game.limits.currency = 'EUR';
    }),
  ],
  [
    'gives every launch the same page',
    'game/url: another launch has another address',
    answering('/game/url', () => ({ url: 'http://studio.test/play' })),
  ],
  [
    'gives a page that is no address',
    'game/url: gives the address of a page',
    answering('/game/url', () => ({ url: '/play' })),
  ],
  [
    'starts unknown games',
    'game/url: an unknown game is refused',
    accepting('/game/url', [400], () => ({ url: 'http://studio.test/play' })),
  ],
  [
    'refuses fields that it does not know',
    'game/url: fields that are unknown are ignored',
    async (call, forward) =>
      'affiliate' in call.fields ? { status: 400, json: { error: 'malformed' } } : forward(),
  ],
  [
    'makes up unknown rounds',
    'game/round: an unknown round is refused',
    accepting('/game/round', [404], () => ({ round: 'new' })),
  ],
  [
    'tells rounds to other users',
    'game/round: is told to its own user alone',
    (call, forward) =>
      pathOf(call) === '/game/round' && call.path.includes(`user=${USER}0`)
        ? forward({ path: call.path.replace(`user=${USER}0`, `user=${USER}`) })
        : forward(),
  ],
  [
    'shows another seed than it promised',
    'game/round: the seed that is shown has the hash that was shown',
    answering('/game/round', (json) => ({ ...json, server_seed: `${json.server_seed}0` })),
  ],
  [
    'tells transactions in minor units',
    'transactions: those of a round add up to it',
    answering('/transactions', (json) => ({
      ...json,
      list: json.list.map((one) => ({ ...one, amount: one.amount * 10 })),
    })),
  ],
  [
    'tells transactions twice',
    'transactions: none is told twice',
    inList('/transactions', 'list', (one, list) => {
      list.push(one);
    }),
  ],
  [
    'tells the newest transactions first',
    'transactions: all are of the span, the oldest first',
    answering('/transactions', (json) => ({
      ...json,
      list: json.list.toReversed(),
    })),
  ],
  [
    'counts the end of a span into it',
    'transactions: the end of a span is not in it',
    (call, forward) => {
      const url = new URL(call.path, 'http://vendor');
      const to = Date.parse(url.searchParams.get('to'));
      if (pathOf(call) !== '/transactions' || Number.isNaN(to)) return forward();
      url.searchParams.set('to', new Date(to + 1).toISOString());
      return forward({ path: url.pathname + url.search });
    },
  ],
  [
    'takes spans that end before they begin',
    'transactions: a span that ends before it begins is refused',
    accepting('/transactions', [400], () => ({ list: [], page: 1, total_pages: 0 })),
  ],
  [
    'creates free rounds anew under the same id',
    'free-rounds: another order under the same id is refused',
    accepting('/game/free-rounds', [409], ({ fields }) => fields),
  ],
  [
    'has free rounds in no game',
    'free-rounds: are created',
    async (call, forward) =>
      pathOf(call) === '/game/free-rounds' ? { status: 409, json: { error: 'not_offered' } } : forward(),
  ],
  [
    'shows free rounds of other users',
    'free-rounds: are listed for their user alone',
    (call, forward) =>
      call.method === 'GET' && pathOf(call) === '/game/free-rounds'
        ? forward({ path: call.path.replace('-other', '') })
        : forward(),
  ],
  [
    'forgets cancellations',
    'free-rounds: a cancellation ends them, twice alike',
    answering('/game/free-rounds/cancel', (json) => ({ ...json, state: 'active' })),
  ],
  [
    'cancels free rounds that it does not know',
    'free-rounds: a cancellation of unknown ones is refused',
    accepting('/game/free-rounds/cancel', [404], ({ fields }) => fields),
  ],
];

/** Of an answer and its later balances: `change` is added. */
const drifting = (path, change) => {
  let drift = 0;
  return async (call, forward) => {
    const reply = await forward();
    if (pathOf(call) === path) drift += change(call, reply) ?? 0;
    if (typeof reply.json?.balance === 'number') reply.json.balance += drift;
    return reply;
  };
};

const TRANSFER_FAULTS = [
  [
    'gives new players money',
    'wallet/balance: a player who never came has nothing',
    () => answering('/wallet/balance', (json) => ({ ...json, balance: json.balance + 1_000_000 })),
  ],
  [
    'counts in minor units',
    'wallet/deposit: adds to the balance',
    () => answering('/wallet/balance', (json) => ({ ...json, balance: json.balance / 1000 })),
  ],
  [
    'adds a repeated deposit again',
    'wallet/deposit: a repeated one adds once and gets the same answer',
    () => anew('/wallet/deposit'),
  ],
  [
    'takes other amounts under the same id',
    'wallet/deposit: the same id with another amount is refused',
    () =>
      accepting('/wallet/deposit', [409], ({ fields }) => ({
        transfer_id: fields.transfer_id,
        state: 'accepted',
        balance: 0,
      })),
  ],
  [
    'reads amounts from texts',
    'wallet/deposit: amounts that are none are refused',
    () =>
      sending(
        '/wallet/deposit',
        (fields) => typeof fields.amount === 'string' && { ...fields, amount: Number(fields.amount) },
      ),
  ],
  [
    'takes any currency',
    'wallet/deposit: an unknown currency is refused',
    () => sending('/wallet/deposit', (fields) => fields.currency !== 'BDT' && { ...fields, currency: 'BDT' }),
  ],
  [
    'answers wrong signatures with 200',
    'wallet/deposit: a wrong signature is 401',
    () => accepting('/wallet/deposit', [401], () => ({})),
  ],
  [
    'does not take withdrawals from the balance',
    'wallet/withdraw: takes from the balance',
    () => drifting('/wallet/withdraw', ({ fields }, { json }) => json.state === 'accepted' && fields.amount),
  ],
  [
    'takes a repeated withdrawal again',
    'wallet/withdraw: a repeated one takes once',
    () => anew('/wallet/withdraw'),
  ],
  [
    'lends money',
    'wallet/withdraw: more than is there is refused, and stays refused',
    () =>
      answering(
        '/wallet/withdraw',
        (json) =>
          json.state === 'refused' && { transfer_id: json.transfer_id, state: 'accepted', balance: 0 },
      ),
  ],
  [
    'tries a refused withdrawal again',
    'wallet/withdraw: more than is there is refused, and stays refused',
    () => {
      const refused = new Set();
      return async (call, forward) => {
        if (pathOf(call) !== '/wallet/withdraw') return forward();
        const { transfer_id } = call.fields;
        const reply = refused.has(transfer_id)
          ? await forward({ fields: { ...call.fields, transfer_id: randomUUID() } })
          : await forward();
        if (reply.json.state === 'refused') refused.add(transfer_id);
        return reply;
      };
    },
  ],
  [
    'does not know its transfers',
    'wallet/transfers: tells how a transfer ended',
    () => async (call, forward) => {
      const id = /\/wallet\/transfers\/(.+)$/.exec(call.path)?.[1];
      return id ? { json: { transfer_id: id, state: 'refused', reason: 'UNKNOWN_TRANSFER' } } : forward();
    },
  ],
  [
    'answers questions of unknown transfers with 404',
    'wallet/transfers: an unknown one is refused for good, also when it arrives',
    () => async (_call, forward) => {
      const reply = await forward();
      return reply.json?.reason === 'UNKNOWN_TRANSFER'
        ? { status: 404, json: { error: 'not_found' } }
        : reply;
    },
  ],
  [
    'takes a transfer after it was asked for',
    'wallet/transfers: an unknown one is refused for good, also when it arrives',
    () => {
      const asked = new Set();
      return (call, forward) => {
        const id = /\/wallet\/transfers\/(.+)$/.exec(call.path)?.[1];
        if (id) asked.add(id);
        const { transfer_id } = call.fields;
        return asked.has(transfer_id)
          ? forward({ fields: { ...call.fields, transfer_id: randomUUID() } })
          : forward();
      };
    },
  ],
  [
    'adds copies that come at once',
    'at once: ten copies of a deposit add once',
    () => {
      const flying = new Set();
      return async (call, forward) => {
        const { transfer_id } = call.fields;
        if (pathOf(call) !== '/wallet/deposit') return forward();
        if (flying.has(transfer_id))
          return forward({ fields: { ...call.fields, transfer_id: randomUUID() } });
        flying.add(transfer_id);
        const reply = await forward();
        flying.delete(transfer_id);
        return reply;
      };
    },
  ],
  [
    'says that more was at risk than staked',
    'bets: every bet is whole',
    () =>
      inList('/bets', 'bets', (bet) => {
        bet.valid_amount = bet.stake + 1000;
      }),
  ],
  [
    'tells bets twice',
    'bets: none is told twice',
    () =>
      inList('/bets', 'bets', (bet, list) => {
        list.push(bet);
      }),
  ],
  [
    'ignores the limit of a page',
    'bets: a page has no more than was asked for, and the next goes on after it',
    () => (call, forward) =>
      pathOf(call) === '/bets' ? forward({ path: call.path.replace('limit=1', 'limit=500') }) : forward(),
  ],
  [
    'uses up its cursors',
    'bets: a cursor is good again',
    () => {
      const used = new Set();
      return async (call, forward) => {
        const isAgain = pathOf(call) === '/bets' && used.has(call.path);
        if (pathOf(call) === '/bets' && /cursor=\d+$/.test(call.path)) used.add(call.path);
        const reply = await forward();
        return isAgain ? { json: { ...reply.json, bets: [] } } : reply;
      };
    },
  ],
  [
    'takes any cursor for the beginning',
    'bets: a cursor that is none is refused',
    () => accepting('/bets', [400], () => ({ bets: [], cursor: '', more: false })),
  ],
];

test('the studio passes every check', async () => {
  const options = studioOptions((_call, forward) => forward());
  const { code, output } = await runTool('portal-check.mjs', options);
  expect(output).not.toMatch(/^(FAIL|skip)/m);
  expect(output).toMatch(/\n\d+ ok, 0 failed, 0 skipped\n$/);
  expect(code).toBe(0);
});

test('the vendor with a transfer wallet passes every check', async () => {
  const options = deltaOptions((_call, forward) => forward());
  const { code, output } = await runTool('portal-check.mjs', options);
  expect(output).not.toMatch(/^FAIL/m);
  expect(output).toMatch(/\n\d+ ok, 0 failed, 3 skipped\n$/);
  expect(code).toBe(0);
});

test.each(SEAMLESS_FAULTS)('names a vendor that %s', async (_fault, name, fault) => {
  const { code, failed } = await runChecks(vendorChecks, studioOptions(fault), [name.split(':')[0]]);
  expect(failed).toContain(`FAIL  ${name}: `);
  expect(code).toBe(1);
});

test.each(TRANSFER_FAULTS)('names a transfer wallet that %s', async (_fault, name, plant) => {
  const only = [name.split(':')[0], 'wallet/deposit'];
  const { code, failed } = await runChecks(vendorChecks, deltaOptions(plant()), only);
  expect(failed).toContain(`FAIL  ${name}: `);
  expect(code).toBe(1);
});
