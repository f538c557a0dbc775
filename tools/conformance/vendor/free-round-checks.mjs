import { randomUUID } from 'node:crypto';
import { expectSame, Skipped } from '../checks.mjs';

const HOUR_MS = 3_600_000;
const PATH = '/game/free-rounds';

/** `freeGame` is a title with free rounds, `value` a stake of it. They are given to a user of the check's own. */
export async function freeRoundChecks(checks, client, { 'free-game': freeGame, value }) {
  const user = `check-${randomUUID()}`;
  const { operator } = client;
  const order = {
    operator_id: operator,
    reward_uuid: randomUUID(),
    user,
    game_code: freeGame,
    currency: client.currency,
    bet_count: 5,
    bet_value: Number(value),
    start: new Date(Date.now() - HOUR_MS).toISOString(),
    end: new Date(Date.now() + HOUR_MS).toISOString(),
  };
  const { operator_id: _, ...terms } = order;
  const create = (changes) => client.post(PATH, { ...order, ...changes });
  const cancel = (reward_uuid) => client.post(`${PATH}/cancel`, { operator_id: operator, reward_uuid });
  const list = async (of) => (await client.answer(client.get(PATH, { user: of }))).free_rounds;
  const run = (name, work) =>
    checks.run(name, () => {
      if (!freeGame) throw new Skipped('needs --free-game');
      return work();
    });

  await run('free-rounds: are created', async () =>
    expectSame('answer', alike(await client.answer(create())), alike({ ...terms, left: 5, state: 'active' })),
  );
  await run('free-rounds: the same order again gets the same answer', async () => {
    await client.answer(create());
    expectSame('how many', (await list(user)).length, 1);
  });
  await run('free-rounds: another order under the same id is refused', () =>
    client.refused(create({ bet_count: 6 }), [409], 'conflict'),
  );
  await run('free-rounds: an unknown game is refused', () =>
    client.refused(create({ reward_uuid: randomUUID(), game_code: 'no-such-game' }), [409], 'not_offered'),
  );
  await run('free-rounds: a value that is no stake is refused', () =>
    client.refused(
      create({ reward_uuid: randomUUID(), bet_value: order.bet_value + 1 }),
      [409],
      'not_offered',
    ),
  );
  await run('free-rounds: none at all, and a term that ends first, are refused', async () => {
    for (const changes of [{ bet_count: 0 }, { start: order.end, end: order.start }])
      await client.refused(create({ reward_uuid: randomUUID(), ...changes }), [400], 'malformed');
  });
  await run('free-rounds: are listed for their user alone', async () => {
    expectSame('those of the user', (await list(user)).map(alike), [
      alike({ ...terms, left: 5, state: 'active' }),
    ]);
    expectSame('those of another', await list(`${user}-other`), []);
  });
  await run('free-rounds: a cancellation ends them, twice alike', async () => {
    for (const time of ['first', 'second'])
      expectSame(
        `state after the ${time}`,
        (await client.answer(cancel(order.reward_uuid))).state,
        'cancelled',
      );
  });
  await run('free-rounds: stay cancelled when they are ordered again', async () =>
    expectSame('state', (await client.answer(create())).state, 'cancelled'),
  );
  await run('free-rounds: a cancellation of unknown ones is refused', () =>
    client.refused(cancel(randomUUID()), [404], 'not_found'),
  );
}

/** Moments have more than one spelling. */
const alike = ({ start, end, ...told }) => ({ ...told, start: Date.parse(start), end: Date.parse(end) });
