import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import { platformErrors } from '../common/errors.js';
import { AppError } from '../http/app-error.js';
import { Boards, type WatchedBoard } from './boards.js';
import { emitToAll } from './emit-to-all.js';

/** How many topics one socket may watch at a time. */
export const MAX_TOPICS = 4;

/** A topic that somebody watches. */
interface View {
  name: string;
  brand: string;
  topic: string;
  watched: WatchedBoard;
  sockets: Set<Socket>;
  /** The newest snapshot, as text to compare with; `undefined` until it was read. */
  text: string | undefined;
  data: unknown;
}

/** Reads the boards that sockets of this process watch, one topic once for all of them, and pushes what has changed. */
@Injectable()
export class WatchedBoardPublisher implements OnApplicationShutdown {
  private readonly views = new Map<string, View>();
  private readonly bySocket = new Map<Socket, Set<View>>();
  private stopped = false;

  constructor(
    private readonly boards: Boards,
    private readonly clock: Clock,
  ) {}

  /** Does nothing where the socket watches it already. @throws AppError 404 for an unknown name, 429 for too many of them */
  watch(socket: Socket, brand: string, name: string): void {
    if (socket.disconnected) return;
    const view = this.viewOf(brand, name);
    const own = this.bySocket.get(socket) ?? new Set();
    if (own.has(view)) return;
    if (own.size >= MAX_TOPICS) throw new AppError(platformErrors.error_too_many_requests);
    this.bySocket.set(socket, own.add(view));
    view.sockets.add(socket);
    if (!this.views.has(keyOf(view))) this.begin(view);
    else if (view.text !== undefined) this.emit(view, [socket]);
  }

  unwatch(socket: Socket, brand: string, name: string): void {
    const view = this.views.get(keyOf({ brand, name }));
    if (!view) return;
    view.sockets.delete(socket);
    this.bySocket.get(socket)?.delete(view);
  }

  /** Must be called once the socket is disconnected. */
  release(socket: Socket): void {
    for (const view of this.bySocket.get(socket) ?? []) view.sockets.delete(socket);
    this.bySocket.delete(socket);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  private viewOf(brand: string, name: string): View {
    const open = this.views.get(keyOf({ brand, name }));
    if (open) return open;
    const found = this.boards.findTopic(brand, name);
    if (!found) throw new AppError(platformErrors.error_not_found);
    return { ...found, name, brand, sockets: new Set(), text: undefined, data: undefined };
  }

  private begin(view: View): void {
    this.views.set(keyOf(view), view);
    void this.round(view);
  }

  /** One reading, and the next one after a pause, for as long as somebody watches. */
  private async round(view: View): Promise<void> {
    const { watched, brand, topic } = view;
    try {
      const data: unknown = watched.board.data.parse(await watched.read(brand, topic));
      const text = JSON.stringify(data);
      const changed = text !== view.text;
      Object.assign(view, { data, text });
      if (changed) this.emit(view, view.sockets);
    } catch {
      // what is shown stays until it can be read again
    }
    const timer = setTimeout(() => {
      if (view.sockets.size > 0 && !this.stopped) void this.round(view);
      else this.views.delete(keyOf(view));
    }, watched.everyMs);
    timer.unref();
  }

  private emit({ name, data }: View, sockets: Iterable<Socket>): void {
    emitToAll(sockets, name, { at: this.clock.now().toISOString(), data });
  }
}

const keyOf = ({ brand, name }: Pick<View, 'brand' | 'name'>): string => `${brand} ${name}`;
