import { betChecks } from './bet-checks.mjs';
import { concurrencyChecks } from './concurrency-checks.mjs';
import { freeRoundChecks } from './free-round-checks.mjs';
import { rollbackChecks } from './rollback-checks.mjs';
import { sessionChecks } from './session-checks.mjs';
import { signatureChecks } from './signature-checks.mjs';
import { WalletClient } from './wallet-client.mjs';
import { winChecks } from './win-checks.mjs';

/** All checks of a portal's wallet; the options are those of `npm run vendor-check`. */
export async function walletChecks(checks, options) {
  const client = new WalletClient(options);
  // Before authenticate, as the first checks of a session need a new token.
  await sessionChecks(checks, client);
  await signatureChecks(checks, client);
  await betChecks(checks, client);
  await winChecks(checks, client);
  await rollbackChecks(checks, client);
  await freeRoundChecks(checks, client, options);
  await concurrencyChecks(checks, client);
}
