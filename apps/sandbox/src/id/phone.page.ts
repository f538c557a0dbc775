import { type Html, html } from '../web/html.js';
import { displayNumber, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import type { PhoneCheck } from './phone.checks.js';
import { PHONE_ERRORS, TOKEN_FAULTS } from './phone.outcome.js';
import { type PhonePhrases, phonePhrases } from './phone.phrases.js';
import { outcomeButton, testingTools } from './testing-tools.js';

export type CodeError = 'incomplete' | 'wrong';

interface PhoneView {
  check: PhoneCheck;
  client: string;
  language: Language;
  error: CodeError | undefined;
}

const checkAddress = ({ id }: PhoneCheck, language: Language): string =>
  `/id/phone/checks/${id}?lang=${language}`;

export function phonePage(view: PhoneView): string {
  const { check, client, language } = view;
  const phrases = phonePhrases[language];
  const inPost = `/post?${new URLSearchParams({ lang: language, to: check.phone })}`;
  return layout({
    part: 'id',
    title: phrases.title,
    language,
    otherLanguageHref: checkAddress(check, otherThan(language)),
    content: html`<form class="columns" method="post" action="${checkAddress(check, language)}">
<section class="card consent">
<h1>${phrases.title}</h1>
<p>${phrases.text(client, check.phone)} <a class="target" href="${inPost}" target="_blank" rel="noopener">${phrases.seePost}</a></p>
${codeField(view, phrases)}
<div class="moves">
<button class="button main" name="outcome" value="check">${phrases.confirm}</button>
<button class="button" name="outcome" value="closed_by_user">${phrases.cancel}</button>
</div>
</section>
${errorButtons(phrases)}
</form>`,
  });
}

function codeField({ error, check, language }: PhoneView, phrases: PhonePhrases): Html {
  const left = displayNumber(check.triesLeft, language);
  const text = error && (error === 'wrong' ? phrases.wrong(left) : phrases.incomplete);
  const described = text && html`aria-invalid="true" aria-describedby="field-error"`;
  return html`<div class="code-entry"><label class="above" for="code">${phrases.code}</label>
<input type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" autofocus ${described}>
${text && html`<p class="field-error" id="field-error" role="alert">${text}</p>`}</div>`;
}

function errorButtons(phrases: PhonePhrases): Html {
  const errors = PHONE_ERRORS.filter((error) => error !== 'closed_by_user');
  const buttons = [...TOKEN_FAULTS, ...errors].map((outcome) =>
    outcomeButton(
      outcome,
      phrases.outcomes[outcome],
      html`<p id="about-${outcome}" class="code">${outcome}</p>`,
    ),
  );
  return testingTools(phrases, buttons);
}
