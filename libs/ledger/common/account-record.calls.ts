import { z } from 'zod';
import { defineCall, PLAYERS } from '#libs/platform/common/call';
import { pageOf } from '#libs/platform/common/paging';

/** What a line of the account record can be filtered by. */
export const RECORD_TYPES = ['deposit', 'withdrawal', 'game', 'transfer', 'contract', 'other'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

export const accountRecordLine = z.object({
  id: z.string(),
  at: z.string(),
  type: z.enum(RECORD_TYPES),
  /** What happened, as in `deposit`, `withdrawal-hold`, `bet`. */
  kind: z.string(),
  /** Which of the member's accounts moved: what may be spent, or what is set aside. */
  account: z.enum(['wallet', 'hold']),
  /** Wire amount; below zero where the account fell. */
  amount: z.string(),
  /** Of this account, after the line. */
  balanceAfter: z.string(),
  currency: z.string(),
  /** Id of what caused it. */
  reference: z.string(),
});
export type AccountRecordLine = z.output<typeof accountRecordLine>;

/** Lines of one page. */
export const RECORD_PAGE_SIZE = 20;

export const getAccountRecord = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: "Each movement of the member's money, the latest first",
  access: PLAYERS,
  input: z.strictObject({
    /** At or after this moment, ISO 8601 with offset. */
    from: z.iso.datetime({ offset: true }).optional(),
    /** Before this moment. */
    to: z.iso.datetime({ offset: true }).optional(),
    type: z.enum(RECORD_TYPES).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  value: pageOf(accountRecordLine).extend({ seq: z.int() }),
});
