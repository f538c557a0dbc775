import { randomUUID } from 'node:crypto';
import { expectSame } from '../checks.mjs';

export async function sessionChecks(checks, client) {
  const { player } = client;
  const request_uuid = randomUUID();
  let first;

  await checks.run('authenticate: an unknown token is refused', async () => {
    const unknown = { ...player, token: randomUUID() };
    expectSame('status', await client.statusOf('authenticate', unknown), 'RS_ERROR_INVALID_TOKEN');
  });
  await checks.run('balance: is refused before authenticate', async () =>
    expectSame('status', await client.statusOf('balance', player), 'RS_ERROR_INVALID_TOKEN'),
  );
  await checks.run('authenticate: a token of another game is refused', async () => {
    const other = { ...player, game_code: `${player.game_code}-other` };
    expectSame('status', await client.statusOf('authenticate', other), 'RS_ERROR_INVALID_GAME');
  });
  await checks.run('authenticate: begins the session', async () => {
    first = await client.send('authenticate', { ...player, request_uuid });
    expectSame('status', first.status, 'RS_OK');
  });
  await checks.run('authenticate: the same request gets the same answer', async () =>
    expectSame('answer', await client.send('authenticate', { ...player, request_uuid }), first),
  );
  await checks.run('authenticate: a second one is refused', async () =>
    expectSame('status', await client.statusOf('authenticate', player), 'RS_ERROR_INVALID_TOKEN'),
  );
  await checks.run('balance: is that of authenticate', async () =>
    expectSame('balance', await client.balance(), first?.balance),
  );
}
