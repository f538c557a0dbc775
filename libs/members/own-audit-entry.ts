import type { AuditEntry } from '#libs/platform/audit/audit';
import type { LoggedIn } from '#libs/platform/http/caller';

/** Whose account it is, and from where it was changed. */
export type Owner = Pick<LoggedIn, 'brand' | 'person' | 'address'>;

/** The audit entry of a change that a member made to its own account. `action` as in `real-name.given`. */
export function ownAuditEntry({ brand, person, address }: Owner, action: string): AuditEntry {
  const member = `member ${person}`;
  return { brand, actor: member, action, subject: member, address };
}
