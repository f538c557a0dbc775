import { type Html, html } from '../web/html.js';
import type { Language } from '../web/language.js';
import { otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { type ConsentError, type ConsentFields, NEW_PERSON } from './consent.js';
import { type ConsentPhrases, consentPhrases } from './consent.phrases.js';
import type { Outcome } from './outcome.js';
import { PREPARED } from './person.js';
import { outcomeButton, testingTools } from './testing-tools.js';

export interface ConsentView {
  /** The page's address with its query, without the language: the form is posted there. */
  address: URL;
  language: Language;
  client: string;
  protocol: string;
  emailNeeded: boolean;
  offered: readonly Outcome[];
  fields: ConsentFields;
  error?: ConsentError;
}

function inLanguage(address: URL, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

/** One form for the person who logs in and for the simulated errors, so that an error applies to the chosen person. */
export function consentPage(view: ConsentView): string {
  const { address, language, client, protocol } = view;
  const phrases = consentPhrases[language];
  return layout({
    part: 'id',
    title: phrases.title,
    language,
    otherLanguageHref: inLanguage(address, otherThan(language)),
    content: html`<form class="columns" method="post" action="${inLanguage(address, language)}">
<section class="card consent">
<h1>${phrases.title}</h1>
<p>${phrases.asks(client)} <span class="badge">${protocol}</span></p>
${people(view, phrases)}
<div class="moves">
<button class="button main" name="outcome" value="continue">${phrases.continue}</button>
<button class="button" name="outcome" value="access_denied" formnovalidate>${phrases.deny}</button>
</div>
</section>
${errorButtons(view.offered, phrases)}
</form>`,
  });
}

function people(view: ConsentView, phrases: ConsentPhrases): Html {
  const { person: chosen } = view.fields;
  const prepared = Object.entries(PREPARED).map(
    ([value, { name, email }]) =>
      html`<label class="choice">${radio(value, chosen)}<span>${name}<br><span class="quiet">${email ?? ''}</span></span></label>`,
  );
  return html`<fieldset class="people"><legend>${phrases.who}</legend>
${prepared}
<label class="choice">${radio(NEW_PERSON, chosen)}<span>${phrases.somebodyNew}</span></label>
<div class="new-person">${newPerson(view, phrases)}</div>
</fieldset>`;
}

function radio(value: string, chosen: string): Html {
  return html`<input type="radio" name="person" value="${value}" ${value === chosen && 'checked'}>`;
}

function newPerson({ fields, error, emailNeeded }: ConsentView, phrases: ConsentPhrases): Html {
  const text = error && phrases.errors[error];
  const wrongField = error === 'name_missing' ? 'name' : 'email';
  const described = (field: string) =>
    text && wrongField === field
      ? html`aria-invalid="true" aria-describedby="field-error" autofocus`
      : undefined;
  const note = (field: string) =>
    text && wrongField === field
      ? html`<p class="field-error" id="field-error" role="alert">${text}</p>`
      : undefined;
  return html`<label class="above" for="name">${phrases.name}</label>
<input type="text" id="name" name="name" value="${fields.name}" maxlength="100" autocomplete="off" ${described('name')}>${note('name')}
<label class="above" for="email">${emailNeeded ? phrases.email : phrases.emailIfAny}</label>
<input type="email" id="email" name="email" value="${fields.email}" maxlength="254" autocomplete="off" ${described('email')}>${note('email')}`;
}

function errorButtons(offered: readonly Outcome[], phrases: ConsentPhrases): Html {
  const buttons = offered.flatMap((outcome) => {
    if (outcome === 'continue' || outcome === 'access_denied') return [];
    const { button, text } = phrases.outcomes[outcome];
    return [outcomeButton(outcome, button, html`<p id="about-${outcome}">${text}</p>`)];
  });
  return testingTools(phrases, buttons);
}
