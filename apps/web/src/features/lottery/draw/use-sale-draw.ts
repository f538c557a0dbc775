import { useEffect, useState } from 'react';
import type { LotteryGame } from '#libs/lottery/common/games';
import { serverNow } from '../../../data/calls/server-time';
import { countDownTo } from '../../sms-code/shared/countdown-clock';
import type { CurrentDraw } from '../lottery.api';
import { type SaleDraw, saleDraw } from './sale-draw';

/** The draw that takes bets now; another one from the moment on when its sale ends. */
export function useSaleDraw(game: LotteryGame, current: Pick<CurrentDraw, 'draw' | 'next'>): SaleDraw {
  const [, setTurns] = useState(0);
  const sale = saleDraw(game, current, serverNow());
  const { closeAt } = sale;
  useEffect(() => {
    const abort = new AbortController();
    void countDownTo(closeAt, abort.signal).then(() => {
      if (!abort.signal.aborted) setTurns((turns) => turns + 1);
    });
    return () => abort.abort();
  }, [closeAt]);
  return sale;
}
