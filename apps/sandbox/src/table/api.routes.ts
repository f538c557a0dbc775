import type { FastifyInstance } from 'fastify';
import { addPageCalls } from '../vendor/page.routes.js';
import type { Table } from './table.js';

/** The calls of the tables' pages: those of every game. Bets are placed over the socket. */
export const addTableCalls = (server: FastifyInstance, table: Table): void =>
  addPageCalls(server, table, () => undefined);
