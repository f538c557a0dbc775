import { randomUUID } from 'node:crypto';
import { createFreeRounds, grantOf } from '../../libs/games/free-rounds/free-rounds.fixture.js';
import { TEST_STUDIO_SECRET } from '../../libs/games/vendors/studio.fixture.js';
import { WalletTestbed } from '../../libs/games/wallet/wallet.fixture.js';
import { runChecks, runTool, startFaultProxy } from './fault-proxy.fixture.mjs';
import { walletChecks } from './wallet/wallet-checks.mjs';

const GRANTED = 3;

let testbed;
let services;
let member;
let proxy;

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  services = await createFreeRounds(testbed);
  member = await testbed.member('1000.00');
  proxy = await startFaultProxy(testbed.api.url, TEST_STUDIO_SECRET);
});
afterAll(async () => {
  await proxy.close();
  await services.parts.close();
  await testbed.close();
});

/** The options of a run of its own: a launch, and free rounds. */
async function optionsOf(fault) {
  proxy.plant(fault);
  const grant = grantOf(member, { betCount: GRANTED });
  await services.freeRounds.grant(grant);
  const token = await testbed.launch(member);
  return { ...common(), token, user: member.id, reward: grant.id, left: GRANTED };
}
const common = () => ({
  url: proxy.url,
  secret: TEST_STUDIO_SECRET,
  operator: 'mela',
  game: 'river-dice',
  currency: 'BDT',
  digits: '2',
  stake: '1000000',
});

const operationOf = ({ path }) => path.split('/').at(-1);
const isOk = ({ json }) => json?.status === 'RS_OK';
const status = (status, { fields }) => ({ json: { status, request_uuid: fields.request_uuid } });

/** A fault of one operation; the others pass. */
const of = (operation, fault) => (call, forward) =>
  operationOf(call) === operation ? fault(call, forward) : forward();
/** Answers of one status get another one, with the balance that the portal has. */
const accepting = (operation, ...refused) => {
  let last;
  return async (call, forward) => {
    const reply = await forward();
    if (isOk(reply)) last = reply.json;
    if (operationOf(call) !== operation || !refused.includes(reply.json?.status)) return reply;
    return { json: { ...last, request_uuid: call.fields.request_uuid, status: 'RS_OK' } };
  };
};
/** The same id again is done again. */
const again = (operation) => {
  const seen = new Set();
  return of(operation, ({ fields }, forward) => {
    const { transaction_uuid: id } = fields;
    if (!seen.has(id)) return void seen.add(id) ?? forward();
    return forward({ fields: { ...fields, transaction_uuid: randomUUID() } });
  });
};

const FAULTS = [
  [
    'takes another secret',
    'signature: another secret is refused',
    () => (call, forward) =>
      call.headers['x-signature'] && Math.abs(Date.now() / 1000 - call.headers['x-timestamp']) < 300
        ? forward({})
        : forward(),
  ],
  [
    'takes calls that are not signed',
    'signature: a missing one is refused',
    () => (call, forward) => (call.headers['x-signature'] ? forward() : forward({})),
  ],
  [
    'takes old requests',
    'timestamp: one of long ago is refused',
    () => (call, forward) =>
      Date.now() / 1000 - call.headers['x-timestamp'] > 300
        ? forward({ headers: { 'x-timestamp': String(Math.floor(Date.now() / 1000)) } })
        : forward(),
  ],
  [
    'takes requests of the future',
    'timestamp: one of the future is refused',
    () => (call, forward) =>
      call.headers['x-timestamp'] - Date.now() / 1000 > 300
        ? forward({ headers: { 'x-timestamp': String(Math.floor(Date.now() / 1000)) } })
        : forward(),
  ],
  [
    'takes any operator',
    'operator: another one is refused',
    () => (_call, forward) => forward({ headers: { 'x-operator-id': 'mela' } }),
  ],
  [
    'answers refusals with 422',
    'bet: an unknown game is refused',
    () => async (_call, forward) => {
      const reply = await forward();
      return reply.json?.status === 'RS_ERROR_INVALID_GAME' ? { ...reply, status: 422 } : reply;
    },
  ],
  [
    'has statuses of its own',
    'bet: an unknown game is refused',
    () => async (_call, forward) => {
      const reply = await forward();
      return reply.json?.status === 'RS_ERROR_INVALID_GAME'
        ? { json: { status: 'RS_ERROR_NO_SUCH_GAME' } }
        : reply;
    },
  ],
  [
    'authenticates a token twice',
    'authenticate: a second one is refused',
    () => {
      let first;
      return of('authenticate', async (call, forward) => {
        const reply = await forward();
        if (isOk(reply)) first = reply.json;
        return first ? { json: { ...first, request_uuid: call.fields.request_uuid } } : reply;
      });
    },
  ],
  [
    'does not repeat the request_uuid',
    'authenticate: begins the session',
    () => async (_call, forward) => {
      const { json, ...reply } = await forward();
      return { ...reply, json: { ...json, request_uuid: undefined } };
    },
  ],
  [
    'counts in minor units',
    'authenticate: begins the session',
    () => async (_call, forward) => {
      const reply = await forward();
      return isOk(reply) ? { json: { ...reply.json, balance: reply.json.balance / 1000 + 0.5 } } : reply;
    },
  ],
  [
    'takes a repeated bet again',
    'bet: a repeated one takes the stake once and gets the same answer',
    () => again('bet'),
  ],
  [
    'takes another bet under the same id for the first',
    'bet: the same id with another amount is refused',
    () => accepting('bet', 'RS_ERROR_DUPLICATE_TRANSACTION'),
  ],
  [
    'takes bets above the balance',
    'bet: above the balance is refused',
    () => accepting('bet', 'RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED'),
  ],
  [
    'takes any currency',
    'bet: another currency is refused',
    () =>
      of('bet', ({ fields }, forward) =>
        fields.currency === 'BDT' ? forward() : forward({ fields: { ...fields, currency: 'BDT' } }),
      ),
  ],
  [
    'rounds amounts',
    'amount: finer than the currency is refused, not rounded',
    () =>
      of('bet', ({ fields }, forward) =>
        fields.amount % 1000 === 1
          ? forward({ fields: { ...fields, amount: fields.amount - 1 } })
          : forward(),
      ),
  ],
  [
    'reads amounts from texts',
    'amount: a fraction, a text and a number above 2^53 are refused',
    () =>
      of('bet', ({ fields }, forward) =>
        typeof fields.amount === 'string'
          ? forward({ fields: { ...fields, amount: Number(fields.amount) } })
          : forward(),
      ),
  ],
  [
    'refuses fields that it does not know',
    'bet: fields that are unknown are ignored',
    () =>
      of('bet', (call, forward) =>
        'supplier' in call.fields ? status('RS_ERROR_WRONG_SYNTAX', call) : forward(),
      ),
  ],
  ['pays a repeated win again', 'win: a repeated one pays once', () => again('win')],
  [
    'pays wins of unknown bets',
    'win: of an unknown bet is refused',
    () => accepting('win', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'),
  ],
  [
    'wants a valid token for a win',
    'win: is taken with a token that is not valid any more',
    () => {
      let token;
      return (call, forward) => {
        if (operationOf(call) === 'authenticate') token = call.fields.token;
        return operationOf(call) === 'win' && call.fields.token !== token
          ? status('RS_ERROR_TOKEN_EXPIRED', call)
          : forward();
      };
    },
  ],
  [
    'does not settle losses',
    'win: of 0 settles a loss',
    () =>
      of('win', (call, forward) =>
        call.fields.amount === 0 ? status('RS_ERROR_WRONG_SYNTAX', call) : forward(),
      ),
  ],
  [
    'takes bets in closed rounds',
    'round: takes no bet once it is closed',
    () => {
      const closed = new Set();
      return (call, forward) => {
        const { round, round_closed } = call.fields;
        if (round_closed) closed.add(round);
        const isLate = operationOf(call) === 'bet' && closed.has(round);
        return isLate ? forward({ fields: { ...call.fields, round: `again-${round}` } }) : forward();
      };
    },
  ],
  [
    'refuses late wins',
    'round: takes a late win once it is closed',
    () => {
      const closed = new Set();
      return of('win', async (call, forward) => {
        const { round, round_closed } = call.fields;
        if (closed.has(round)) return status('RS_ERROR_INVALID_GAME', call);
        const reply = await forward();
        if (round_closed && isOk(reply)) closed.add(round);
        return reply;
      });
    },
  ],
  [
    'refuses valid_amount',
    'valid_amount: is taken with the win that closes the round',
    () =>
      of('win', (call, forward) =>
        'valid_amount' in call.fields ? status('RS_ERROR_WRONG_SYNTAX', call) : forward(),
      ),
  ],
  [
    'does not roll back',
    'rollback: gives the stake back',
    () => {
      let last;
      return async (call, forward) => {
        if (operationOf(call) === 'rollback')
          return { json: { ...last, request_uuid: call.fields.request_uuid } };
        const reply = await forward();
        if (isOk(reply)) last = reply.json;
        return reply;
      };
    },
  ],
  [
    'gives the stake back at each rollback',
    'rollback: a second one under another id gives nothing',
    () => {
      const back = new Map();
      let gift = 0;
      return async (call, forward) => {
        const { reference_transaction_uuid: bet, transaction_uuid: id } = call.fields;
        if (operationOf(call) === 'rollback' && back.has(bet) && back.get(bet) !== id) gift += 1_000_000;
        if (operationOf(call) === 'rollback') back.set(bet, id);
        const reply = await forward();
        return isOk(reply) ? { json: { ...reply.json, balance: reply.json.balance + gift } } : reply;
      };
    },
  ],
  [
    'refuses rollbacks of unknown bets',
    'rollback: of an unknown bet is taken, and the late bet is refused',
    () => {
      const bets = new Set();
      return (call, forward) => {
        const { transaction_uuid, reference_transaction_uuid } = call.fields;
        if (operationOf(call) === 'rollback' && !bets.has(reference_transaction_uuid))
          return status('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', call);
        bets.add(transaction_uuid);
        return forward();
      };
    },
  ],
  [
    'takes a bet after its rollback',
    'rollback: of an unknown bet is taken, and the late bet is refused',
    () => {
      const back = new Set();
      return (call, forward) => {
        const { transaction_uuid, reference_transaction_uuid } = call.fields;
        if (operationOf(call) === 'rollback') back.add(reference_transaction_uuid);
        return operationOf(call) === 'bet' && back.has(transaction_uuid)
          ? forward({ fields: { ...call.fields, transaction_uuid: randomUUID() } })
          : forward();
      };
    },
  ],
  [
    'takes stakes of free bets',
    'free: a free bet with an amount is refused',
    () =>
      of('bet', ({ fields }, forward) =>
        fields.is_free && fields.amount > 0
          ? forward({ fields: { ...fields, is_free: false, reward_uuid: undefined } })
          : forward(),
      ),
  ],
  [
    'gives more free rounds than were granted',
    'free: no more than were granted, and one that is rolled back is there again',
    () => accepting('bet', 'RS_ERROR_LIMIT_REACHED'),
  ],
  [
    'takes copies that come at once',
    'at once: ten copies of a bet take one stake',
    () => {
      const flying = new Set();
      return of('bet', async ({ fields }, forward) => {
        const { transaction_uuid: id } = fields;
        if (flying.has(id)) return forward({ fields: { ...fields, transaction_uuid: randomUUID() } });
        flying.add(id);
        const reply = await forward();
        flying.delete(id);
        return reply;
      });
    },
  ],
];

test('the portal passes every check', async () => {
  const options = await optionsOf((_call, forward) => forward());
  const { code, output } = await runTool('vendor-check.mjs', options);
  expect(output).not.toMatch(/^(FAIL|skip)/m);
  expect(output).toMatch(/\n\d+ ok, 0 failed, 0 skipped\n$/);
  expect(code).toBe(0);
});

test.each(FAULTS)('names a portal that %s', async (_fault, name, plant) => {
  const options = await optionsOf(plant());
  const { code, failed } = await runChecks(walletChecks, options, [name.split(':')[0], 'authenticate']);
  expect(failed).toContain(`FAIL  ${name}: `);
  expect(code).toBe(1);
});

test('skips what needs free rounds where none are given, and says so', async () => {
  const { reward: _, left: __, ...options } = await optionsOf((_call, forward) => forward());
  const { code, output } = await runTool('vendor-check.mjs', { ...options, only: 'free' });
  expect(output).toContain('skip  free: takes no stake, and the win pays once: needs --reward and --left');
  expect(code).toBe(0);
});

test('takes a token that begins with a dash', async () => {
  const options = { ...common(), token: '-no-token', user: member.id, only: 'authenticate' };
  proxy.plant((_call, forward) => forward());
  const { code, output } = await runTool('vendor-check.mjs', options);
  expect(output).toContain('ok    authenticate: an unknown token is refused');
  expect(output).toContain('FAIL  authenticate: begins the session');
  expect(code).toBe(1);
});
