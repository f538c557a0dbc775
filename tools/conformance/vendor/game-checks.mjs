import { createHash, randomUUID } from 'node:crypto';
import { expectSame, expectThat, Skipped } from '../checks.mjs';
import { expectAmount } from './vendor-client.mjs';

const REFUSED = [400, 404, 409, 422];

export async function gameChecks(checks, client, options) {
  await listChecks(checks, client);
  await launchChecks(checks, client, options);
  await roundChecks(checks, client, options);
  if (options.live === 'yes') await liveChecks(checks, client);
}

async function listChecks(checks, client) {
  const { currency, unit } = client;
  let games = [];

  await checks.run('game/list: every game is whole', async () => {
    ({ games } = await client.answer(client.get('/game/list', { currency })));
    expectThat('games', games, Array.isArray(games) && games.length > 0, 'a list that is not empty');
    for (const { game_code, category, names, return_to_player } of games) {
      expectThat('game_code', game_code, /^[\x21-\x7e]{1,100}$/.test(game_code), 'printable ASCII');
      expectSame(`type of category of ${game_code}`, typeof category, 'string');
      expectThat(`names of ${game_code}`, names, Boolean(names?.en), 'at least English');
      const isShare = return_to_player === undefined || (return_to_player > 0 && return_to_player < 1);
      expectThat(`return_to_player of ${game_code}`, return_to_player, isShare, 'a share of one');
    }
  });
  await checks.run('game/list: no game is in it twice', () =>
    expectSame('different codes', new Set(games.map(({ game_code }) => game_code)).size, games.length),
  );
  await checks.run('game/list: limits are in the currency that was asked for', () => {
    for (const { game_code, limits } of games) {
      expectSame(`currency of ${game_code}`, limits?.currency, currency);
      for (const name of ['min_bet', 'max_bet', 'largest_win'])
        expectAmount(`${name} of ${game_code}`, limits[name], unit);
      const inOrder = limits.min_bet <= limits.max_bet && limits.max_bet <= limits.largest_win;
      expectThat(`limits of ${game_code}`, limits, inOrder, 'min_bet <= max_bet <= largest_win');
    }
  });
  await checks.run('game/list: the game is in it', () =>
    expectThat(
      'codes',
      games.map(({ game_code }) => game_code),
      games.some((one) => one.game_code === client.game),
      client.game,
    ),
  );
}

async function launchChecks(checks, client, { open }) {
  const launch = (changes) => client.post('/game/url', client.launchFields(changes));
  let first;

  await checks.run('game/url: gives the address of a page', async () => {
    ({ url: first } = await client.answer(launch()));
    expectThat('url', first, URL.canParse(first) && /^https?:/.test(first), 'an http address');
    if (open !== 'yes') return;
    const { status, headers } = await fetch(first);
    expectSame('HTTP status of the page', status, 200);
    const type = headers.get('content-type') ?? '';
    expectThat('content-type of the page', type, type.startsWith('text/html'), 'text/html');
  });
  await checks.run('game/url: another launch has another address', async () => {
    const { url } = await client.answer(launch());
    expectThat('second url', url, url !== first, 'not that of the first launch');
  });
  await checks.run('game/url: opens a demo', async () => {
    const { url } = await client.answer(launch({ demo: true }));
    expectThat('url', url, URL.canParse(url), 'an address');
  });
  await checks.run('game/url: fields that are unknown are ignored', async () => {
    await client.answer(launch({ affiliate: { id: 5 } }));
  });
  await checks.run('game/url: an unknown game is refused', () =>
    client.refused(launch({ game_code: 'no-such-game' }), REFUSED),
  );
  await checks.run('game/url: an unknown currency is refused', () =>
    client.refused(launch({ currency: 'XYZ' }), REFUSED),
  );
  await checks.run('game/url: an operator_id that did not sign is refused', () =>
    client.refused(launch({ operator_id: 'somebody-else' }), [...REFUSED, 401, 403]),
  );
  await checks.run('game/url: a body that is no JSON is refused', () =>
    client.refused(client.post('/game/url', '{"user":'), [400]),
  );
}

async function roundChecks(checks, client, { round }) {
  const { user, currency, unit } = client;
  const ask = (fields) => client.get('/game/round', fields);
  const withRound = (name, work) =>
    checks.run(name, () => {
      if (!round) throw new Skipped('needs --round, one that the user has played');
      return work();
    });

  await checks.run('game/round: an unknown round is refused', () =>
    client.refused(ask({ round: randomUUID(), user }), REFUSED),
  );
  await withRound('game/round: tells the round', async () => {
    const told = await client.answer(ask({ round, user }));
    expectSame('round', told.round, round);
    expectSame('user', told.user, user);
    expectSame('currency', told.currency, currency);
    expectAmount('stake', told.stake, unit);
    expectAmount('payout', told.payout, unit);
  });
  await withRound('game/round: is told to its own user alone', () =>
    client.refused(ask({ round, user: `${user}0` }), REFUSED),
  );
  await withRound('game/round: the seed that is shown has the hash that was shown', async () => {
    const { server_seed, server_seed_hash } = await client.answer(ask({ round, user }));
    if (server_seed == null) throw new Skipped('its server seed is not shown yet');
    const hash = createHash('sha256').update(server_seed).digest('hex');
    expectSame('server_seed_hash', server_seed_hash, hash);
  });
}

async function liveChecks(checks, client) {
  const { currency, unit } = client;
  let live;
  await checks.run('game/live: answers within two seconds', async () => {
    const began = Date.now();
    live = await client.answer(client.get('/game/live', { currency }));
    expectThat('milliseconds', Date.now() - began, Date.now() - began < 2000, 'less than 2000');
  });
  await checks.run('game/live: every table is whole', () => {
    for (const table of live?.tables ?? []) {
      expectThat('state', table.state, ['open', 'closed'].includes(table.state), 'open or closed');
      expectThat(
        'players',
        table.players,
        Number.isInteger(table.players) && table.players >= 0,
        'a number from 0',
      );
      const fit = table.seats === null || (table.seats >= 1 && table.seats >= table.players);
      expectThat('seats', table.seats, fit, 'null, or no fewer than players');
      expectAmount('min_bet', table.min_bet, unit);
      expectAmount('max_bet', table.max_bet, unit);
      expectThat('limits', table, table.min_bet <= table.max_bet, 'min_bet <= max_bet');
      const short = table.results.length <= 20 && table.results.every((text) => /^.{1,16}$/.test(text));
      expectThat('results', table.results, short, 'at most 20 texts of 1 to 16 characters');
    }
  });
  await checks.run('game/live: every jackpot is whole', () => {
    for (const { game_code, amount } of live?.jackpots ?? [])
      expectAmount(`jackpot of ${game_code}`, amount, 1);
  });
}
