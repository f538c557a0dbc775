import { drawNumbers, openDraw } from '../clients/draw-to-settle.js';
import { multiplyTickets } from '../clients/multiplied-tickets.js';
import type { DrawTimes } from '../clients/settle-draw.js';
import type { TicketsToSell } from '../clients/tickets-to-sell.js';
import { firstPlayer } from '../fill/size.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

const MEMBERS = 20_000;
/** So many buy their tickets of the product; those of the others are multiplied from them. */
const SOLD_TO = 20;

export const draw = defineRow({
  id: 'draw',
  figures: {
    all: {
      title: 'settling a draw of 100,000 tickets of 20,000 members; anchor: reading and evaluating them',
      unit: 'ms',
      goal: { atMost: 10_000 },
    },
    first: { title: 'until its first win is credited', unit: 'ms', goal: { atMost: 3000 } },
  },
  async pair(bench) {
    return async () => {
      const { id, result, env } = await drawnDraw(bench);
      const { ms } = await bench.task<{ ms: number }>('clients/evaluate-draw', { draw: id, result }, { env });
      const { allMs, firstMs } = await bench.task<DrawTimes>('clients/settle-draw', { draw: id }, { env });
      return { product: { all: allMs, first: firstMs }, anchor: { all: ms } };
    };
  },
});

/** A draw whose tickets are sold and whose result is there. */
async function drawnDraw(bench: Workbench): Promise<{ id: string; result: string; env: NodeJS.ProcessEnv }> {
  const portal = await bench.portal();
  const env = portal.programEnv();
  const client = await portal.owner.connect();
  try {
    const sold = await openDraw(client);
    const firstMember = firstPlayer(bench.size);
    const members = Math.min(MEMBERS, Math.floor(bench.size.members / 2));
    const tickets: TicketsToSell = { draw: sold, firstMember, members: Math.min(SOLD_TO, members) };
    await bench.task('clients/sell-tickets', tickets, { env });
    await multiplyTickets(client, { draw: sold.id, firstMember, sold: tickets.members, members });
    const result = await drawNumbers(client, sold.id);
    // As a sale of minutes would have left them.
    await client.query(
      'vacuum analyze lottery.ticket, games.round, games.wallet_transaction, platform.event, platform.person_seq',
    );
    await client.query('checkpoint');
    return { id: sold.id, result, env };
  } finally {
    client.release();
  }
}
