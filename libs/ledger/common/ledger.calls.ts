import { z } from 'zod';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { balance } from './ledger.events.js';

export const getBalance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: "The member's balance, with the `seq` of the same moment",
  access: LOGGED_IN,
  whileClosed: true,
  input: z.strictObject({}),
  value: balance.extend({ seq: z.int() }),
});
