import type { MigrationInterface, QueryRunner } from 'typeorm';
import { walletEvents as eventsBefore } from './wagering-pushes/events.sql.js';
import { walletEvents } from './wallet/events.sql.js';

/** What the rounds of a batch counted is read once for all of their events. */
export class CountedRoundsAtOnce1765580000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(walletEvents);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(eventsBefore);
  }
}
