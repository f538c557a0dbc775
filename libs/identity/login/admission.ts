import { Refusal } from '#libs/platform/http/refusal';
import type { Member } from '../accounts/member.entity.js';
import { identityErrors } from '../common/identity.errors.js';
import { isAgent } from '../common/member-types.js';
import type { SITES } from '../common/session.calls.js';

export type Site = (typeof SITES)[number];

/** To be asked only about who has proved who it is. @throws Refusal 403 for an account that may not come in */
export function admit(member: Member, site: Site): void {
  if (member.status === 'disabled') throw new Refusal(identityErrors.error_account_disabled);
  if (member.status === 'closed') throw new Refusal(identityErrors.error_non_member);
  if (site === 'agent' && !isAgent(member.type)) throw new Refusal(identityErrors.error_not_agent);
}
