import { type Html, html } from '../web/html.js';
import { displayTime, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { codeIn, type Message, piecesOf } from './message.js';
import { MODES, type Mode } from './mode.js';
import { type PostWords, postWords } from './post.words.js';

interface PostView {
  /** Newest first. */
  messages: Message[];
  /** What the recipients are filtered by; empty for all. */
  to: string;
  mode: Mode;
  language: Language;
}

export function postAddress(language: Language, to = ''): string {
  return `/post?${new URLSearchParams(to ? { lang: language, to } : { lang: language })}`;
}

function messageAddress({ id }: Message, language: Language): string {
  return `/post/messages/${id}?lang=${language}`;
}

export function postPage(view: PostView): string {
  const { to, language } = view;
  return layout({
    part: 'post',
    title: postWords[language].title,
    language,
    otherLanguageHref: postAddress(otherThan(language), to),
    content: html`<div class="columns">${messageList(view)}${modeTools(view)}</div>`,
  });
}

export function messagePage(message: Message, language: Language): string {
  const words = postWords[language];
  const title = message.subject ?? `${words.kinds[message.kind]} · ${message.to}`;
  return layout({
    part: 'post',
    title: title || words.noSubject,
    language,
    otherLanguageHref: messageAddress(message, otherThan(language)),
    content: html`<section class="card narrow message">
<h1>${title || words.noSubject}</h1>
<dl>
<div><dt>${words.recipient}</dt><dd><a href="${postAddress(language, message.to)}">${message.to}</a></dd></div>
<div><dt>${words.from}</dt><dd>${message.sender}</dd></div>
<div><dt>${words.sentAt}</dt><dd><time datetime="${message.at}">${displayTime(message.at, language)}</time></dd></div>
</dl>
${messageBody(message, words)}
<p><a class="button" href="${postAddress(language)}">${words.back}</a></p>
</section>`,
  });
}

function messageList({ messages, to, mode, language }: PostView): Html {
  const words = postWords[language];
  const none = to === '' ? words.none : words.noneFor(to);
  return html`<section class="card posts">
<div class="log-head"><h1>${words.title}</h1><a class="button small" href="${postAddress(language, to)}">${words.again}</a></div>
<p class="quiet">${words.text}</p>
<p>${words.mode}: <span class="badge ${mode === 'working' ? 'paid' : 'failed'}">${words.modes[mode].button}</span></p>
<form class="filter" action="/post">
<input type="hidden" name="lang" value="${language}">
<label for="to">${words.recipient}</label>
<input type="text" id="to" name="to" value="${to}" maxlength="320" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="button small">${words.filter}</button>
${to !== '' && html`<a class="button small" href="${postAddress(language)}">${words.everyone}</a>`}
</form>
${messages.length === 0 && html`<p>${none}</p>`}
<ol class="messages">${messages.map((message) => html`<li class="message">${messageItem(message, language, words)}</li>`)}</ol>
</section>`;
}

function messageItem(message: Message, language: Language, words: PostWords): Html {
  const { kind, to, sender, subject, at } = message;
  return html`<p class="message-head"><span class="badge">${words.kinds[kind]}</span> <a href="${postAddress(language, to)}">${to}</a></p>
${subject !== null && html`<h2>${subject || words.noSubject}</h2>`}
${messageBody(message, words)}
<p class="quiet"><a href="${messageAddress(message, language)}" title="${words.open}"><time datetime="${at}">${displayTime(at, language)}</time></a> · ${words.from}: ${sender}</p>`;
}

/** The code first, large; one click selects all of it. Links are the only markup that a text becomes. */
function messageBody({ text }: Message, words: PostWords): Html {
  const code = codeIn(text);
  const pieces = piecesOf(text.trim()).map((piece) =>
    piece.isLink ? html`<a href="${piece.text}" rel="noreferrer">${piece.text}</a>` : piece.text,
  );
  return html`${code !== null && html`<p class="one-time"><span class="visually-hidden">${words.code}: </span><strong>${code}</strong></p>`}
<p class="message-text">${text.trim() === '' ? words.noText : pieces}</p>`;
}

function modeTools({ mode, language }: PostView): Html {
  const words = postWords[language];
  const items = MODES.filter((other) => other !== mode).map((other) => {
    const { button, text } = words.modes[other];
    return html`<li><form method="post" action="/post/mode">
<input type="hidden" name="lang" value="${language}">
<button class="button" name="mode" value="${other}" aria-describedby="about-${other}">${button}</button>
</form><p id="about-${other}">${text}</p></li>`;
  });
  return html`<section class="card tools"><details open>
<summary><h2>${words.mode}: ${words.modes[mode].button}</h2></summary>
<p class="quiet">${words.modeText}</p>
<ul>${items}</ul>
</details></section>`;
}
