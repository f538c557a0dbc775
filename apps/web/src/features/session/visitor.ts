import { isTrial } from '#libs/identity/common/member-types';
import { memberInfoQuery } from './member-info';
import { queryClient } from './query-client';
import { currentToken } from './session-store';

export type Visitor = 'guest' | 'trial' | 'member';

/** Who is here: an agent counts as a member. @throws ApiRefusal where the server cannot be asked */
export async function whoIsHere(): Promise<Visitor> {
  if (currentToken() === null) return 'guest';
  const { type } = await queryClient.ensureQueryData(memberInfoQuery);
  return isTrial(type) ? 'trial' : 'member';
}
