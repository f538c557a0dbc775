import { z } from 'zod';
import { read } from '../web/input.js';
import type { SeamlessVendor } from './seamless.vendor.js';
import { transactionJson } from './vendor.reply.js';
import type { AddSignedCalls } from './vendor.routes.js';

const PAGE = 500;

const moment = z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso));
const periodQuery = z
  .object({ from: moment, to: moment, page: z.coerce.number().int().min(1).default(1) })
  .refine(({ from, to }) => from < to, { path: ['from'], message: 'must be before to' });

/** The call by which a portal compares a seamless wallet's transactions. */
export const addTransactions =
  (vendor: SeamlessVendor): AddSignedCalls =>
  (scope, { code, operatorOf }) => {
    scope.get('/transactions', async (request) => {
      const operator = operatorOf(request);
      const { from, to, page } = read(periodQuery, request.query);
      const list = vendor.transactions(code, operator, from, to);
      return {
        list: list
          .slice((page - 1) * PAGE, page * PAGE)
          .map(({ transaction, session }) => transactionJson(transaction, session)),
        page,
        total_pages: Math.ceil(list.length / PAGE),
      };
    });
  };
