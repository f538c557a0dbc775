import pg from 'pg';
import { type Movement, type WalletItem, walletItem } from '#libs/games/wallet/wallet-item';
import { percentile } from '../statistics.js';
import { serveTask } from './serve-task.js';
import { betOf, type Players, winOf } from './wallet-requests.js';

/** Players of one database, whose batches go over a connection of their own. */
export interface Side extends Players {
  url: string;
}

export interface ApplyWalletInput {
  sides: Record<string, Side>;
  /** Items of a call, each of another player. */
  batch: number;
  /** Of each side. */
  warmMs: number;
  countMs: number;
}

/** Median milliseconds of a step, by side. */
export type ApplyWalletFigures<Name extends string = string> = Record<Name, number>;

/**
 * The wallet's function alone: a batch of bets, and then their wins, are a step. The sides take their steps in turn, so that whatever
 * else the machine does meets them alike.
 */
async function apply({ sides, batch, warmMs, countMs }: ApplyWalletInput): Promise<ApplyWalletFigures> {
  const callers = await Promise.all(
    Object.entries(sides).map(async ([name, side]) => ({
      name,
      step: await open(side, batch),
      took: [] as number[],
    })),
  );
  try {
    const from = performance.now() + warmMs * callers.length;
    const until = from + countMs * callers.length;
    while (performance.now() < until)
      for (const { step, took } of callers) {
        const began = performance.now();
        await step.take();
        if (began >= from) took.push(performance.now() - began);
      }
  } finally {
    for (const { step } of callers) await step.end();
  }
  return Object.fromEntries(callers.map(({ name, took }) => [name, percentile(took, 0.5)]));
}

async function open({ url, firstPlayer, players }: Side, batch: number) {
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
  return {
    take: async () => {
      const bets = Array.from({ length: batch }, () => betOf(firstPlayer + (next++ % players)));
      await send(bets.map((fields) => itemOf({ op: 'bet', fields })));
      await send(bets.map((bet) => itemOf({ op: 'win', fields: winOf(bet) })));
    },
    end: () => client.end(),
  };
}

function itemOf(movement: Movement): WalletItem {
  const item = walletItem('STUDIO', 'mela', movement);
  if (typeof item === 'string') throw new Error(`no item: ${item}`);
  return item;
}

serveTask(apply);
