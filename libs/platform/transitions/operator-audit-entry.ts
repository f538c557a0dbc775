import type { AuditEntry } from '../audit/audit.js';
import { type ActingOperator, auditName, operatorActor } from './actor-context.js';

/** The audit entry of what an operator did. `action` as in `operator.added`, `subject` as in `operator 12`. */
export function operatorAuditEntry(operator: ActingOperator, action: string, subject: string): AuditEntry {
  const { brand, address } = operator;
  return { brand, actor: auditName(operatorActor(operator)), action, subject, address };
}
