import { z } from 'zod';
import { CLIENT_HEADER } from '#libs/authentication/common/session-clients';
import { ANSWER_STORED, type AnyCall, type RequestOf, type ValueOf } from '#libs/platform/common/call';
import type { Envelope } from '#libs/platform/common/errors';
import { endGuestSession, guestToken, takesGuests } from '../session/guest-session';
import { currentToken, endSession } from '../session/session-store';
import { noteRefusedCall } from '../site/refused-calls';
import { ApiError, NETWORK_ERROR } from './api-error';
import { learnServerTime } from './server-time';

// The content policy forbids code from text, which zod would try.
z.config({ jitless: true });

/** How long a call may take, in milliseconds; images and files need time on a slow line. */
const CALL_MS = 15_000;
const FILE_MS = 120_000;

export interface CallOptions {
  /** The same key again gets the first answer; a new one for each intent of the person. */
  idempotencyKey?: string;
  /** Images of a call that takes some; the body is form data then. */
  images?: File[];
  /** A session that is not this tab's: one that may do nothing but change its password. */
  token?: string;
}

/** The envelope of a call that succeeded. */
export type ReplyOf<C extends AnyCall> = Envelope & { value: ValueOf<C> };

/** Makes a wire call. @throws ApiError with a code that has a phrase */
export async function callApi<C extends AnyCall>(
  call: C,
  input: RequestOf<C>,
  options: CallOptions = {},
): Promise<ValueOf<C>> {
  return (await callApiForReply(call, input, options)).value;
}

/** The same with the whole reply, for calls whose envelope carries something beside the value. */
export async function callApiForReply<C extends AnyCall>(
  call: C,
  input: RequestOf<C>,
  options: CallOptions = {},
): Promise<ReplyOf<C>> {
  try {
    return await attempt(call, input, options);
  } catch (error) {
    if (!call.sealed || !(error instanceof ApiError) || !(await sealAnew(error))) throw error;
    return attempt(call, input, options);
  }
}

/** Whether the site runs as an installed app, without the browser's bar. */
const isInstalled = (): boolean => globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false;

/** A stale stamp or an old key is mended once; a second refusal stands. */
async function sealAnew(refusal: ApiError): Promise<boolean> {
  if (refusal.code === 'error_encryption_expired') {
    learnServerTime((refusal.detail.value as { now: string }).now);
    return true;
  }
  if (refusal.code !== 'error_encryption_invalid') return false;
  const { forgetKeys } = await import('./seal');
  forgetKeys();
  return true;
}

async function attempt<C extends AnyCall>(
  call: C,
  input: RequestOf<C>,
  options: CallOptions,
): Promise<ReplyOf<C>> {
  const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
  const token = options.token ?? currentToken() ?? (takesGuests(call) ? guestToken() : null);
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (isInstalled()) headers[CLIENT_HEADER] = 'app';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const withBody = call.method === 'POST' || call.method === 'PUT';
  const form = call.files && options.images ? formOf(rest, call.files.field, options.images) : undefined;
  if (withBody && !form) headers['content-type'] = 'application/json';
  const body = form ?? (withBody ? JSON.stringify(await bodyOf(call, path, rest)) : undefined);
  const init = { method: call.method, headers, body };
  const withinMs = form || call.download ? FILE_MS : CALL_MS;
  const reply = await send(withBody ? path : path + queryOf(rest), init, withinMs);
  return call.download && reply.ok ? downloaded(reply) : unwrap(call, reply, token);
}

function formOf(fields: object, name: string, images: File[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  for (const image of images) form.append(name, image);
  return form;
}

async function bodyOf(call: AnyCall, path: string, fields: object): Promise<object> {
  if (!call.sealed) return fields;
  const { seal } = await import('./seal');
  try {
    return { payload: await seal(fields, `${call.method} ${path}`) };
  } catch {
    throw new ApiError(NETWORK_ERROR);
  }
}

async function send(url: string, init: RequestInit, withinMs: number): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(withinMs) });
  } catch {
    throw new ApiError(NETWORK_ERROR);
  }
}

async function downloaded<C extends AnyCall>(reply: Response): Promise<ReplyOf<C>> {
  try {
    const { readDownload } = await import('./read-download');
    return { success: true, message: null, value: await readDownload(reply) } as ReplyOf<C>;
  } catch {
    throw new ApiError(NETWORK_ERROR);
  }
}

async function unwrap<C extends AnyCall>(
  call: C,
  reply: Response,
  token: string | null,
): Promise<ReplyOf<C>> {
  const envelope = (await reply.json().catch(() => null)) as Envelope | null;
  if (envelope === null)
    throw new ApiError(reply.status >= 500 ? 'error_service_unavailable' : 'error_unknown');
  if (envelope.success) return envelope as ReplyOf<C>;
  const code = envelope.message ?? 'error_unknown';
  // A late answer about a session that was left says nothing of the present one.
  if (code === 'error_session_ended' && token) {
    if (token === currentToken()) endSession('expired');
    if (token === guestToken()) endGuestSession();
  }
  noteRefusedCall(code);
  const { params, errors: fields, value } = envelope;
  const stored = call.idempotent && reply.headers.has(ANSWER_STORED);
  throw new ApiError(code, { status: reply.status, params, fields, value, stored });
}

function fillPath(pattern: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path, rest };
}

function queryOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
