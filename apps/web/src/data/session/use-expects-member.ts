import { useStart } from '../start/start-context';
import { useSessionValue } from './session-store';

/** True for a member, and until the tab knows for whoever had a session a moment ago: so that nothing jumps. */
export function useExpectsMember(): boolean {
  const { expectMember } = useStart();
  return useSessionValue(({ status }) => status === 'member' || (status === 'unknown' && expectMember));
}
