import type pg from 'pg';
import { restoreFormerWallet } from '../anchors/former-wallet.js';
import type { ApplyWalletInput } from '../clients/apply-wallet.js';
import type { LoopFigures } from '../clients/closed-loop.js';
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
  async product(bench) {
    const { owner, databaseUrl } = await bench.portal();
    const [free, bound] = halvesOf(bench);
    await open(owner, bound);
    return async () => ({
      without: await apply(bench, databaseUrl, free),
      three: await apply(bench, databaseUrl, bound),
    });
  },
  async anchor(bench) {
    const { owner, databaseUrl } = await bench.furtherPortal();
    await restoreFormerWallet(owner);
    const [free] = halvesOf(bench);
    return async () => {
      const took = await apply(bench, databaseUrl, free);
      return { without: took, three: took };
    };
  },
});

async function apply(bench: Workbench, url: string, players: Players): Promise<number> {
  const { warmMs, countMs } = bench.pace;
  const input: ApplyWalletInput = { url, batch: BATCH, warmMs, countMs, ...players };
  return (await bench.task<LoopFigures>('clients/apply-wallet', input)).p50;
}

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
