import { expectOneOf, expectSame } from '../checks.mjs';
import { nowInSeconds } from '../signed-request.mjs';

const STALE_S = 400;

export async function signatureChecks(checks, client) {
  const { player } = client;
  const refused = async (changes, status) =>
    expectSame('status', await client.statusOf('balance', player, changes), status);
  const invalid = 'RS_ERROR_INVALID_SIGNATURE';

  await checks.run('signature: another secret is refused', () =>
    refused({ secret: `not ${client.vendor.secret}` }, invalid),
  );
  await checks.run('signature: a missing one is refused', () => refused({ signature: null }, invalid));
  await checks.run('signature: it covers the body', () => refused({ body: '{"signed":"another"}' }, invalid));
  await checks.run('signature: it covers the path', () => refused({ path: '/gw/v1/wallet/bet' }, invalid));
  await checks.run('timestamp: one of long ago is refused', () =>
    refused({ timestamp: nowInSeconds() - STALE_S }, invalid),
  );
  await checks.run('timestamp: one of the future is refused', () =>
    refused({ timestamp: nowInSeconds() + STALE_S }, invalid),
  );
  await checks.run('operator: another one is refused', () =>
    refused({ operator: `${client.vendor.operator}-other` }, 'RS_ERROR_INVALID_PARTNER'),
  );
  await checks.run('syntax: fields that are missing are refused', async () =>
    expectSame('status', await client.statusOf('bet', { token: player.token }), 'RS_ERROR_WRONG_SYNTAX'),
  );
  await checks.run('syntax: a body that is no JSON is refused', async () => {
    const { status, json } = await client.raw('bet', '{"amount":');
    expectOneOf('HTTP status', status, [200, 400]);
    if (status === 200) expectSame('status', json?.status, 'RS_ERROR_WRONG_SYNTAX');
  });
}
