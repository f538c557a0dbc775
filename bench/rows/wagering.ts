import type pg from 'pg';
import { restoreFormerWallet } from '../anchors/former-wallet.js';
import type { ApplyWalletFigures, ApplyWalletInput } from '../clients/apply-wallet.js';
import type { Players } from '../clients/wallet-requests.js';
import { seatedOf } from '../fill/size.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

/** A busy endpoint's batch. */
const BATCH = 64;

export const wagering = defineRow({
  id: 'wagering',
  figures: {
    without: {
      title: `64 bets and their wins in SQL, nothing to stake; anchor: the wallet before requirements`,
      unit: 'ms',
      goal: { ratioAtMost: 1.05 },
    },
    three: {
      title: 'the same with two requirements and a bonus each',
      unit: 'ms',
      goal: { ratioAtMost: 1.3 },
    },
  },
  async pair(bench) {
    const [portal, former] = [await bench.portal(), await bench.furtherPortal()];
    const [free, bound] = halvesOf(bench);
    await open(portal.owner, bound);
    await restoreFormerWallet(former.owner);
    const { warmMs, countMs } = bench.pace;
    const input: ApplyWalletInput = {
      sides: {
        free: { url: portal.databaseUrl, ...free },
        bound: { url: portal.databaseUrl, ...bound },
        former: { url: former.databaseUrl, ...free },
      },
      batch: BATCH,
      warmMs,
      countMs,
    };
    return async () => {
      const { free, bound, former } = await bench.task<ApplyWalletFigures<'free' | 'bound' | 'former'>>(
        'clients/apply-wallet',
        input,
      );
      return { product: { without: free, three: bound }, anchor: { without: former, three: former } };
    };
  },
});

function halvesOf({ size }: Workbench): [Players, Players] {
  const { firstPlayer, players } = seatedOf(size);
  const half = Math.floor(players / 2);
  return [
    { firstPlayer, players: half },
    { firstPlayer: firstPlayer + half, players: half },
  ];
}

/** More to stake than is played here, in minor units. */
const REQUIRED = 10_000_000_000_000;

async function open(owner: pg.Pool, { firstPlayer, players }: Players): Promise<void> {
  const range = [firstPlayer, firstPlayer + players - 1];
  for (const plan of [null, 'casino'])
    await owner.query(
      `select wagering.open_requirement('mela', m, 'BDT', 'bench', m || ':' || coalesce($3::text, ''), $4, $4, $3, 100,
         now() - interval '1 minute') from generate_series($1::bigint, $2::bigint) m`,
      [...range, plan, REQUIRED],
    );
  await owner.query(
    `select wagering.grant_bonus('mela', m, 'BDT', 'bench', m || ':bonus', 100000, $3, 'casino', null, 'all', null, 30, null,
       'keep', 100, now() - interval '1 minute') from generate_series($1::bigint, $2::bigint) m`,
    [...range, REQUIRED],
  );
  await owner.query('analyze wagering.requirement');
}
