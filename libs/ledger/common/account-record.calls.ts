import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf } from '#libs/platform/common/paging';

/** The types by which the account record can be filtered. */
export const RECORD_TYPES = ['deposit', 'withdrawal', 'game', 'transfer', 'contract', 'other'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

export const accountRecordLine = z.object({
  id: z.string(),
  at: z.string(),
  type: z.enum(RECORD_TYPES),
  /** The kind of transaction, such as `deposit`, `withdrawal-hold` or `bet`. */
  kind: z.string(),
  account: z.enum(['wallet', 'hold']),
  /** Wire amount; negative if the account fell. */
  amount: z.string(),
  /** The balance of this account after the line. */
  balanceAfter: z.string(),
  currency: currencyCode,
  /** Id of the deposit, round or other cause. */
  reference: z.string(),
});
export type AccountRecordLine = z.output<typeof accountRecordLine>;

export const RECORD_PAGE_SIZE = 20;

export const getAccountRecord = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: "Each movement of the member's money, the latest first",
  access: MEMBERS_AND_AGENTS,
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
