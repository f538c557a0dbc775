import { html } from '../web/html.js';
import { type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { commonPhrases } from '../web/phrases.js';
import { idPhrases } from './id.phrases.js';
import type { IdentityProvider } from './identity-provider.js';
import { PREPARED } from './person.js';

/** The start page of `id`: the three providers with their addresses, and the prepared people. */
export function idPage({ issuer, publicUrl }: IdentityProvider, language: Language): string {
  const phrases = idPhrases[language];
  const { name, about } = commonPhrases[language].parts.id;
  const discovery = `${issuer}/.well-known/openid-configuration`;
  return layout({
    part: 'id',
    title: name,
    language,
    otherLanguageHref: `/id?lang=${otherThan(language)}`,
    content: html`<section class="card narrow">
<h1>${name}</h1>
<p>${about}</p>
<dl>
<div><dt>${phrases.openId}</dt><dd class="code"><a class="target" href="${discovery}">${discovery}</a></dd></div>
<div><dt>${phrases.facebook}</dt><dd class="code">${issuer}/facebook/v21.0</dd></div>
<div><dt>${phrases.phone}</dt><dd class="code">${issuer}/phone</dd></div>
<div><dt>${phrases.returns}</dt><dd class="code">${new URL(publicUrl).origin}</dd></div>
</dl>
<h2>${phrases.people}</h2>
<dl>${Object.values(PREPARED).map((person) => html`<div><dt>${person.name}</dt><dd>${person.email ?? ''}</dd></div>`)}</dl>
<p class="quiet">${phrases.anybody}</p>
</section>`,
  });
}
