import { z } from 'zod';
import { FINDING_KINDS, FINDING_STATES, ledgerFinding } from '#libs/ledger/common/finding';
import { defineCall } from '#libs/platform/common/call';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

export const ledgerFindingList = operatorsList({
  name: 'ledger-findings',
  path: '/wps/ops/ledger-findings',
  summary: 'What does not add up in the books and was not closed; what still differs comes first',
  permission: { read: 'finding.read', export: 'finding.export' },
  filters: {
    ...textAndDays,
    kind: z.enum(FINDING_KINDS).optional(),
    state: z.enum(FINDING_STATES).optional(),
  },
  row: ledgerFinding,
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
