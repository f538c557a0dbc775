import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';

export const WALLET_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];

export const walletReply = z.object({
  status: z.enum(WALLET_STATUSES),
  request_uuid: z.string().optional(),
  user: z.string().optional(),
  currency: z.string().optional(),
  /** After the request, currency x 100000. */
  balance: z.int().optional(),
  /** The portal's id of the transaction. */
  operator_tx_id: z.string().optional(),
});
export type WalletReply = z.output<typeof walletReply>;

const uuid = z.uuid().toLowerCase();
/** Printable ASCII, so that a name has one spelling. */
const name = z.string().regex(/^[\x21-\x7e]{1,100}$/);
const user = z.string().regex(/^[1-9]\d{0,17}$/);
/** Currency x 100000. */
const amount = z.int().nonnegative();

const request = { request_uuid: uuid, token: z.string().min(1).max(200) };
const movement = {
  ...request,
  user,
  currency: z.string().max(10),
  game_code: name,
  round: name,
  round_closed: z.boolean().default(false),
  transaction_uuid: uuid,
};

const free = {
  /** A bet that takes one of the player's free rounds, or its win. */
  is_free: z.boolean().default(false),
  /** Whose free rounds: the id that the portal gave them. Always with `is_free`, and never without. */
  reward_uuid: uuid.optional(),
};

/** Not strict: vendors may add fields, and payouts must not wait until the portal knows them. */
const walletCall = <Input extends z.ZodType>(
  path: string,
  summary: string,
  input: Input,
  { whileClosed }: { whileClosed: boolean },
) =>
  defineCall({
    method: 'POST',
    path: `/gw/v1/wallet/${path}`,
    summary,
    access: 'signed',
    lenient: true,
    whileClosed,
    input,
    value: walletReply,
  });

export const walletAuthenticate = walletCall(
  'authenticate',
  'A vendor begins the game that a token was given for; once for each token',
  z.object({
    ...request,
    user: user.optional(),
    currency: z.string().max(10).optional(),
    game_code: name.optional(),
  }),
  { whileClosed: false },
);

export const walletBalance = walletCall(
  'balance',
  'A vendor asks what the member can stake',
  z.object({
    ...request,
    user: user.optional(),
    currency: z.string().max(10).optional(),
    game_code: name.optional(),
  }),
  { whileClosed: true },
);

export const walletBet = walletCall(
  'bet',
  'A vendor takes a stake; a repeated one gets the first answer',
  z.object({ ...movement, amount, ...free }),
  { whileClosed: false },
);

export const walletWin = walletCall(
  'win',
  'A vendor pays a win of an accepted bet; 0 with `round_closed` settles a loss',
  z.object({
    ...movement,
    amount,
    ...free,
    reference_transaction_uuid: uuid,
    /** Of a win that closes its round: the part of its stakes that was at risk, where opposite ones cover each other. */
    valid_amount: amount.optional(),
  }),
  { whileClosed: true },
);

export const walletRollback = walletCall(
  'rollback',
  'A vendor takes back a bet or a win, whether it arrived or not',
  z.object({
    ...movement,
    amount: amount.optional(),
    is_free: z.boolean().default(false),
    reference_transaction_uuid: uuid,
  }),
  { whileClosed: true },
);
