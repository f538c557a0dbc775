import type { Game } from '#libs/games/common/games.calls';
import { useIsMember } from '../../../data/session/session-store';
import { lazyPart } from '../../../lazy/lazy-part';
import { QuietPart } from '../../../lazy/quiet-part';
import { ContinueWaiting } from '../continue-waiting';

const ContinueGames = lazyPart(() => import('../continue-games'));

/** What a member played last, one press from going on. Its place is kept until it is known. */
export function ContinueRail({ openNow }: { openNow: Game[] }) {
  if (!useIsMember()) return <ContinueWaiting />;
  return (
    <QuietPart waiting={<ContinueWaiting />}>
      <ContinueGames openNow={openNow} />
    </QuietPart>
  );
}
