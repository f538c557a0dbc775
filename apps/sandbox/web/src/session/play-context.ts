import { createContext, useContext } from 'react';
import type { Fairness, FreeRoundsView, Language, SessionView } from '../../../common/api';
import type { Phrases } from '../i18n/en';
import type { GameClient } from './client';

/** What a round, or the vendor's latest word, has changed; what it leaves out stays. */
export interface SettledChange {
  balance?: string | undefined;
  fairness?: Fairness | undefined;
  freeRounds?: FreeRoundsView[] | undefined;
}

/** What every part of a game knows about its player. */
export interface Play {
  client: GameClient;
  view: SessionView;
  language: Language;
  t: Phrases;
  /** Minor units in the digits of the language; `whole` leaves out a fraction of nothing. */
  money: (minor: bigint, whole?: boolean) => string;
  figure: (value: number, digits?: number) => string;
  hundredths: (value: number) => string;
  /** The balance without a stake that is being played. */
  balance: bigint;
  fairness: Fairness | null;
  /** As the vendor last said; those with nothing left have just been played. */
  freeRounds: FreeRoundsView[];
  connected: boolean;
  /** Deducts a stake from the shown balance at once; `null` adds it again. */
  hold: (stake: bigint | null) => void;
  settle: (change: SettledChange) => void;
  /** Takes over a session that was requested again: balance, seeds, an open round. */
  renew: (view: SessionView) => void;
  /** Reports a lost connection: the session is requested again until it answers. */
  reportLost: () => void;
  reportBack: () => void;
  /** A message for the player, shown until the next one. */
  notice: string;
  sound: Sound;
}

export interface Sound {
  on: boolean;
  toggle: () => void;
  play: (kind: 'tick' | 'stop' | 'win' | 'lose') => void;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('no session is open');
  return play;
}
