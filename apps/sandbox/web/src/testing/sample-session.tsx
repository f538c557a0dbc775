import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SessionView } from '../../../common/api';
import { DICE_RULES } from '../../../common/studio/dice';
import { GameClient } from '../session/client';
import { SessionProvider } from '../session/session-provider';

const FAIRNESS = { serverSeedHash: 'ab'.repeat(32), clientSeed: 'mine', nonce: 3 };

export const diceView: SessionView = {
  game: 'river-dice',
  kind: 'dice',
  title: { en: 'River Dice', bn: 'নদীর পাশা', ar: 'نرد النهر' },
  look: 0,
  currency: { code: 'BDT', digits: 2, smallest: 1, symbol: '৳' },
  language: 'en',
  theme: null,
  balance: '10000',
  demo: false,
  lobbyUrl: null,
  depositUrl: 'http://portal.test/member/deposit',
  limits: { min: '100', max: '1000000', step: '1', presets: ['1000', '5000'], maxWin: '50000000' },
  rtp: 0.99,
  fairness: FAIRNESS,
  dice: DICE_RULES,
  slot: null,
  jackpot: null,
  crash: null,
  table: null,
  housie: null,
  openRound: null,
  freeRounds: [],
};

export interface Call {
  path: string;
  body: unknown;
  answer: (status: number, body: unknown) => void;
  cut: () => void;
}

/** The studio as a page sees it: each call waits in the list until a test answers it or cuts it off. */
export function fakeStudio(): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (path, init) =>
    new Promise((resolve, reject) => {
      calls.push({
        path: String(path),
        body: init?.body ? JSON.parse(String(init.body)) : undefined,
        answer: (status, body) =>
          resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response),
        cut: () => reject(new TypeError('Failed to fetch')),
      });
    });
  return calls;
}

/** Whether the person prefers stillness: jsdom knows no media. */
export function fakeMedia(still: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: still && query.includes('reduced-motion') }) as unknown as MediaQueryList;
}

export function renderInSession(children: ReactNode, view: SessionView = diceView) {
  window.history.replaceState(null, '', `/studio/play/${view.game}`);
  return render(
    <SessionProvider client={new GameClient('s')} opened={view}>
      {children}
    </SessionProvider>,
  );
}
