import { ROOM_STATES } from '../../common/rooms/api.js';
import { type Html, html } from '../web/html.js';
import { displayNumber, displayTime, type Language, otherThan } from '../web/language.js';
import { layout } from '../web/layout.js';
import { modeTools } from '../web/mode-tools.js';
import { findRoom, type HostedRoom, ROOMS } from './catalogue.js';
import { ROOMS_MODES } from './mode.js';
import type { RoomProvider } from './room-provider.js';
import { roomsPhrases } from './rooms.phrases.js';
import type { Report, StoredMessage } from './rooms.store.js';

/** For how long a member can be muted, in minutes. */
const MUTES = [10, 60, 1440] as const;
/** The latest messages of a room, of all portals. */
const SHOWN = 10;

export const roomsAddress = (language: Language): string => `/rooms?lang=${language}`;

/** What the provider's operators see: reports first, then each room with its state and its latest messages. */
export function roomsPage(provider: RoomProvider, language: Language): string {
  const phrases = roomsPhrases[language];
  const { mode } = provider;
  const reports = provider.rooms.store.reports();
  return layout({
    part: 'rooms',
    title: phrases.title,
    language,
    otherLanguageHref: roomsAddress(otherThan(language)),
    content: html`<div class="columns"><section class="card posts">
<div class="log-head"><h1>${phrases.title}</h1><a class="button small" href="${roomsAddress(language)}">${phrases.again}</a></div>
<p class="quiet">${phrases.text}</p>
<h2>${phrases.reports}: ${displayNumber(reports.length, language)}</h2>
${reports.length === 0 && html`<p class="quiet">${phrases.noReports}</p>`}
<ol class="messages">${reports.map((report) => reportOf(provider, report, language))}</ol>
${ROOMS.map((room) => roomOf(provider, room, language))}
</section>${modeTools({ action: '/rooms/mode', all: ROOMS_MODES, mode, language, phrases })}</div>`,
  });
}

function reportOf(provider: RoomProvider, report: Report, language: Language): Html {
  const phrases = roomsPhrases[language];
  const { message, reason, at, id } = report;
  return html`<li class="message" data-report="${id}">
<p><strong>${phrases.reasons[reason]}</strong> · ${findRoom(report.room)?.names[language] ?? report.room} · <time class="quiet" datetime="${new Date(at).toISOString()}">${displayTime(new Date(at).toISOString(), language)}</time></p>
${textOf(message)}
${actions(provider, message, language)}
<form method="post" action="/rooms/close"><input type="hidden" name="lang" value="${language}">
<button class="button small" name="report" value="${id}">${phrases.close}</button></form>
</li>`;
}

function roomOf(provider: RoomProvider, { code, names }: HostedRoom, language: Language): Html {
  const phrases = roomsPhrases[language];
  const { store } = provider.rooms;
  const state = store.stateOf(code);
  const messages = store.latestIn(code).slice(0, SHOWN);
  return html`<section data-room="${code}">
<h2>${names[language]}</h2>
<p>${phrases.states[state]} · ${phrases.viewers}: ${displayNumber(provider.viewersOf(code), language)}</p>
<form class="filter" method="post" action="/rooms/state"><input type="hidden" name="lang" value="${language}">
<input type="hidden" name="room" value="${code}">
${ROOM_STATES.filter((other) => other !== state).map(
  (other) =>
    html`<button class="button small" name="state" value="${other}">${phrases.setStates[other]}</button>`,
)}</form>
${messages.length === 0 && html`<p class="quiet">${phrases.noMessages}</p>`}
<ol class="messages">${messages.map(
    (message) =>
      html`<li class="message" data-message="${message.id}">${textOf(message)}${actions(provider, message, language)}</li>`,
  )}</ol>
</section>`;
}

const textOf = ({ name, operator, text }: StoredMessage): Html =>
  html`<p><bdi>${name}</bdi> <span class="quiet code">${operator}</span></p><p class="message-text" dir="auto">${text}</p>`;

function actions(provider: RoomProvider, message: StoredMessage, language: Language): Html {
  const phrases = roomsPhrases[language];
  const { operator, room, id, user, name } = message;
  const muted = provider.rooms.store.muteOf(message);
  const isMuted = muted !== undefined && muted.until > provider.rooms.now();
  const about = html`<input type="hidden" name="lang" value="${language}"><input type="hidden" name="operator" value="${operator}"><input type="hidden" name="room" value="${room}">`;
  const isThere = provider.rooms.store.messagesOf(message).some((one) => one.id === id);
  return html`<div class="filter">
${isThere ? html`<form method="post" action="/rooms/delete">${about}<button class="button small" name="id" value="${id}">${phrases.delete}</button></form>` : html`<p class="quiet">${phrases.isGone}</p>`}
<form class="filter" method="post" action="/rooms/mute">${about}<input type="hidden" name="user" value="${user}"><input type="hidden" name="name" value="${name}">
${MUTES.map(
  (minutes) =>
    html`<button class="button small" name="minutes" value="${minutes}">${phrases.mute(displayNumber(minutes, language))}</button>`,
)}</form>
${isMuted && html`<p class="quiet">${phrases.mutedUntil(displayTime(new Date(muted.until).toISOString(), language))}</p>`}
</div>`;
}
