import { createHmac } from 'node:crypto';

/** What a chat's page may know of a member. */
export interface RoomClaims {
  /** The brand's merchant code. */
  operator: string;
  room: string;
  /** Stands for the member, and says nothing of the account. */
  user: string;
  /** Masked: what others read. */
  name: string;
  /** Of the token, which opens once. */
  id: string;
  /** Unix seconds. */
  exp: number;
}

/** `<claims>.<signature>`, both base64url: the claims as JSON, and the HMAC-SHA256 over `room-token.v1.<claims>`. */
export function signRoomToken(secret: string, claims: RoomClaims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = createHmac('sha256', secret).update(`room-token.v1.${payload}`).digest('base64url');
  return `${payload}.${signature}`;
}
