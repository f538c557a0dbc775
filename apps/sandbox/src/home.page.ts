import { VERIFY_PATH } from '../common/api.js';
import { paymentAddress } from './bank/bank.page.js';
import { bankPhrases } from './bank/bank.phrases.js';
import type { Payment } from './bank/payment.js';
import { pathOf } from './vendor/codes.js';
import type { Vendor } from './vendor/vendor.js';
import { html } from './web/html.js';
import { displayMoney, displayTime, type Language, otherThan } from './web/language.js';
import { layout } from './web/layout.js';
import { commonPhrases } from './web/phrases.js';

/** The start page: the games of all vendors to try, and the bank's latest payments. */
export function homePage(vendors: readonly Vendor[], payments: Payment[], language: Language): string {
  const phrases = commonPhrases[language];
  const { states } = bankPhrases[language];
  return layout({
    title: phrases.homeTitle,
    language,
    otherLanguageHref: `/?lang=${otherThan(language)}`,
    content: html`<section class="card narrow">
<h1>${phrases.homeTitle}</h1>
<p>${phrases.homeText}</p>
<h2>${phrases.games}</h2>
<p>${phrases.gamesPart}</p>
<ul class="payments">${gamesOf(vendors).map(
      ({ path, code, names }) => html`<li><a href="${path}/demo/${code}?lang=${language}">
<span>${names[language]}</span>
<span class="quiet code">${code}</span>
</a></li>`,
    )}</ul>
<p><a class="target" href="${VERIFY_PATH}?lang=${language}">${phrases.verify}</a></p>
<h2>${phrases.parts.post.name}</h2>
<p>${phrases.parts.post.about}</p>
<p><a class="button" href="/post?lang=${language}">${phrases.openPost}</a></p>
<h2>${phrases.parts.id.name}</h2>
<p>${phrases.parts.id.about}</p>
<p><a class="button" href="/id?lang=${language}">${phrases.openId}</a></p>
<h2>${phrases.parts.beacon.name}</h2>
<p>${phrases.parts.beacon.about}</p>
<p><a class="button" href="/beacon?lang=${language}">${phrases.openBeacon}</a></p>
<h2>${phrases.parts.ticker.name}</h2>
<p>${phrases.parts.ticker.about}</p>
<p><a class="button" href="/ticker?lang=${language}">${phrases.openTicker}</a></p>
<h2>${phrases.parts.rooms.name}</h2>
<p>${phrases.parts.rooms.about}</p>
<p><a class="button" href="/rooms?lang=${language}">${phrases.openRooms}</a></p>
<h2>${phrases.parts.bank.name}</h2>
<p>${phrases.parts.bank.about}</p>
<h3>${phrases.recent}</h3>
${payments.length === 0 && html`<p class="quiet">${phrases.none}</p>`}
<ul class="payments">${payments.map(
      (payment) => html`<li><a href="${paymentAddress(payment, language)}">
<span class="money">${displayMoney(payment.amount, payment.currency, language)}</span>
<span class="badge ${payment.state}">${states[payment.state]}</span>
<span class="quiet code">${payment.id}</span>
<time class="quiet" datetime="${payment.createdAt}">${displayTime(payment.createdAt, language)}</time>
</a></li>`,
    )}</ul>
</section>`,
  });
}

const gamesOf = (vendors: readonly Vendor[]) =>
  vendors.flatMap((vendor) =>
    vendor.codes.flatMap((code) => vendor.titlesOf(code).map((title) => ({ ...title, path: pathOf(code) }))),
  );
