import { isAgent } from '#libs/members/common/member-types';
import type { Member } from '#libs/members/index';
import { AppError } from '#libs/platform/http/app-error';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { SITES } from '../common/session.calls.js';

export type Site = (typeof SITES)[number];

/**
 * Call it only for a member who has proved to be the owner, since the answer says what became of the account.
 * @throws AppError 403 for an account that may not log in, or not at the agents' site
 */
export function assertCanLogIn(member: Member, site: Site): void {
  if (member.status === 'disabled') throw new AppError(authenticationErrors.error_account_disabled);
  if (member.status === 'closed') throw new AppError(authenticationErrors.error_non_member);
  if (site === 'agent' && !isAgent(member.type)) throw new AppError(authenticationErrors.error_not_agent);
}
