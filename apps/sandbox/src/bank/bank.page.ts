import { Html, html } from '../web/html.js';
import { displayMoney, displayNumber, displayTime, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { type BankPhrases, bankPhrases } from './bank.phrases.js';
import { type Action, offeredActions } from './bank.service.js';
import { type Delivery, hasBeenPaid, isExpired, type Notice, type Payment } from './payment.js';

export const DEFAULT_DELAY = 20;
export const MAX_DELAY_S = 3600;

interface PaymentView {
  payment: Payment;
  notices: Notice[];
  deliveries: Delivery[];
  language: Language;
  /** Already checked, so the page may link to it. */
  returnUrl: string | undefined;
  now: number;
}

const TICK = new Html(
  '<svg class="tick" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true"><circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" stroke-width="3"/><path d="m14 25 7 7 14-15" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

export function paymentAddress(payment: Payment, language: Language): string {
  return `/bank/payments/${payment.id}?lang=${language}`;
}

export function paymentPage(view: PaymentView): string {
  const { payment, language, now } = view;
  const phrases = bankPhrases[language];
  const offered = offeredActions(payment, now);
  const amount = displayMoney(payment.amount, payment.currency, language);
  return layout({
    title: `${phrases.title} ${amount}`,
    language,
    otherLanguageHref: paymentAddress(payment, otherThan(language)),
    content: html`<div class="columns">
${paymentCard(view, phrases, amount, offered.includes('pay'))}
${tools(payment, language, phrases, offered)}
${deliveryLog(view, phrases)}
</div>`,
  });
}

function paymentCard(
  { payment, language, returnUrl, now }: PaymentView,
  phrases: BankPhrases,
  amount: string,
  payable: boolean,
): Html {
  const expired = !hasBeenPaid(payment) && isExpired(payment, now);
  const back =
    returnUrl &&
    html`<a class="button ${hasBeenPaid(payment) ? 'main' : ''}" href="${returnUrl}">${phrases.back}</a>`;
  return html`<section class="card payment ${payment.state}">
${payment.state === 'paid' && TICK}
<h1>${expired ? phrases.expired : phrases.headings[payment.state]}</h1>
${expired && html`<p>${phrases.expiredText}</p>`}
${payment.state === 'paid' && html`<p>${phrases.paidText}</p>`}
<p class="amount"><span class="visually-hidden">${phrases.amount}: </span>${amount} <small>${payment.currency}</small></p>
<dl>
<div><dt>${phrases.merchant}</dt><dd class="merchant">${payment.operator}</dd></div>
<div><dt>${phrases.state}</dt><dd><span class="badge ${payment.state}">${phrases.states[payment.state]}</span></dd></div>
<div><dt>${phrases.paymentId}</dt><dd class="code">${payment.id}</dd></div>
<div><dt>${phrases.reference}</dt><dd class="code">${payment.reference}</dd></div>
</dl>
<div class="moves">${payable && actionForm(payment, language, 'pay', html`<button class="button main">${phrases.payAmount(amount)}</button>`)}${back}</div>
</section>`;
}

function actionForm(payment: Payment, language: Language, action: Action, content: Html): Html {
  return html`<form method="post" action="/bank/payments/${payment.id}/${action}">
<input type="hidden" name="lang" value="${language}">${content}
</form>`;
}

function tools(payment: Payment, language: Language, phrases: BankPhrases, offered: readonly Action[]): Html {
  const items = offered.map((action) => {
    if (action === 'pay') return undefined;
    const { button, text } = phrases.actions[action];
    const content = html`${action === 'late' && delayField(phrases)}<button class="button" aria-describedby="about-${action}">${button}</button>`;
    return html`<li>${actionForm(payment, language, action, content)}<p id="about-${action}">${text}</p></li>`;
  });
  return html`<section class="card tools"><details ${!hasBeenPaid(payment) && 'open'}>
<summary><h2>${phrases.testing}</h2></summary>
<p class="quiet">${phrases.testingText}</p>
<ul>${items}</ul>
</details></section>`;
}

function delayField(phrases: BankPhrases): Html {
  return html`<label>${phrases.delay}
<input type="number" name="delay" value="${DEFAULT_DELAY}" min="0" max="${MAX_DELAY_S}" step="1" required></label>`;
}

function deliveryLog({ payment, notices, deliveries, language }: PaymentView, phrases: BankPhrases): Html {
  const waiting = notices.filter((notice) => notice.state === 'waiting');
  const empty = waiting.length + deliveries.length === 0;
  return html`<section class="card log">
<div class="log-head"><h2>${phrases.log}</h2><a class="button small" href="${paymentAddress(payment, language)}">${phrases.refresh}</a></div>
<p class="quiet">${phrases.logText}</p>
${empty && html`<p>${phrases.noDelivery}</p>`}
<ol>
${waiting.map(
  (
    notice,
  ) => html`<li><span class="code">${notice.type}</span> <span class="badge pending">${phrases.notices.waiting}</span>
<p class="quiet">${phrases.nextAt(displayTime(new Date(notice.dueAt).toISOString(), language))}${notice.fault && ` · ${phrases.faults[notice.fault]}`}</p></li>`,
)}
${deliveries.toReversed().map((delivery) => deliveryItem(delivery, notices, language, phrases))}
</ol>
</section>`;
}

function deliveryItem(delivery: Delivery, notices: Notice[], language: Language, phrases: BankPhrases): Html {
  const { status, answer, fault, attempt, at, type, eventId } = delivery;
  const taken = status === 200 && answer === 'ok';
  const notice = notices.find((one) => one.eventId === eventId && one.attempts === attempt);
  const ended =
    (notice?.state === 'refused' || notice?.state === 'abandoned') && phrases.notices[notice.state];
  return html`<li><span class="code">${type}</span> <span class="badge ${taken ? 'paid' : 'failed'}">${status ?? phrases.noAnswer}</span>${ended && html` <span class="quiet">${ended}</span>`}
<p class="quiet"><time datetime="${at}">${displayTime(at, language)}</time> · ${phrases.attempt(displayNumber(attempt, language))}${fault && ` · ${phrases.faults[fault]}`} · <span class="code">${answer || '–'}</span></p></li>`;
}
