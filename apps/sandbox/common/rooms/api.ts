import type { Language } from '../api.js';

/** Between the page of a room's chat and its server: the namespace `/rooms` of the Socket.IO path `/games/socket`. */
export const ROOMS_SOCKET = '/rooms';
/** The page; its token is in the fragment, which no server and no `Referer` gets. */
export const ROOM_CHAT_PATH = '/rooms/chat';

/** Of a message, in characters as a person counts them. */
export const MOST_CHARACTERS = 200;
/** As many messages of a room are kept, and shown on opening. */
export const HISTORY = 50;

export const ROOM_STATES = ['live', 'break', 'offline'] as const;
/** `live`: the host is there. `break`: the host comes back, the chat goes on. `offline`: nobody may write. */
export type RoomState = (typeof ROOM_STATES)[number];

export const REPORT_REASONS = ['abuse', 'spam', 'contact', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface RoomMessage {
  /** Counts the messages of a room. */
  id: number;
  /** The same for all messages of a member in this room, and in no other room. */
  author: string;
  /** Masked. */
  name: string;
  text: string;
  at: number;
}

export interface Author {
  author: string;
  name: string;
}

/** First after each connection: all that the page shows. */
export interface Welcome {
  /** Opens the next connection of this page, as the token opens the first one. */
  session: string;
  names: Record<Language, string>;
  /** The member's own. */
  me: string;
  messages: RoomMessage[];
  /** Whom the member does not want to read. */
  ignored: Author[];
  status: RoomStatus;
}

export interface RoomStatus {
  state: RoomState;
  /** Members who are in the chat now. */
  viewers: number;
  /** So many wrote at once that everybody may write only every ten seconds. */
  isSlow: boolean;
}

/** An operator has muted the member for so many milliseconds from now; 0 where that is over. */
export interface MutedPush {
  forMs: number;
}

export type RoomErrorCode =
  | 'token_refused'
  | 'session_ended'
  | 'room_closed'
  | 'too_fast'
  | 'muted'
  | 'link'
  | 'number'
  | 'too_long'
  | 'not_found'
  | 'invalid_input'
  | 'unavailable';

export interface RoomErrorDetail {
  error: RoomErrorCode;
  /** When to try again, in milliseconds from now. */
  retryMs?: number;
}

export type RoomAck<Value extends object = object> =
  | ({ ok: true } & Value)
  | ({ ok: false } & RoomErrorDetail);
type Answer<Value extends object = object> = (reply: RoomAck<Value>) => void;

export interface RoomServerEvents {
  'room.welcome': (welcome: Welcome) => void;
  'room.message': (message: RoomMessage) => void;
  'room.deleted': (push: { id: number }) => void;
  'room.status': (status: RoomStatus) => void;
  'room.muted': (push: MutedPush) => void;
  /** The session of the page is over, and so is its connection: the portal has to open the chat anew. */
  'room.ended': () => void;
}

export interface RoomClientEvents {
  /** The same key again has no second effect: a page that got no answer sends it again. */
  message: (request: { key: string; text: string }, answer: Answer<{ id: number }>) => void;
  report: (request: { id: number; reason: ReportReason }, answer: Answer) => void;
  ignore: (request: { author: string; on: boolean }, answer: Answer<{ ignored: Author[] }>) => void;
}
