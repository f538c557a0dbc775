import { z } from 'zod';
import { defineCall, type Permission } from '#libs/platform/common/call';
import { download } from '#libs/platform/common/download';
import { keysetPageOf, keysetPaging } from '#libs/platform/common/paging';

/** The lists of the console, each with saved views and a file; as a file and a view are named. */
export const LIST_NAMES = [
  'withdrawals',
  'deposits',
  'payments',
  'payment-alerts',
  'factor-resets',
  'ledger-findings',
  'proposals',
  'setting-changes',
  'content',
  'broadcasts',
  'campaigns',
  'goods',
  'held-rewards',
  'applications',
  'level-checks',
  'redemptions',
  'threads',
  'catalogue-changes',
  'titles',
  'draws',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

interface ListDeclaration<Filters extends z.core.$ZodLooseShape, Row extends z.ZodType> {
  name: ListName;
  path: string;
  /** One line for the generated catalogue. */
  summary: string;
  /** What reading a page takes, and what taking the file. */
  permission: { read: Permission; export: Permission };
  filters: Filters;
  row: Row;
}

/** A list of the console: the call of its pages, and that of the file with all rows of the same filters. */
export function operatorsList<Filters extends z.core.$ZodLooseShape, Row extends z.ZodType>({
  name,
  path,
  summary,
  permission,
  filters,
  row,
}: ListDeclaration<Filters, Row>) {
  return {
    name,
    page: defineCall({
      method: 'GET',
      path,
      summary,
      access: ['operator'],
      permission: permission.read,
      input: z.strictObject({ ...keysetPaging, ...filters }),
      value: keysetPageOf(row),
    }),
    file: defineCall({
      method: 'GET',
      path: `/wps/ops/exports/${name}`,
      summary: `The operators' list of ${name.replaceAll('-', ' ')} as a file; who asked, for what, is recorded`,
      access: ['operator'],
      permission: permission.export,
      download: true,
      input: z.strictObject(filters),
      value: download,
    }),
  };
}
