import { z } from 'zod';
import { vendorFinding } from '#libs/games/common/vendor-finding';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';

export const listVendorFindings = defineCall({
  method: 'GET',
  path: '/wps/ops/vendor-findings',
  summary: "What differs between vendors' records and the portal's now, the oldest first",
  access: ['operator'],
  permission: 'finding.read',
  input: z.strictObject({ ...paging }),
  value: pageOf(vendorFinding),
});
