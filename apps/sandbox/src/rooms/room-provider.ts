import type { Server as SocketServer } from 'socket.io';
import type { Language } from '../../common/api.js';
import type { RoomState } from '../../common/rooms/api.js';
import { ROOMS } from './catalogue.js';
import type { RoomsMode } from './mode.js';
import { Rooms, type RoomsOptions } from './rooms.js';
import { RoomsSocket } from './rooms.socket.js';

/** A room as a portal's lobby shows it. */
export interface ListedRoom {
  room_id: string;
  vendor: string;
  game_code: string;
  names: Record<Language, string>;
  state: RoomState;
  language: Language;
  /** The portal's members who are in its chat now. */
  viewers: number;
}

/** A company that hosts rooms beside live tables, each with a chat for every portal. */
export class RoomProvider {
  mode: RoomsMode = 'working';
  readonly rooms: Rooms;
  readonly #socket: RoomsSocket;

  constructor(sockets: SocketServer, options: RoomsOptions) {
    this.rooms = new Rooms(options);
    this.#socket = new RoomsSocket(sockets, this.rooms, () => this.mode === 'away');
  }

  stop(): void {
    this.rooms.stop();
    this.#socket.stop();
  }

  list(operator: string): ListedRoom[] {
    return ROOMS.map(({ code, vendor, game, names, language }) => {
      const { state, viewers } = this.rooms.statusOf({ operator, room: code });
      return { room_id: code, vendor, game_code: game, names, state, language, viewers };
    });
  }

  /** How many there are in a room, of all portals. */
  viewersOf(room: string): number {
    return this.#socket
      .operators()
      .map((operator) => this.#socket.viewers({ operator, room }))
      .reduce((sum, count) => sum + count, 0);
  }

  setState(room: string, state: RoomState): void {
    this.rooms.setState(room, state, this.#socket.operators());
  }
}
