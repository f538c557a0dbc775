import { type Html, html } from './html.js';
import { type Language, otherThan } from './language.js';
import { MARKS, type Part, partOf } from './part.js';
import type { Refusal } from './refusal.js';
import { commonWords } from './words.js';

interface Page {
  /** Whose page it is; the bank's without it. */
  part?: Part;
  title: string;
  language: Language;
  /** The address of the same page in the other language. */
  otherLanguageHref: string;
  content: Html;
}

/** The whole document. No script, nothing from elsewhere. */
export function layout({ part = 'bank', title, language, otherLanguageHref, content }: Page): string {
  const words = commonWords[language];
  const { name, demonstration } = words.parts[part];
  const other = otherThan(language);
  return `<!doctype html>${
    html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="preload" href="/assets/bengali-400.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/assets/bengali-600.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/sandbox.css">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header><div class="bar"><div class="bar-in">
<a class="brand" href="/?lang=${language}" title="${words.home}">${MARKS[part]}<span>${name}</span></a>
<a class="language" href="${otherLanguageHref}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
</div></div>
<p class="strip">${demonstration}</p></header>
<main id="content">${content}</main>
</body>
</html>`.text
  }`;
}

/** In the looks of the part whose address it is. */
export function refusalPage(refusal: Refusal, language: Language, address: string): string {
  const { title, text } = commonWords[language].refusals[refusal.code];
  return layout({
    part: partOf(address),
    title,
    language,
    otherLanguageHref: `/?lang=${otherThan(language)}`,
    content: html`<section class="card narrow">
<h1>${title}</h1>
<p>${text}</p>
<p class="quiet" lang="en">${refusal.status} · ${refusal.detail}</p>
</section>`,
  });
}
