import type { MigrationInterface, QueryRunner } from 'typeorm';
import { placeTickets, placeTicketsAgain } from './results/place.sql.js';
import { settleTickets, settleTicketsBefore } from './results/settle.sql.js';
import { resultTables, withoutResults } from './results/tables.sql.js';

/** Results from outside, their corrections, and prices of single numbers. */
export class Results1765600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query([resultTables, placeTickets, settleTickets].join(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query([placeTicketsAgain, withoutResults, settleTicketsBefore].join(''));
  }
}
