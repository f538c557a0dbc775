import { paymentAddress } from './bank/bank.page.js';
import { bankWords } from './bank/bank.words.js';
import type { Payment } from './bank/payment.js';
import { allTitles } from './studio/catalogue.js';
import { html } from './web/html.js';
import { displayMoney, displayTime, type Language } from './web/language.js';
import { layout } from './web/layout.js';
import { commonWords } from './web/words.js';

/** What is played here: the studio's games to try, and the bank's latest payments. */
export function homePage(payments: Payment[], language: Language): string {
  const words = commonWords[language];
  const { states } = bankWords[language];
  return layout({
    title: words.homeTitle,
    language,
    otherLanguageHref: `/?lang=${language === 'bn' ? 'en' : 'bn'}`,
    content: html`<section class="card narrow">
<h1>${words.homeTitle}</h1>
<p>${words.homeText}</p>
<h2>${words.studio}</h2>
<p>${words.studioPart}</p>
<ul class="payments">${allTitles().map(
      ({ code, names }) => html`<li><a href="/studio/demo/${code}?lang=${language}">
<span>${names[language]}</span>
<span class="quiet code">${code}</span>
</a></li>`,
    )}</ul>
<p><a class="target" href="/studio/verify?lang=${language}">${words.verify}</a></p>
<h2>${words.parts.post.name}</h2>
<p>${words.parts.post.about}</p>
<p><a class="button" href="/post?lang=${language}">${words.openPost}</a></p>
<h2>${words.parts.id.name}</h2>
<p>${words.parts.id.about}</p>
<p><a class="button" href="/id?lang=${language}">${words.openId}</a></p>
<h2>${words.parts.bank.name}</h2>
<p>${words.parts.bank.about}</p>
<h3>${words.recent}</h3>
${payments.length === 0 && html`<p class="quiet">${words.none}</p>`}
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
