import { anchorLedger } from '../anchors/ledger.sql.js';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { WalletInput } from '../clients/wallet.js';
import { FIRST_MEMBER, seatedOf } from '../fill/size.js';
import type { Workbench } from '../workbench.js';

/** Bets and wins for as long as a count takes, over so many connections. */
type Door = (connections: number) => Promise<LoopFigures>;

/** The portal's own door for vendors. */
export async function portalDoor(bench: Workbench): Promise<Door> {
  const portal = await bench.portal();
  const { port } = await portal.startApi();
  return doorAt(bench, port, portal.studioSecret);
}

/** Bare Fastify in its place. */
export async function bareDoor(bench: Workbench): Promise<Door> {
  const { port, secret } = await startBareDoor(bench);
  return doorAt(bench, port, secret);
}

export async function startBareDoor(bench: Workbench): Promise<{ port: number; secret: string }> {
  const secret = (await bench.portal()).studioSecret;
  const { port } = await bench.startAnchor('anchors/wallet-door', {
    DATABASE_URL: await bench.anchorDatabase(anchorLedger(bench.size.members)),
    FIRST_MEMBER: String(FIRST_MEMBER),
    SECRET: secret,
  });
  return { port, secret };
}

function doorAt(bench: Workbench, port: number, secret: string): Door {
  const { warmMs, countMs } = bench.pace;
  return (connections) => {
    const input: WalletInput = { port, secret, connections, warmMs, countMs, ...seatedOf(bench.size) };
    return bench.task<LoopFigures>('clients/wallet', input);
  };
}
