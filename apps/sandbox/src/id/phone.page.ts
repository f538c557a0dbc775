import { type Html, html } from '../web/html.js';
import { displayNumber, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import type { PhoneCheck } from './phone.checks.js';
import { PHONE_ERRORS, TOKEN_FAULTS } from './phone.outcome.js';
import { type PhoneWords, phoneWords } from './phone.words.js';

export type CodeFault = 'incomplete' | 'wrong';

interface PhoneView {
  check: PhoneCheck;
  client: string;
  language: Language;
  fault: CodeFault | undefined;
}

const checkAddress = ({ id }: PhoneCheck, language: Language): string =>
  `/id/phone/checks/${id}?lang=${language}`;

export function phonePage(view: PhoneView): string {
  const { check, client, language } = view;
  const words = phoneWords[language];
  const inPost = `/post?${new URLSearchParams({ lang: language, to: check.phone })}`;
  return layout({
    part: 'id',
    title: words.title,
    language,
    otherLanguageHref: checkAddress(check, otherThan(language)),
    content: html`<form class="columns" method="post" action="${checkAddress(check, language)}">
<section class="card consent">
<h1>${words.title}</h1>
<p>${words.text(client, check.phone)} <a class="target" href="${inPost}" target="_blank" rel="noopener">${words.seePost}</a></p>
${codeField(view, words)}
<div class="moves">
<button class="button main" name="outcome" value="check">${words.confirm}</button>
<button class="button" name="outcome" value="closed_by_user">${words.cancel}</button>
</div>
</section>
${faults(words)}
</form>`,
  });
}

function codeField({ fault, check, language }: PhoneView, words: PhoneWords): Html {
  const left = displayNumber(check.triesLeft, language);
  const text = fault && (fault === 'wrong' ? words.wrong(left) : words.incomplete);
  const described = text && html`aria-invalid="true" aria-describedby="fault"`;
  return html`<div class="code-entry"><label class="above" for="code">${words.code}</label>
<input type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" autofocus ${described}>
${text && html`<p class="fault" id="fault" role="alert">${text}</p>`}</div>`;
}

function faults(words: PhoneWords): Html {
  const errors = PHONE_ERRORS.filter((error) => error !== 'closed_by_user');
  const items = [...TOKEN_FAULTS, ...errors].map(
    (outcome) =>
      html`<li><button class="button" name="outcome" value="${outcome}" aria-describedby="about-${outcome}">${words.outcomes[outcome]}</button><p id="about-${outcome}" class="code">${outcome}</p></li>`,
  );
  return html`<section class="card tools"><details>
<summary><h2>${words.testing}</h2></summary>
<p class="quiet">${words.testingText}</p>
<ul>${items}</ul>
</details></section>`;
}
