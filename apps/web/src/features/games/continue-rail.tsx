import { lazy, Suspense } from 'react';
import type { Game } from '#libs/games/common/games.calls';
import { useSession } from '../session/session-store';
import { ContinueWaiting } from './continue-waiting';

const ContinueGames = lazy(() => import('./continue-games'));

/** What a member played last, one press from going on. Its place is kept until it is known. */
export function ContinueRail({ openNow }: { openNow: Game[] }) {
  const { status } = useSession();
  if (status !== 'member') return <ContinueWaiting />;
  return (
    <Suspense fallback={<ContinueWaiting />}>
      <ContinueGames openNow={openNow} />
    </Suspense>
  );
}
