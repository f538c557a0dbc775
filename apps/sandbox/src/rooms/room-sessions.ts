import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '../../common/api.js';
import { findRoom } from './catalogue.js';
import { RoomError } from './room-error.js';
import { type RoomClaims, readRoomToken } from './room-token.js';
import type { RoomMember, RoomsStore } from './rooms.store.js';

/** For so long a page may connect again by itself; then the portal has to open it anew, which may refuse. */
const LIFETIME_MS = 3_600_000;

/** A member whom the portal has let into a room. */
export interface RoomGuest extends RoomMember {
  author: string;
  /** Masked. */
  name: string;
  /** Of the room's host. */
  names: Record<Language, string>;
  until: number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The name of a member for the others in a room: it says nothing of the same member in another room. */
export const authorOf = ({ operator, room, user }: RoomMember): string =>
  hashOf(JSON.stringify([operator, room, user])).slice(0, 16);

/** The pages that a token has opened, each known by a secret of its own. A restart forgets them. */
export class RoomSessions {
  readonly #guests = new Map<string, RoomGuest>();

  constructor(
    readonly store: RoomsStore,
    readonly secretOf: (operator: string) => string,
    readonly now: () => number,
  ) {}

  /** @throws RoomError token_refused for a token that is forged, over, of no room, or has opened before */
  open(token: string): { session: string; guest: RoomGuest } {
    const claims = readRoomToken(token, this.secretOf, this.now());
    const { operator, id, exp } = claims;
    const used = `${operator} ${id}`;
    if (this.store.isUsed(used)) throw new RoomError('token_refused');
    this.store.save({ used: { id: used, exp } });
    this.#forgetOver();
    const guest = this.#guestOf(claims);
    const session = randomBytes(32).toString('base64url');
    this.#guests.set(hashOf(session), guest);
    return { session, guest };
  }

  /** @throws RoomError session_ended */
  resume(session: string): RoomGuest {
    const guest = this.#guests.get(hashOf(session));
    if (!guest || guest.until <= this.now()) throw new RoomError('session_ended');
    return guest;
  }

  #guestOf({ operator, room, user, name }: RoomClaims): RoomGuest {
    const hosted = findRoom(room);
    if (!hosted) throw new RoomError('token_refused');
    const member = { operator, room, user };
    return {
      ...member,
      author: authorOf(member),
      name,
      names: hosted.names,
      until: this.now() + LIFETIME_MS,
    };
  }

  #forgetOver(): void {
    for (const [key, { until }] of this.#guests) if (until <= this.now()) this.#guests.delete(key);
  }
}
