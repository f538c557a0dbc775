import { html } from '../web/html.js';
import { displayTime, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { modeTools } from '../web/mode-tools.js';
import type { BeaconRound } from './beacon.js';
import { beaconPhrases } from './beacon.phrases.js';
import { BEACON_MODES, type BeaconMode } from './mode.js';

interface BeaconView {
  /** Newest first. */
  rounds: BeaconRound[];
  mode: BeaconMode;
  language: Language;
}

export const beaconAddress = (language: Language): string => `/beacon?lang=${language}`;

export function beaconPage({ rounds, mode, language }: BeaconView): string {
  const phrases = beaconPhrases[language];
  const items = rounds.map(
    ({ round, value, at }) => html`<li>
<p><strong>${round}</strong> <time class="quiet" datetime="${at}">${displayTime(at, language)}</time></p>
<p class="code message-text">${value}</p>
</li>`,
  );
  return layout({
    part: 'beacon',
    title: phrases.title,
    language,
    otherLanguageHref: beaconAddress(otherThan(language)),
    content: html`<div class="columns"><section class="card posts">
<div class="log-head"><h1>${phrases.title}</h1><a class="button small" href="${beaconAddress(language)}">${phrases.again}</a></div>
<p class="quiet">${phrases.text}</p>
<p><a class="target" href="/beacon/info">${phrases.info}</a></p>
${items.length === 0 && html`<p>${phrases.none}</p>`}
<ol class="messages">${items}</ol>
</section>${modeTools({ action: '/beacon/mode', all: BEACON_MODES, mode, language, phrases })}</div>`,
  });
}
