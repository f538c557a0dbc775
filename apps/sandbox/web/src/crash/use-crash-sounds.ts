import { useEffect, useRef } from 'react';
import type { CrashState } from '../../../common/api';
import { usePlay } from '../session/play-context';

/** Plays a sound when the kite rises, when its string breaks, and when the player has won more than the stake. */
export function useCrashSounds(state: CrashState | null): void {
  const { sound } = usePlay();
  const own = state?.own;
  const won = own?.payout ? BigInt(own.payout) > BigInt(own.amount) : false;
  const now = `${state?.index}:${state?.phase}:${won}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    if (won && state?.phase === 'running') sound.play('win');
    else if (state?.phase === 'running') sound.play('tick');
    else if (state?.phase === 'crashed') sound.play('lose');
  }, [now, won, state?.phase, sound]);
}
