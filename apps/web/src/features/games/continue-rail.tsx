import type { Game } from '#libs/games/common/games.calls';
import { lazyPart } from '../../parts/lazy-part';
import { QuietPart } from '../../parts/quiet-part';
import { useSession } from '../session/session-store';
import { ContinueWaiting } from './continue-waiting';

const ContinueGames = lazyPart(() => import('./continue-games'));

/** What a member played last, one press from going on. Its place is kept until it is known. */
export function ContinueRail({ openNow }: { openNow: Game[] }) {
  const { status } = useSession();
  if (status !== 'member') return <ContinueWaiting />;
  return (
    <QuietPart waiting={<ContinueWaiting />}>
      <ContinueGames openNow={openNow} />
    </QuietPart>
  );
}
