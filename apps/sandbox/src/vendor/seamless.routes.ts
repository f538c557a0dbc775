import { addFreeRounds } from './free-rounds.routes.js';
import type { Games } from './games.js';
import type { SeamlessVendor } from './seamless.vendor.js';
import { addTransactions } from './transactions.routes.js';
import type { AddSignedCalls } from './vendor.routes.js';

/** The signed calls that only a vendor of a seamless wallet answers. */
export function addSeamlessCalls(games: Games & { vendor: SeamlessVendor }): AddSignedCalls {
  return (scope, signed) => {
    addTransactions(games.vendor)(scope, signed);
    addFreeRounds(games)(scope, signed);
  };
}
