import { type Html, html } from '../web/html.js';
import { displayTime, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { modeTools } from '../web/mode-tools.js';
import { LOTTERY_CODES, type LotteryCode } from './lotteries.js';
import { TICKER_MODES } from './mode.js';
import type { Ticker } from './ticker.js';
import { tickerPhrases } from './ticker.phrases.js';

const SHOWN = 3;

interface TickerView {
  ticker: Ticker;
  /** Of what was sent last by the button. */
  answers: readonly string[];
  language: Language;
}

export const tickerAddress = (language: Language): string => `/ticker?lang=${language}`;

export function tickerPage({ ticker, answers, language }: TickerView): string {
  const phrases = tickerPhrases[language];
  return layout({
    part: 'ticker',
    title: phrases.title,
    language,
    otherLanguageHref: tickerAddress(otherThan(language)),
    content: html`<div class="columns"><section class="card posts">
<div class="log-head"><h1>${phrases.title}</h1><a class="button small" href="${tickerAddress(language)}">${phrases.again}</a></div>
<p class="quiet">${phrases.text}</p>
${LOTTERY_CODES.map((code) => lottery(ticker, code, language))}
<h2>${phrases.sendTitle}</h2>
<p class="quiet">${phrases.sendText}</p>
<form method="post" action="/ticker/messages">
<input type="hidden" name="lang" value="${language}">
<label>${phrases.game} <select name="game">${LOTTERY_CODES.map((code) => html`<option>${code}</option>`)}</select></label>
<label>${phrases.number} <input type="text" name="draw_no" inputmode="numeric" required maxlength="8" placeholder="20270331"></label>
<button class="button">${phrases.send}</button>
</form>
${answers.length > 0 && html`<p role="status">${phrases.answers} <span class="code">${answers.join(', ')}</span></p>`}
</section>${modeTools({ action: '/ticker/mode', all: TICKER_MODES, mode: ticker.mode, language, phrases })}</div>`,
  });
}

function lottery(ticker: Ticker, code: LotteryCode, language: Language): Html {
  const phrases = tickerPhrases[language];
  const next = ticker.next(code);
  const past = ticker.past(code).slice(0, SHOWN);
  return html`<h2>${code}</h2>
${next && html`<p class="quiet">${phrases.next} <time datetime="${next.drawnAt.toISOString()}">${displayTime(next.drawnAt.toISOString(), language)}</time></p>`}
<ol class="messages">${past.map(
    ({ drawNo, result }) =>
      html`<li><p><strong>${drawNo}</strong></p><p class="code message-text">${result}</p></li>`,
  )}</ol>`;
}
