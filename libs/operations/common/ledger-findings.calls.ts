import { z } from 'zod';
import { ledgerFinding } from '#libs/ledger/common/finding';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { reason } from './reason.js';

export const listLedgerFindings = defineCall({
  method: 'GET',
  path: '/wps/ops/ledger-findings',
  summary: 'What does not add up in the books and was not closed; what still differs comes first',
  access: ['operator'],
  permission: 'finding.read',
  input: z.strictObject({ ...paging }),
  value: pageOf(ledgerFinding),
});

export const closeLedgerFinding = defineCall({
  method: 'POST',
  path: '/wps/ops/ledger-findings/:id/closure',
  summary: 'Closes a finding that a later check did not find any more, with a reason for the record',
  access: ['operator'],
  permission: 'finding.close',
  idempotent: true,
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/), reason }),
  value: z.object({}),
});
