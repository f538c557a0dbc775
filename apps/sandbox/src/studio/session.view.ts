import type { SessionView } from '../../studio/api.js';
import { AUTO_CASH_OUT } from '../../studio/crash.js';
import { DICE_RULES } from '../../studio/dice.js';
import { limitsOf, titleOf } from './catalogue.js';
import type { Chains } from './crash.chain.js';
import type { CrashTimes } from './crash.table.js';
import { currencyOf } from './currencies.js';
import type { InstantTitles } from './instant-titles.service.js';
import { fairnessOf, type Seeds } from './seeds.service.js';
import { playerOf, type Session } from './studio.records.js';

/** The data with which a page shows its game. */
export async function sessionView(
  session: Session,
  parts: { seeds: Seeds; chains: Chains; times: CrashTimes; instant: InstantTitles },
): Promise<SessionView> {
  const { seeds, chains, times, instant } = parts;
  const title = titleOf(session.game);
  const currency = currencyOf(session.currency);
  return {
    game: title.code,
    kind: title.kind,
    title: title.names,
    currency,
    language: session.language,
    theme: session.theme,
    balance: session.balance,
    demo: session.demo,
    lobbyUrl: session.lobbyUrl,
    depositUrl: session.depositUrl,
    limits: limitsOf(title, currency),
    rtp: title.rtp,
    fairness: title.kind === 'crash' ? null : fairnessOf(seeds.current(playerOf(session), session.game)),
    dice: title.kind === 'dice' ? DICE_RULES : null,
    slot: title.slot,
    crash: title.kind === 'crash' ? crashRules(chains, times) : null,
    openRound: title.kind === 'instant' ? await instant.openRound(session) : null,
  };
}

function crashRules(chains: Chains, times: CrashTimes): SessionView['crash'] {
  const { salt, terminalHash } = chains.inUse();
  return {
    growth: times.growth,
    waitingMs: times.waiting,
    salt,
    terminalHash,
    autoCashOut: AUTO_CASH_OUT,
  };
}
