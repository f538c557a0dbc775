import { useEffect } from 'react';
import { useSession } from '../../data/session/session-store';
import { useSiteConfig } from '../../data/site/site-config';
import { keepArrival, lineToReturnTo, returnToLine } from './chosen-line';

/** A guest's visit goes on at the line that was chosen before; a member's does not, since the session is this line's. */
export default function LineReturn() {
  const { status } = useSession();
  const lines = useSiteConfig().data?.domainRoute.domainList;
  useEffect(keepArrival, []);
  useEffect(() => {
    const line = status === 'guest' && lines ? lineToReturnTo(lines) : null;
    if (line) void returnToLine(line, (address) => location.replace(address));
  }, [status, lines]);
  return null;
}
