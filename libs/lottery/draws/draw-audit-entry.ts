import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import type { DrawRow } from './draw-row.js';

/** What an operator did with a draw, for the audit. */
export const drawAuditEntry = (operator: OperatorCaller, { game, drawNo }: DrawRow, act: string) =>
  operatorAuditEntry(operator, `draw.${act}`, `draw ${game} ${drawNo}`);
