import pg from 'pg';
import { type Movement, type WalletItem, walletItem } from '#libs/games/wallet/wallet-item';
import { closedLoop, type LoopFigures } from './closed-loop.js';
import { serveTask } from './serve-task.js';
import { betOf, type Players, winOf } from './wallet-requests.js';

export interface ApplyWalletInput extends Players {
  url: string;
  /** Items of a call, each of another player. */
  batch: number;
  warmMs: number;
  countMs: number;
}

/** The wallet's function alone, on one connection: a batch of bets, and then their wins. A step is both. */
async function apply({ url, batch, firstPlayer, players, ...time }: ApplyWalletInput): Promise<LoopFigures> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const send = async (items: WalletItem[]) => {
    const { rows } = await client.query<{ applied: { replies: { status: string }[] } }>({
      name: 'apply',
      text: `select games.apply_wallet($1::jsonb, now(), '{"BDT": 2}'::jsonb, true) as applied`,
      values: [JSON.stringify(items)],
    });
    const refused = rows[0]?.applied.replies.find(({ status }) => status !== 'RS_OK');
    if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
  };
  let next = 0;
  try {
    return await closedLoop({ callers: 1, ...time }, async () => {
      const bets = Array.from({ length: batch }, () => betOf(firstPlayer + (next++ % players)));
      await send(bets.map((fields) => itemOf({ op: 'bet', fields })));
      await send(bets.map((bet) => itemOf({ op: 'win', fields: winOf(bet) })));
      return 2 * batch;
    });
  } finally {
    await client.end();
  }
}

function itemOf(movement: Movement): WalletItem {
  const item = walletItem('STUDIO', 'mela', movement);
  if (typeof item === 'string') throw new Error(`no item: ${item}`);
  return item;
}

serveTask(apply);
