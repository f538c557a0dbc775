import { io } from 'socket.io-client';
import type { Ready } from '#libs/platform/common/push';
import { learnServerTime } from '../calls/server-time';
import { applyBoard, emitReconnect } from './boards';
import { setConnection } from './connection-store';
import { stopWatchingOn, watchOn } from './watched-boards';

let holders = 0;
let close: (() => void) | undefined;

/**
 * The connection of guests: without a token it brings public boards alone. It is open while somebody holds it; a member's
 * own connection brings the boards too. Returns the function that releases it.
 */
export function holdPublicConnection(): () => void {
  holders += 1;
  close ??= open();
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0) return;
    close?.();
    close = undefined;
  };
}

/** Shows a visitor that it broke, but not that it never began: a page is complete without it. */
function open(): () => void {
  const socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
  });
  let broken = false;
  socket.on('ready', ({ now }: Ready) => {
    learnServerTime(now);
    watchOn(socket);
    if (!broken) return;
    broken = false;
    setConnection('restored');
    emitReconnect();
  });
  socket.on('disconnect', (reason) => {
    broken = true;
    setConnection('lost');
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1000);
  });
  socket.onAny((name: string, message: { data?: unknown } | undefined) => {
    if (name !== 'ready') applyBoard(name, message?.data);
  });
  // Instead of waiting out the delay, which has grown meanwhile.
  const atOnce = () => void (broken && socket.disconnect().connect());
  window.addEventListener('online', atOnce);
  return () => {
    window.removeEventListener('online', atOnce);
    socket.removeAllListeners();
    socket.close();
    stopWatchingOn(socket);
    if (broken) setConnection('connected');
  };
}
