import type { DrawTimes } from '../clients/settle-draw.js';
import { SOLD_LINES, type TicketsToSell } from '../clients/tickets-to-sell.js';
import { firstPlayer } from '../fill/size.js';
import { defineRow } from '../row.js';
import type { Workbench } from '../workbench.js';

const MEMBERS = 20_000;
/** Two of the five tickets of everybody win. */
const RESULT = '1,3,0,2,7';

const HASH = "repeat('00', 32)";

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
      const { id, env } = await drawnDraw(bench);
      const evaluate = { draw: id, result: RESULT };
      const { ms } = await bench.task<{ ms: number }>('clients/evaluate-draw', evaluate, { env });
      const { allMs, firstMs } = await bench.task<DrawTimes>('clients/settle-draw', { draw: id }, { env });
      return { product: { all: allMs, first: firstMs }, anchor: { all: ms } };
    };
  },
});

/** A draw whose tickets are sold and whose result is there. */
async function drawnDraw(bench: Workbench): Promise<{ id: string; env: NodeJS.ProcessEnv }> {
  const portal = await bench.portal();
  const { owner } = portal;
  const env = portal.programEnv();
  await owner.query(`
    insert into lottery.game (brand, code, names) values ('mela', 'SSC5M', '{"EN": "Five Stars"}') on conflict do nothing;
    insert into lottery.sale_limit values ('mela', 'SSC5M', 100, 2000000, 10000, 9000000000000000, 9000000000000000) on conflict do nothing;
  `);
  const {
    rows: [sold],
  } = await owner.query<{ id: string; drawNo: string }>(
    `insert into lottery.draw (brand, game, draw_no, status, open_at, close_at, draw_at, result_due_at, void_at, due_at, commitment, changed_at)
     select 'mela', 'SSC5M', '20200101-' || count(*), 'open', now(), now() + interval '1 day', now() + interval '2 days',
       now() + interval '3 days', now() + interval '3 days', now() + interval '1 day', ${HASH}, now() from lottery.draw
     returning id, draw_no as "drawNo"`,
  );
  if (!sold) throw new Error('the draw was not written');
  const tickets: TicketsToSell = {
    draw: sold,
    firstMember: firstPlayer(bench.size),
    members: Math.min(MEMBERS, Math.floor(bench.size.members / 2)),
  };
  for (const [line] of SOLD_LINES.entries())
    await bench.task('clients/sell-tickets', { ...tickets, line }, { env });
  await owner.query(
    `update lottery.draw set status = 'drawn', revision = 1, result = $2, beacon_value = ${HASH}, beacon_round = 1, root = ${HASH},
       ticket_count = 0, seed = ${HASH}, due_at = now() where id = $1`,
    [sold.id, RESULT],
  );
  await owner.query('vacuum analyze lottery.ticket');
  return { id: sold.id, env };
}
