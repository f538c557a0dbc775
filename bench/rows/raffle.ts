import pg from 'pg';
import { anchorRaffle, CLOSE } from '../anchors/raffle.sql.js';
import type { RaffleCloseInput } from '../clients/raffle-close.js';
import { endRaffle, publishPrizes } from '../fill/campaigns.js';
import { FIRST_MEMBER } from '../fill/size.js';
import { defineRow } from '../row.js';

export const raffle = defineRow({
  id: 'raffle',
  figures: {
    close: {
      title: 'closing a raffle with 100,000 members: tickets, list and hash; anchor: one statement',
      unit: 'ms',
      goal: { ratioAtMost: 10 },
    },
  },
  async product(bench) {
    const portal = await bench.portal();
    const campaign = await publishPrizes(portal.owner, 'draw');
    const of = { first: FIRST_MEMBER, members: bench.size.members };
    let raffles = 0;
    return async () => {
      const input: RaffleCloseInput = {
        raffle: await endRaffle(portal.owner, campaign, { ...of, period: `bench ${++raffles}` }),
      };
      const close = await bench.task<number>('clients/raffle-close', input, { env: portal.programEnv() });
      const closed = await portal.count(
        `select count(*) from rewards.ticket_range t join rewards.raffle r on r.id = t.raffle
         where r.id = ${input.raffle} and r.list_hash is not null`,
      );
      if (closed === 0) throw new Error('the raffle was not closed');
      return { close };
    };
  },
  async anchor(bench) {
    const url = await bench.anchorDatabase(anchorRaffle(bench.size.members));
    let raffles = 0;
    return async () => {
      const client = new pg.Client(url);
      await client.connect();
      const began = performance.now();
      await client.query(CLOSE, [++raffles]).finally(() => client.end());
      return { close: performance.now() - began };
    };
  },
});
