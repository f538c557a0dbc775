import type { AppError } from './app-error.js';
import { type Html, html } from './html.js';
import { directionOf, type Language, otherThan } from './language.js';
import { MARKS, type Part, partOf } from './part.js';
import { commonPhrases } from './phrases.js';

interface Page {
  /** The part that the page belongs to; the bank by default. */
  part?: Part;
  title: string;
  language: Language;
  /** The address of the same page in the other language. */
  otherLanguageHref: string;
  content: Html;
}

/** The whole document, without scripts and external resources. */
export function layout({ part = 'bank', title, language, otherLanguageHref, content }: Page): string {
  const phrases = commonPhrases[language];
  const { name, demonstration } = phrases.parts[part];
  const other = otherThan(language);
  return `<!doctype html>${
    html`<html lang="${language}" dir="${directionOf(language)}">
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
<a class="skip" href="#content">${phrases.skip}</a>
<header><div class="bar"><div class="bar-in">
<a class="brand" href="/?lang=${language}" title="${phrases.home}">${MARKS[part]}<span>${name}</span></a>
<a class="language" href="${otherLanguageHref}" lang="${other}" hreflang="${other}">${phrases.otherLanguage}</a>
</div></div>
<p class="strip">${demonstration}</p></header>
<main id="content">${content}</main>
</body>
</html>`.text
  }`;
}

/** An error page in the style of the part that the address belongs to. */
export function errorPage(appError: AppError, language: Language, address: string): string {
  const { title, text } = commonPhrases[language].errors[appError.code];
  return layout({
    part: partOf(address),
    title,
    language,
    otherLanguageHref: `/?lang=${otherThan(language)}`,
    content: html`<section class="card narrow">
<h1>${title}</h1>
<p>${text}</p>
<p class="quiet" lang="en">${appError.status} · ${appError.detail}</p>
</section>`,
  });
}
