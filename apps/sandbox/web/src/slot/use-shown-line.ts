import { useEffect, useState } from 'react';
import type { SlotWin } from '../../../common/api';

const EACH_MS = 1_500;

/** The win that is on show: each in turn, and round again. */
export function useShownLine(wins: readonly SlotWin[]): readonly SlotWin[] {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setTurn(0);
    if (wins.length < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), EACH_MS);
    return () => clearInterval(timer);
  }, [wins]);
  const win = wins[turn % Math.max(1, wins.length)];
  return win ? [win] : [];
}
