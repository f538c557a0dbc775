import { Html, html } from '../web/html.js';
import { displayMoney, displayNumber, displayTime, type Language } from '../web/language.js';
import { layout } from '../web/layout.js';
import { type Action, offeredActions } from './bank.service.js';
import { type BankWords, bankWords } from './bank.words.js';
import { type Delivery, isExpired, type Notice, type Payment } from './payment.js';

export const DEFAULT_DELAY = 20;
export const LONGEST_DELAY = 3600;

interface PaymentView {
  payment: Payment;
  notices: Notice[];
  deliveries: Delivery[];
  language: Language;
  /** Already found fit to be followed. */
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
  const words = bankWords[language];
  const offered = offeredActions(payment, now);
  const amount = displayMoney(payment.amount, payment.currency, language);
  return layout({
    title: `${words.title} ${amount}`,
    language,
    otherLanguageHref: paymentAddress(payment, language === 'bn' ? 'en' : 'bn'),
    content: html`<div class="columns">
${paymentCard(view, words, amount, offered.includes('pay'))}
${tools(payment, language, words, offered)}
${deliveryLog(view, words)}
</div>`,
  });
}

function paymentCard(
  { payment, language, returnUrl, now }: PaymentView,
  words: BankWords,
  amount: string,
  payable: boolean,
): Html {
  const expired = payment.state !== 'paid' && isExpired(payment, now);
  const back =
    returnUrl &&
    html`<a class="button ${payment.state === 'paid' ? 'main' : ''}" href="${returnUrl}">${words.back}</a>`;
  return html`<section class="card payment ${payment.state}">
${payment.state === 'paid' && TICK}
<h1>${expired ? words.expired : words.headings[payment.state]}</h1>
${expired && html`<p>${words.expiredText}</p>`}
${payment.state === 'paid' && html`<p>${words.paidText}</p>`}
<p class="amount"><span class="visually-hidden">${words.amount}: </span>${amount} <small>${payment.currency}</small></p>
<dl>
<div><dt>${words.merchant}</dt><dd class="merchant">${payment.operator}</dd></div>
<div><dt>${words.state}</dt><dd><span class="badge ${payment.state}">${words.states[payment.state]}</span></dd></div>
<div><dt>${words.paymentId}</dt><dd class="code">${payment.id}</dd></div>
<div><dt>${words.reference}</dt><dd class="code">${payment.reference}</dd></div>
</dl>
<div class="moves">${payable && actionForm(payment, language, 'pay', html`<button class="button main">${words.payAmount(amount)}</button>`)}${back}</div>
</section>`;
}

function actionForm(payment: Payment, language: Language, action: Action, content: Html): Html {
  return html`<form method="post" action="/bank/payments/${payment.id}/${action}">
<input type="hidden" name="lang" value="${language}">${content}
</form>`;
}

function tools(payment: Payment, language: Language, words: BankWords, offered: readonly Action[]): Html {
  const items = offered.map((action) => {
    if (action === 'pay') return undefined;
    const { button, text } = words.actions[action];
    const content = html`${action === 'late' && delayField(words)}<button class="button" aria-describedby="about-${action}">${button}</button>`;
    return html`<li>${actionForm(payment, language, action, content)}<p id="about-${action}">${text}</p></li>`;
  });
  return html`<section class="card tools"><details ${payment.state !== 'paid' && 'open'}>
<summary><h2>${words.testing}</h2></summary>
<p class="quiet">${words.testingText}</p>
<ul>${items}</ul>
</details></section>`;
}

function delayField(words: BankWords): Html {
  return html`<label>${words.delay}
<input type="number" name="delay" value="${DEFAULT_DELAY}" min="0" max="${LONGEST_DELAY}" step="1" required></label>`;
}

function deliveryLog({ payment, notices, deliveries, language }: PaymentView, words: BankWords): Html {
  const waiting = notices.filter((notice) => notice.state === 'waiting');
  const empty = waiting.length + deliveries.length === 0;
  return html`<section class="card log">
<div class="log-head"><h2>${words.log}</h2><a class="button small" href="${paymentAddress(payment, language)}">${words.refresh}</a></div>
<p class="quiet">${words.logText}</p>
${empty && html`<p>${words.noDelivery}</p>`}
<ol>
${waiting.map(
  (
    notice,
  ) => html`<li><span class="code">${notice.type}</span> <span class="badge pending">${words.notices.waiting}</span>
<p class="quiet">${words.nextAt(displayTime(new Date(notice.dueAt).toISOString(), language))}${notice.fault && ` · ${words.faults[notice.fault]}`}</p></li>`,
)}
${deliveries.toReversed().map((delivery) => deliveryItem(delivery, notices, language, words))}
</ol>
</section>`;
}

function deliveryItem(delivery: Delivery, notices: Notice[], language: Language, words: BankWords): Html {
  const { status, answer, fault, attempt, at, type, eventId } = delivery;
  const taken = status === 200 && answer === 'ok';
  const notice = notices.find((one) => one.eventId === eventId && one.attempts === attempt);
  const ended = (notice?.state === 'refused' || notice?.state === 'abandoned') && words.notices[notice.state];
  return html`<li><span class="code">${type}</span> <span class="badge ${taken ? 'paid' : 'failed'}">${status ?? words.noAnswer}</span>${ended && html` <span class="quiet">${ended}</span>`}
<p class="quiet"><time datetime="${at}">${displayTime(at, language)}</time> · ${words.attempt(displayNumber(attempt, language))}${fault && ` · ${words.faults[fault]}`} · <span class="code">${answer || '–'}</span></p></li>`;
}
