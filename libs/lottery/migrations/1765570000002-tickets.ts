import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cancelTickets } from './tickets/cancel.sql.js';
import { ticketLocks } from './tickets/locks.sql.js';
import { placeTickets } from './tickets/place.sql.js';
import { settleTickets } from './tickets/settle.sql.js';
import { ticketTables, withoutTickets } from './tickets/tables.sql.js';

/** Tickets and chases: bought, cancelled and settled with their money in one transaction. */
export class Tickets1765570000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([ticketTables, ticketLocks, placeTickets, cancelTickets, settleTickets].join(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(withoutTickets);
  }
}
