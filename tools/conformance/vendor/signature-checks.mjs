import { nowInSeconds } from '../signed-request.mjs';

const STALE_S = 400;
const DENIED = [401, 403];

export async function signatureChecks(checks, client) {
  const { secret } = client.portal;
  const list = (changes) =>
    client.refused(client.get('/game/list', { currency: client.currency }, changes), DENIED);

  await checks.run('signature: another secret is refused', () => list({ secret: `not ${secret}` }));
  await checks.run('signature: a missing one is refused', () => list({ signature: null }));
  await checks.run('signature: it covers the query', () => list({ path: '/game/list' }));
  await checks.run('signature: it covers the body', () =>
    client.refused(client.post('/game/url', client.launchFields(), { body: '{"signed":"another"}' }), DENIED),
  );
  await checks.run('timestamp: one of long ago is refused', () =>
    list({ timestamp: nowInSeconds() - STALE_S }),
  );
  await checks.run('timestamp: one of the future is refused', () =>
    list({ timestamp: nowInSeconds() + STALE_S }),
  );
}
