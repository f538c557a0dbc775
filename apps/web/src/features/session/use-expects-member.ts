import { useStart } from '../../app/start-context';
import { useSession } from './session-store';

/** True for a member, and until the tab knows for whoever had a session a moment ago: so that nothing jumps. */
export function useExpectsMember(): boolean {
  const { status } = useSession();
  const { expectMember } = useStart();
  return status === 'member' || (status === 'unknown' && expectMember);
}
