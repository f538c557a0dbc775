import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { RoomError } from './room-error.js';

/** A token is good for opening a chat within this time, in seconds, whatever the portal writes into it. */
const LONGEST_S = 120;

const roomClaims = z.object({
  /** The portal that signed it, by its merchant code. */
  operator: z.string().min(1).max(100),
  room: z.string().min(1).max(60),
  /** The portal's name of the member, from which we learn nothing else. */
  user: z.string().min(8).max(100),
  /** As others see the member. */
  name: z.string().min(1).max(40),
  /** Of the token, which opens once. */
  id: z.string().min(16).max(100),
  /** Unix seconds. */
  exp: z.int(),
});
export type RoomClaims = z.output<typeof roomClaims>;

const macOf = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`room-token.v1.${payload}`).digest();

/** `<claims>.<signature>`, both base64url: the claims as JSON, the HMAC-SHA256 over `room-token.v1.<claims>`. */
export function roomToken(secret: string, claims: RoomClaims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${macOf(secret, payload).toString('base64url')}`;
}

/**
 * What a token says that its portal signed, and that can still open. Whether it has opened before is not looked at.
 * @throws RoomError token_refused
 */
export function readRoomToken(
  token: string,
  secretOf: (operator: string) => string,
  nowMs: number,
): RoomClaims {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const claims = roomClaims.safeParse(parsed(payload));
  if (!claims.success || rest.length > 0) throw new RoomError('token_refused');
  const expected = macOf(secretOf(claims.data.operator), payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new RoomError('token_refused');
  const left = claims.data.exp - nowMs / 1000;
  if (left <= 0 || left > LONGEST_S) throw new RoomError('token_refused');
  return claims.data;
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return null;
  }
}
