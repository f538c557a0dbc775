import type { Api } from '../../chaos/stack/program.js';
import type { LoopFigures } from '../clients/closed-loop.js';
import type { NeighboursInput, NeighboursOutput } from '../clients/neighbours.js';
import type { SettlementInput, SettlementTimes } from '../clients/settlement.js';
import type { WalletInput } from '../clients/wallet.js';
import { FIRST_MEMBER, seatedOf } from '../fill/size.js';
import { Meeting } from '../meeting.js';
import { defineRow } from '../row.js';
import { webOf } from '../web-build.js';
import type { Workbench } from '../workbench.js';
import { openWindow, windowsOf } from './settlement.js';

const CONNECTIONS = 32;
const DAY_MS = 86_400_000;
const PAGES = ['/', '/wps/relay/GCSGAME_getGameList?language=EN&pageNo=1&pageSize=40'];

/** The same bets at the same portal, with all other load and, as the anchor, without. */
export const isolation = defineRow({
  id: 'isolation',
  figures: {
    bets: {
      title: 'bets and wins beside pages, a team overview, log-ins and a settlement; anchor: alone',
      unit: '/s',
      goal: { ratioAtLeast: 0.5 },
    },
  },
  async product(bench) {
    await webOf(bench);
    const portal = await bench.portal();
    const api = await apiOf(bench);
    const { account } = await api.portal.register();
    const windows = windowsOf(bench);
    const now = Date.now();
    const span = `from=${new Date(now - DAY_MS).toISOString()}&to=${new Date(now).toISOString()}`;
    const { warmMs, countMs } = bench.pace;
    const input: NeighboursInput = {
      port: api.port,
      pages: PAGES,
      pagesPerSecond: 20,
      agent: FIRST_MEMBER,
      overview: `/wps/agent/team/overview?${span}`,
      account,
      loginsPerSecond: 1,
      forMs: warmMs + countMs,
    };
    return async () => {
      await openWindow(bench, portal.owner, windows.next());
      const meetings = [new Meeting(3)];
      const meets: SettlementInput = { meets: true };
      const [bets] = await Promise.all([
        bench.task<LoopFigures>(
          'clients/wallet',
          { ...walletInput(bench, api, portal.studioSecret), ...meets },
          { meetings },
        ),
        bench.task<NeighboursOutput>('clients/neighbours', input, { meetings }),
        bench.task<SettlementTimes>('clients/settlement', meets, { env: portal.programEnv(), meetings }),
      ]);
      return { bets: bets.perSecond };
    };
  },
  async anchor(bench) {
    const api = await apiOf(bench);
    const input = walletInput(bench, api, (await bench.portal()).studioSecret);
    return async () => ({ bets: (await bench.task<LoopFigures>('clients/wallet', input)).perSecond });
  },
});

const apis = new WeakMap<Workbench, Promise<Api>>();

/** One api for both sides. */
function apiOf(bench: Workbench): Promise<Api> {
  const api = apis.get(bench) ?? bench.portal().then((portal) => portal.startApi());
  apis.set(bench, api);
  return api;
}

const walletInput = ({ pace, size }: Workbench, { port }: Api, secret: string): WalletInput => ({
  port,
  secret,
  connections: CONNECTIONS,
  warmMs: pace.warmMs,
  countMs: pace.countMs,
  ...seatedOf(size),
});
