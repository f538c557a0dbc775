import type { FastifyInstance } from 'fastify';
import { addOfficials } from '../book/officials.routes.js';
import { addPageCalls } from '../vendor/page.routes.js';
import type { Table } from './table.js';

/** The calls of the tables' pages: those of every game. Bets are placed over the socket. */
export function addTableCalls(server: FastifyInstance, table: Table): void {
  addPageCalls(server, table, () => undefined);
  addOfficials(server, table.book);
}
