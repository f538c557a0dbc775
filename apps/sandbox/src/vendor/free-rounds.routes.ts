import { z } from 'zod';
import { AppError } from '../web/app-error.js';
import { read } from '../web/input.js';
import type { VendorCode } from './codes.js';
import { findCurrency, fromWallet, toWallet } from './currencies.js';
import type { Games } from './games.js';
import type { FreeRounds } from './records.js';
import type { SeamlessVendor } from './seamless.vendor.js';
import { checkStake } from './stake.js';
import { limitsOf, type Title } from './title.js';
import { freeRoundsJson } from './vendor.reply.js';
import type { AddSignedCalls } from './vendor.routes.js';

const text = z.string().min(1).max(200);
const moment = z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso));
const reward = z.guid().toLowerCase();

const grantBody = z
  .object({
    operator_id: text,
    reward_uuid: reward,
    user: text,
    game_code: text,
    currency: text,
    bet_count: z.int().min(1).max(1000),
    bet_value: z.int().positive(),
    start: moment,
    end: moment,
  })
  .refine(({ start, end }) => start < end, { path: ['start'], message: 'must be before end' });
const cancelBody = z.object({ operator_id: text, reward_uuid: reward });
const listQuery = z.object({ user: text });

type Grant = z.output<typeof grantBody>;

/** The calls by which a portal gives a player free rounds, lists them and ends them. */
export const addFreeRounds =
  ({ vendor, hasFreeRounds }: Games & { vendor: SeamlessVendor }): AddSignedCalls =>
  (scope, { code, operatorOf, jsonOf }) => {
    const { freeRounds: grants } = vendor;

    scope.post('/game/free-rounds', async (request) => {
      const operator = operatorOf(request);
      const order = read(grantBody, jsonOf(request));
      assertSigner(order.operator_id, operator);
      const title = vendor.titlesOf(code).find((offered) => offered.code === order.game_code);
      if (!title || !hasFreeRounds?.(title)) throw new AppError('not_offered', 'no free rounds in this game');
      const granted = grantOf(order, title, code);
      const known = vendor.store.freeRounds(granted.id);
      if (known && !isSame(known, granted)) throw new AppError('conflict', 'another grant under this id');
      if (!known) vendor.store.save({ freeRounds: granted });
      return freeRoundsJson(known ?? granted, grants);
    });

    scope.post('/game/free-rounds/cancel', async (request) => {
      const operator = operatorOf(request);
      const { operator_id, reward_uuid } = read(cancelBody, jsonOf(request));
      assertSigner(operator_id, operator);
      const granted = grants.find(code, operator, reward_uuid);
      if (!granted) throw new AppError('not_found', 'no such free rounds');
      return freeRoundsJson(grants.cancel(granted), grants);
    });

    scope.get('/game/free-rounds', async (request) => {
      const operator = operatorOf(request);
      const { user } = read(listQuery, request.query);
      const list = grants.ofUser(code, operator, user);
      return { free_rounds: list.slice(0, 1000).map((granted) => freeRoundsJson(granted, grants)) };
    });
  };

function assertSigner(named: string, operator: string): void {
  if (named !== operator) throw new AppError('malformed', 'operator_id: not the operator that signed');
}

/** @throws AppError not_offered for a currency or a value that the title has no stake for */
function grantOf(order: Grant, title: Title, vendor: VendorCode): FreeRounds {
  const currency = findCurrency(order.currency);
  if (!currency) throw new AppError('not_offered', 'not a currency of our games');
  const value = fromWallet(order.bet_value, currency);
  if (toWallet(value, currency) !== order.bet_value)
    throw new AppError('not_offered', 'bet_value: finer than the currency');
  try {
    checkStake(String(value), limitsOf(title, currency));
  } catch {
    throw new AppError('not_offered', 'bet_value: not a stake of this game');
  }
  return {
    id: order.reward_uuid,
    vendor,
    operator: order.operator_id,
    user: order.user,
    game: title.code,
    currency: order.currency,
    count: order.bet_count,
    value: String(value),
    startsAt: order.start,
    endsAt: order.end,
    isCancelled: false,
  };
}

const isSame = (known: FreeRounds, order: FreeRounds): boolean =>
  JSON.stringify({ ...known, isCancelled: false }) === JSON.stringify(order);
