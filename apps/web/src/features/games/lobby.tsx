import { Suspense } from 'react';
import { lazyPart } from '../../lazy/lazy-part';
import type { LobbyCode } from '../../routes/paths';
import { LobbyWaiting } from './lobby-waiting';

const LobbyPage = lazyPart(() => import('./lobby-page'));

/** The games of one category; its boxes stand there at once. */
export function Lobby({ category }: { category: LobbyCode }) {
  return (
    <Suspense fallback={<LobbyWaiting category={category} />}>
      <LobbyPage key={category} category={category} />
    </Suspense>
  );
}
