import { LANGUAGES, type SessionView } from '../../common/api.js';
import { currencyOf } from './currencies.js';
import type { Games } from './games.js';
import type { Session } from './records.js';
import { type Listing, lookOf } from './reskins.js';
import { limitsOf } from './title.js';

/** The data with which a page shows its game. */
export async function sessionView(session: Session, games: Games): Promise<SessionView> {
  const title = games.vendor.titleOf(session.game);
  const currency = currencyOf(session.currency);
  return {
    game: title.code,
    kind: title.kind,
    title: namesIn(games.vendor.listing(session.vendor, session.title)?.names ?? title.names),
    look: lookOf(session),
    currency,
    language: session.language,
    theme: session.theme,
    balance: session.balance,
    demo: session.demo,
    lobbyUrl: session.lobbyUrl,
    depositUrl: session.depositUrl,
    limits: limitsOf(title, currency),
    rtp: title.rtp,
    fairness: null,
    dice: null,
    slot: null,
    jackpot: null,
    crash: null,
    table: null,
    housie: null,
    openRound: null,
    freeRounds: [],
    ...(await games.viewOf(session)),
  };
}

function namesIn(names: Listing['names']): SessionView['title'] {
  const named = LANGUAGES.map((language) => [language, names[language] ?? names.en]);
  return Object.fromEntries(named) as SessionView['title'];
}
