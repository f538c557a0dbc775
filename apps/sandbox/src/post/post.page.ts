import { type Html, html } from '../web/html.js';
import { displayTime, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { modeTools } from '../web/mode-tools.js';
import { codeIn, type Message, piecesOf } from './message.js';
import { MODES, type Mode } from './mode.js';
import { type PostPhrases, postPhrases } from './post.phrases.js';

interface PostView {
  /** Newest first. */
  messages: Message[];
  /** The filter for recipients; empty for all. */
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
  const { to, mode, language } = view;
  return layout({
    part: 'post',
    title: postPhrases[language].title,
    language,
    otherLanguageHref: postAddress(otherThan(language), to),
    content: html`<div class="columns">${messageList(view)}${modeTools({ action: '/post/mode', all: MODES, mode, language, phrases: postPhrases[language] })}</div>`,
  });
}

export function messagePage(message: Message, language: Language): string {
  const phrases = postPhrases[language];
  const title = message.subject ?? `${phrases.kinds[message.kind]} · ${message.to}`;
  return layout({
    part: 'post',
    title: title || phrases.noSubject,
    language,
    otherLanguageHref: messageAddress(message, otherThan(language)),
    content: html`<section class="card narrow message">
<h1>${title || phrases.noSubject}</h1>
<dl>
<div><dt>${phrases.recipient}</dt><dd><a href="${postAddress(language, message.to)}">${message.to}</a></dd></div>
<div><dt>${phrases.from}</dt><dd>${message.sender}</dd></div>
<div><dt>${phrases.sentAt}</dt><dd><time datetime="${message.at}">${displayTime(message.at, language)}</time></dd></div>
</dl>
${messageBody(message, phrases)}
<p><a class="button" href="${postAddress(language)}">${phrases.back}</a></p>
</section>`,
  });
}

function messageList({ messages, to, mode, language }: PostView): Html {
  const phrases = postPhrases[language];
  const none = to === '' ? phrases.none : phrases.noneFor(to);
  return html`<section class="card posts">
<div class="log-head"><h1>${phrases.title}</h1><a class="button small" href="${postAddress(language, to)}">${phrases.again}</a></div>
<p class="quiet">${phrases.text}</p>
<p>${phrases.mode}: <span class="badge ${mode === 'working' ? 'paid' : 'failed'}">${phrases.modes[mode].button}</span></p>
<form class="filter" action="/post">
<input type="hidden" name="lang" value="${language}">
<label for="to">${phrases.recipient}</label>
<input type="text" id="to" name="to" value="${to}" maxlength="320" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="button small">${phrases.filter}</button>
${to !== '' && html`<a class="button small" href="${postAddress(language)}">${phrases.everyone}</a>`}
</form>
${messages.length === 0 && html`<p>${none}</p>`}
<ol class="messages">${messages.map((message) => html`<li class="message">${messageItem(message, language, phrases)}</li>`)}</ol>
</section>`;
}

function messageItem(message: Message, language: Language, phrases: PostPhrases): Html {
  const { kind, to, sender, subject, at } = message;
  return html`<p class="message-head"><span class="badge">${phrases.kinds[kind]}</span> <a href="${postAddress(language, to)}">${to}</a></p>
${subject !== null && html`<h2>${subject || phrases.noSubject}</h2>`}
${messageBody(message, phrases)}
<p class="quiet"><a href="${messageAddress(message, language)}" title="${phrases.open}"><time datetime="${at}">${displayTime(at, language)}</time></a> · ${phrases.from}: ${sender}</p>`;
}

/** Shows the code first, large and selectable with one click. Links are the only markup in a text. */
function messageBody({ text }: Message, phrases: PostPhrases): Html {
  const code = codeIn(text);
  const pieces = piecesOf(text.trim()).map((piece) =>
    piece.isLink ? html`<a href="${piece.text}" rel="noreferrer">${piece.text}</a>` : piece.text,
  );
  return html`${code !== null && html`<p class="one-time"><span class="visually-hidden">${phrases.code}: </span><strong>${code}</strong></p>`}
<p class="message-text">${text.trim() === '' ? phrases.noText : pieces}</p>`;
}
