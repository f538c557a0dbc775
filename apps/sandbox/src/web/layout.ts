import { Html, html } from './html.js';
import type { Language } from './language.js';
import type { Refusal } from './refusal.js';
import { commonWords } from './words.js';

const MARK = new Html(
  '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="M12 2 2 8v2h20V8L12 2zM4 12v6h3v-6H4zm6.500 0v6h3v-6h-3zM17 12v6h3v-6h-3zM2 20v2h20v-2H2z"/></svg>',
);

interface Page {
  title: string;
  language: Language;
  /** The address of the same page in the other language. */
  otherLanguageHref: string;
  content: Html;
}

/** The whole document. No script, nothing from elsewhere. */
export function layout({ title, language, otherLanguageHref, content }: Page): string {
  const words = commonWords[language];
  const other = language === 'bn' ? 'en' : 'bn';
  return `<!doctype html>${
    html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${words.bank}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="preload" href="/assets/bengali-400.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/assets/bengali-600.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/bank.css">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header><div class="bar"><div class="bar-in">
<a class="brand" href="/?lang=${language}" title="${words.home}">${MARK}<span>${words.bank}</span></a>
<a class="language" href="${otherLanguageHref}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
</div></div>
<p class="strip">${words.demonstration}</p></header>
<main id="content">${content}</main>
</body>
</html>`.text
  }`;
}

export function refusalPage(refusal: Refusal, language: Language): string {
  const { title, text } = commonWords[language].refusals[refusal.code];
  const other = language === 'bn' ? 'en' : 'bn';
  return layout({
    title,
    language,
    otherLanguageHref: `/?lang=${other}`,
    content: html`<section class="card narrow">
<h1>${title}</h1>
<p>${text}</p>
<p class="quiet" lang="en">${refusal.status} · ${refusal.detail}</p>
</section>`,
  });
}
