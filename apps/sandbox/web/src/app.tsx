import { lazy, Suspense } from 'react';
import { VERIFY_PATH } from '../../common/api';
import { instantRules, isInstantCode } from '../../common/instant/titles';
import { ROOM_CHAT_PATH } from '../../common/rooms/api';
import { isSharedRoundCode } from '../../common/shared-round/titles';
import { CrashGame } from './crash/crash-game';
import { DiceGame } from './dice/dice-game';
import { FishGame } from './fish/fish-game';
import { InstantGame } from './instant/instant-game';
import { INSTANT_SCENES } from './instant/scenes';
import { Notice } from './session/notice';
import { usePlay } from './session/play-context';
import { SessionGate } from './session/session-gate';
import { SlotGame } from './slot/slot-game';
import { VerifyPage } from './verify/verify-page';

const ChatPage = lazy(() => import('./rooms/chat-page'));
const HousieGame = lazy(() => import('./housie/housie-game'));
const VerifyDraw = lazy(() => import('./housie/verify-draw'));
const BookGame = lazy(() => import('./book/book-game'));
const SeatsGame = lazy(() => import('./seats/seats-game'));
const SharedRound = lazy(() => import('./table/shared-round'));
const VerifyMatch = lazy(() => import('./book/verify-match'));
const VerifyShoe = lazy(() => import('./table/verify-shoe'));

/** The address says whether a round is verified, a chat opened or a game played; the session says which game. */
export function App() {
  if (window.location.pathname === ROOM_CHAT_PATH)
    return (
      <Suspense>
        <ChatPage />
      </Suspense>
    );
  if (window.location.pathname === VERIFY_PATH)
    return (
      <Suspense>
        <Verify kind={new URLSearchParams(window.location.search).get('kind')} />
      </Suspense>
    );
  return (
    <SessionGate>
      <Game />
    </SessionGate>
  );
}

function Verify({ kind }: { kind: string | null }) {
  if (kind === 'book') return <VerifyMatch />;
  if (kind === 'housie') return <VerifyDraw />;
  return kind === 'shared' ? <VerifyShoe /> : <VerifyPage />;
}

function Game() {
  const { view, t } = usePlay();
  if (view.kind === 'book')
    return (
      <Suspense fallback={<Notice text={t.studio.loading} busy />}>
        <BookGame />
      </Suspense>
    );
  if (view.kind === 'housie')
    return (
      <Suspense fallback={<Notice text={t.studio.loading} busy />}>
        <HousieGame />
      </Suspense>
    );
  if (view.kind === 'seats')
    return (
      <Suspense fallback={<Notice text={t.studio.loading} busy />}>
        <SeatsGame />
      </Suspense>
    );
  if (isSharedRoundCode(view.game))
    return (
      <Suspense fallback={<Notice text={t.studio.loading} busy />}>
        <SharedRound game={view.game} />
      </Suspense>
    );
  if (view.kind === 'dice') return <DiceGame />;
  if (view.kind === 'fish') return <FishGame />;
  if (isInstantCode(view.game))
    return <InstantGame rules={instantRules(view.game)} scene={INSTANT_SCENES[view.game]} />;
  if (view.slot) return <SlotGame rules={view.slot} />;
  if (view.crash) return <CrashGame rules={view.crash} />;
  return null;
}
