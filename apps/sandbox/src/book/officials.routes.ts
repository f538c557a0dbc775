import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isBookCode } from '../../common/book/codes.js';
import { SELECTIONS } from '../../common/book/match.js';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import type { Book } from './book.js';
import { rule } from './rulings.js';

const params = z.strictObject({ match: z.string().max(40) });
const order = z
  .strictObject({
    cancelled: z.literal(true).optional(),
    results: z.record(z.string().max(40), z.enum(SELECTIONS)).optional(),
  })
  .refine(({ cancelled, results }) => cancelled ?? results, 'says nothing');

/** For stories and testers: cancels a match, or corrects results of it. */
export function addOfficials(server: FastifyInstance, book: Book): void {
  server.put('/book/matches/:match', async (request) => {
    const { match } = read(params, request.params);
    const code = match.replace(/-\d+$/, '');
    if (!isBookCode(code)) throw new AppError('not_found', 'no such match');
    const { isCancelled, results } = await rule(book, code, match, read(order, request.body));
    return { match, cancelled: isCancelled, results };
  });
}
