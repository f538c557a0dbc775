import { useEffect } from 'react';
import { openSession } from '../data/session/session-store';

/** Mounted after all that shows the session: it would have to be drawn at once if the session changed meanwhile. */
export function SessionOpener() {
  useEffect(
    () =>
      openSession(async () => {
        const { resumeRemembered } = await import('../data/session/resume-session');
        await resumeRemembered();
      }),
    [],
  );
  return null;
}
