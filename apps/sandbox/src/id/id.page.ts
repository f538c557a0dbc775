import { html } from '../web/html.js';
import { type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { commonWords } from '../web/words.js';
import { idWords } from './id.words.js';
import type { IdentityProvider } from './identity-provider.js';
import { PREPARED } from './person.js';

/** What is here: the three companies with their addresses, and who can be chosen. */
export function idPage({ issuer, publicUrl }: IdentityProvider, language: Language): string {
  const words = idWords[language];
  const { name, about } = commonWords[language].parts.id;
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
<div><dt>${words.openId}</dt><dd class="code"><a class="target" href="${discovery}">${discovery}</a></dd></div>
<div><dt>${words.facebook}</dt><dd class="code">${issuer}/facebook/v21.0</dd></div>
<div><dt>${words.phone}</dt><dd class="code">${issuer}/phone</dd></div>
<div><dt>${words.returns}</dt><dd class="code">${new URL(publicUrl).origin}</dd></div>
</dl>
<h2>${words.people}</h2>
<dl>${Object.values(PREPARED).map((person) => html`<div><dt>${person.name}</dt><dd>${person.email ?? ''}</dd></div>`)}</dl>
<p class="quiet">${words.anybody}</p>
</section>`,
  });
}
