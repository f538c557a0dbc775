import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findCurrency } from '../vendor/currencies.js';
import type { AddSignedCalls } from '../vendor/vendor.routes.js';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import { MODES, type Modes } from './mode.js';
import type { Direction } from './wallet.records.js';
import { betJson, movedJson, transferJson } from './wallet.reply.js';
import type { Wallets } from './wallets.service.js';

const text = z.string().min(1).max(200);
const transferId = z.guid().toLowerCase();
const moveBody = z.object({
  operator_id: text,
  transfer_id: transferId,
  user: text,
  currency: text,
  amount: z.int().positive(),
});
const transferParams = z.object({ id: transferId });
const balanceQuery = z.object({
  user: text,
  currency: z.string().refine((code) => findCurrency(code) !== undefined, 'not a currency of our games'),
});
const betsQuery = z.object({
  cursor: z
    .string()
    .regex(/^(|[1-9]\d{0,14})$/, 'not one of ours')
    .default(''),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});
const modeBody = z.strictObject({ mode: z.enum(MODES), user: text.optional() });

/** The calls of a transfer wallet; see docs/transfer-wallets.md. */
export const addWalletCalls =
  (wallets: Wallets, modes: Modes): AddSignedCalls =>
  (scope, { operatorOf: signerOf, jsonOf }) => {
    /** @throws AppError bad_signature with 401, as the protocol of transfer wallets has it */
    const operatorOf = (request: FastifyRequest): string => {
      try {
        return signerOf(request);
      } catch (error) {
        throw error instanceof AppError ? new AppError(error.code, error.detail, 401) : error;
      }
    };

    const move = async (request: FastifyRequest, reply: FastifyReply, direction: Direction) => {
      const operator = operatorOf(request);
      const { operator_id, transfer_id: id, ...order } = read(moveBody, jsonOf(request));
      if (operator_id !== operator)
        throw new AppError('malformed', 'operator_id: not the operator that signed');
      modes.assertHere(order.user);
      const mode = modes.of(order.user);
      if (mode === 'deaf') return hangUp(reply);
      const refusal = mode === 'refuse' ? 'USER_DISABLED' : null;
      const transfer = wallets.transfer({ operator, id, direction, ...order }, refusal);
      if (mode === 'silent') return hangUp(reply);
      if (mode === 'slow') await modes.delay();
      return movedJson(transfer);
    };
    scope.post('/wallet/deposit', (request, reply) => move(request, reply, 'deposit'));
    scope.post('/wallet/withdraw', (request, reply) => move(request, reply, 'withdrawal'));

    scope.get('/wallet/transfers/:id', async (request) => {
      const operator = operatorOf(request);
      const { id } = read(transferParams, request.params);
      modes.assertHere('');
      return transferJson(wallets.ask(operator, id));
    });

    scope.get('/wallet/balance', async (request) => {
      const operator = operatorOf(request);
      const { user, currency } = read(balanceQuery, request.query);
      modes.assertHere(user);
      const { balance, atStake, bets } = wallets.view({ operator, user, currency });
      return { user, currency, balance, at_stake: atStake, bets };
    });

    scope.get('/bets', async (request) => {
      const operator = operatorOf(request);
      const { cursor, limit } = read(betsQuery, request.query);
      modes.assertHere('');
      const page = wallets.bets(operator, cursor, limit);
      return { bets: page.bets.map(betJson), cursor: page.cursor, more: page.more };
    });

    // Not signed: it is no part of the protocol, but how a person or a test makes Delta fail.
    scope.put('/mode', async (request) => {
      const { mode, user } = read(modeBody, jsonOf(request));
      modes.set(mode, user);
      return { mode };
    });
  };

/** Ends the connection without an answer. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
