import { freeRoundChecks } from './free-round-checks.mjs';
import { gameChecks } from './game-checks.mjs';
import { signatureChecks } from './signature-checks.mjs';
import { transactionChecks } from './transaction-checks.mjs';
import { transferChecks } from './transfer-checks.mjs';
import { VendorClient } from './vendor-client.mjs';

/** All checks of a vendor; the options are those of `npm run portal-check`. */
export async function vendorChecks(checks, options) {
  const client = new VendorClient(options);
  await signatureChecks(checks, client);
  await gameChecks(checks, client, options);
  if (options.wallet === 'transfer') return transferChecks(checks, client, options);
  await transactionChecks(checks, client, options);
  await freeRoundChecks(checks, client, options);
}
