import { anchorLedger } from '../anchors/ledger.sql.js';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { WalletInput } from '../clients/wallet.js';
import { FIRST_MEMBER, seatedOf } from '../fill/size.js';
import type { Workbench } from '../workbench.js';

/** Runs bets and wins for the length of a count, over this many connections. */
type Load = (connections: number) => Promise<LoopFigures>;

/** The portal's own endpoints for vendors. */
export async function loadPortal(bench: Workbench): Promise<Load> {
  const portal = await bench.portal();
  const { port } = await portal.startApi();
  return loadAt(bench, port, portal.studioSecret);
}

/** Plain Fastify in their place. */
export async function loadBareEndpoint(bench: Workbench): Promise<Load> {
  const { port, secret } = await startBareEndpoint(bench);
  return loadAt(bench, port, secret);
}

export async function startBareEndpoint(bench: Workbench): Promise<{ port: number; secret: string }> {
  const secret = (await bench.portal()).studioSecret;
  const { port } = await bench.startAnchor('anchors/wallet-endpoint', {
    DATABASE_URL: await bench.anchorDatabase(anchorLedger(bench.size.members)),
    FIRST_MEMBER: String(FIRST_MEMBER),
    SECRET: secret,
  });
  return { port, secret };
}

function loadAt(bench: Workbench, port: number, secret: string): Load {
  const { warmMs, countMs } = bench.pace;
  return (connections) => {
    const input: WalletInput = { port, secret, connections, warmMs, countMs, ...seatedOf(bench.size) };
    return bench.task<LoopFigures>('clients/wallet', input);
  };
}
