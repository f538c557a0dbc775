import type { DataSource } from 'typeorm';
import type { Config } from '#libs/platform/config/config';
import type { Player } from './demo-play.js';

const PLAYERS = ['agenttwo', 'agent41', 'agent42', 'downline1'];

/**
 * Gives the demonstration's agents a month of activity, once, if nothing was ever played or settled. Never in
 * production. Its modules are loaded only then, since this runs before each start.
 */
export async function seedDemoHistory(owner: DataSource, brand: string, config: Config): Promise<void> {
  const [untouched] = await owner.query(
    `select 1 where not exists (select from games.round where brand = $1)
       and not exists (select from agency.schedule where brand = $1)`,
    [brand],
  );
  const players: Player[] = await owner.query(
    `select id, account from members.member where brand = $1 and account = any ($2) order by id`,
    [brand, PLAYERS],
  );
  if (!untouched || players.length < PLAYERS.length) return;
  const { simulateMonth: liveThroughMonth } = await import('./demo-month.js');
  await liveThroughMonth(owner, brand, config, players);
}
