import { type Html, html } from '../web/html.js';
import type { Language } from '../web/language.js';
import { otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { type ConsentFault, type ConsentFields, NEW_PERSON } from './consent.js';
import { type ConsentWords, consentWords } from './consent.words.js';
import type { Outcome } from './outcome.js';
import { PREPARED } from './person.js';

export interface ConsentView {
  /** The page's address with its query, less the language: the form answers to it. */
  address: URL;
  language: Language;
  client: string;
  protocol: string;
  emailNeeded: boolean;
  offered: readonly Outcome[];
  fields: ConsentFields;
  fault?: ConsentFault;
}

function inLanguage(address: URL, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

/** Who is logging in, and for testing what is to go wrong: one form, so that a fault is about the chosen person. */
export function consentPage(view: ConsentView): string {
  const { address, language, client, protocol } = view;
  const words = consentWords[language];
  return layout({
    part: 'id',
    title: words.title,
    language,
    otherLanguageHref: inLanguage(address, otherThan(language)),
    content: html`<form class="columns" method="post" action="${inLanguage(address, language)}">
<section class="card consent">
<h1>${words.title}</h1>
<p>${words.asks(client)} <span class="badge">${protocol}</span></p>
${people(view, words)}
<div class="moves">
<button class="button main" name="outcome" value="continue">${words.continue}</button>
<button class="button" name="outcome" value="access_denied" formnovalidate>${words.deny}</button>
</div>
</section>
${faults(view.offered, words)}
</form>`,
  });
}

function people(view: ConsentView, words: ConsentWords): Html {
  const { person: chosen } = view.fields;
  const prepared = Object.entries(PREPARED).map(
    ([value, { name, email }]) =>
      html`<label class="choice">${radio(value, chosen)}<span>${name}<br><span class="quiet">${email ?? ''}</span></span></label>`,
  );
  return html`<fieldset class="people"><legend>${words.who}</legend>
${prepared}
<label class="choice">${radio(NEW_PERSON, chosen)}<span>${words.somebodyNew}</span></label>
<div class="new-person">${newPerson(view, words)}</div>
</fieldset>`;
}

function radio(value: string, chosen: string): Html {
  return html`<input type="radio" name="person" value="${value}" ${value === chosen && 'checked'}>`;
}

function newPerson({ fields, fault, emailNeeded }: ConsentView, words: ConsentWords): Html {
  const text = fault && words.faults[fault];
  const about = fault === 'name_missing' ? 'name' : 'email';
  const described = (field: string) =>
    text && about === field ? html`aria-invalid="true" aria-describedby="fault" autofocus` : undefined;
  const note = (field: string) =>
    text && about === field ? html`<p class="fault" id="fault" role="alert">${text}</p>` : undefined;
  return html`<label class="above" for="name">${words.name}</label>
<input type="text" id="name" name="name" value="${fields.name}" maxlength="100" autocomplete="off" ${described('name')}>${note('name')}
<label class="above" for="email">${emailNeeded ? words.email : words.emailIfAny}</label>
<input type="email" id="email" name="email" value="${fields.email}" maxlength="254" autocomplete="off" ${described('email')}>${note('email')}`;
}

function faults(offered: readonly Outcome[], words: ConsentWords): Html {
  const items = offered.map((outcome) => {
    if (outcome === 'continue' || outcome === 'access_denied') return undefined;
    const { button, text } = words.outcomes[outcome];
    return html`<li><button class="button" name="outcome" value="${outcome}" aria-describedby="about-${outcome}">${button}</button><p id="about-${outcome}">${text}</p></li>`;
  });
  return html`<section class="card tools"><details>
<summary><h2>${words.testing}</h2></summary>
<p class="quiet">${words.testingText}</p>
<ul>${items}</ul>
</details></section>`;
}
