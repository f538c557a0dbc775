import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletJudge } from './wallet-over-views/judge.sql.js';

const [judgeBets = ''] = /create function games\.judge_bets\([\s\S]*?\nend \$\$;/.exec(walletJudge) ?? [];
const replaced = judgeBets.replace('create function', 'create or replace function');

const CLOSED = `vendor.maintenance or t.maintenance or exists (
        select from site.maintenance_view closed where closed.brand = t.brand and closed.ended_at is null) as maintenance`;

/** The judge of bets, with all that can close a game. */
export const judgeOfClosedGames = replaced.replace('vendor.maintenance,', `${CLOSED},`);

/** A single title can be in maintenance, and while its vendor, the title or the brand is, no new bet is taken. */
export class ClosedGames1765010001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!replaced.includes('vendor.maintenance,')) throw new Error('the judge of bets has changed');
    await runner.query(`
      alter table games.title add column maintenance boolean not null default false;
      ${judgeOfClosedGames}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${replaced} alter table games.title drop column maintenance;`);
  }
}
