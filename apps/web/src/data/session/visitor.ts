import { isTrial } from '#libs/members/common/member-types';
import { queryClient } from '../cache/query-client';
import { memberInfoQuery } from './member-info';
import { currentToken } from './session-store';

export type Visitor = 'guest' | 'trial' | 'member';

/** Who is here: an agent counts as a member. @throws ApiError where the server cannot be asked */
export async function whoIsHere(): Promise<Visitor> {
  if (currentToken() === null) return 'guest';
  const { type } = await queryClient.ensureQueryData(memberInfoQuery);
  return isTrial(type) ? 'trial' : 'member';
}
