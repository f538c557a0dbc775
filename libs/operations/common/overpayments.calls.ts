import { z } from 'zod';
import { overpayment } from '#libs/agency/common/overpayment';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';

export const listOverpayments = defineCall({
  method: 'GET',
  path: '/wps/ops/overpayments',
  summary: 'Salaries and dividends that turned out too high, and no contract is left to recover them from',
  access: ['operator'],
  permission: 'payout.read',
  input: z.strictObject({ ...paging }),
  value: pageOf(overpayment),
});
