import { anchorLedger } from '../anchors/ledger.sql.js';
import type { WalletInput, WalletOutput } from '../clients/wallet.js';
import { FIRST_MEMBER, firstPlayer, SEATED } from '../fill/size.js';
import type { Workbench } from '../workbench.js';

type Door = (connections: number) => Promise<WalletOutput>;

/** The portal's own door for vendors. */
export async function portalDoor(bench: Workbench): Promise<Door> {
  const portal = await bench.portal();
  const api = await portal.startApi();
  return doorAt(bench, api.port, portal.studioSecret);
}

/** Bare Fastify in its place. */
export async function bareDoor(bench: Workbench): Promise<Door> {
  const secret = (await bench.portal()).studioSecret;
  const { port } = await bench.startAnchor('anchors/wallet-door', {
    DATABASE_URL: await bench.anchorDatabase(anchorLedger(bench.size.members)),
    FIRST_MEMBER: String(FIRST_MEMBER),
    SECRET: secret,
  });
  return doorAt(bench, port, secret);
}

function doorAt(bench: Workbench, port: number, secret: string): Door {
  const player = firstPlayer(bench.size);
  const players = Math.min(SEATED, FIRST_MEMBER + bench.size.members - player);
  const { warmMs, countMs } = bench.pace;
  return (connections) => {
    const input: WalletInput = { port, secret, connections, player, players, warmMs, countMs };
    return bench.task<WalletOutput>('clients/wallet', input);
  };
}
