import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../../common/api';
import {
  FISH_SOCKET,
  type FishClientEvents,
  type FishKilled,
  type FishPlayer,
  type FishServerEvents,
  type FishShootReply,
} from '../../../common/fish/api';
import { type Fish, isInView } from '../../../common/fish/water';
import { AppError, NoAnswer } from '../session/errors';
import { usePlay } from '../session/play-context';
import { localNow, ServerClock } from '../session/server-clock';

const ANSWER_MS = 10_000;
const MAX_PAUSE_MS = 3_000;
const LOOK_MS = 200;

type FishSocket = Socket<FishServerEvents, FishClientEvents>;

/** The water as the server pushes it, and the player's shots. `onKilled` hears of each dead fish while it is still known. */
export function useFish(onKilled: (killed: FishKilled, fish: Fish) => void) {
  const { client, settle } = usePlay();
  const clock = useMemo(() => new ServerClock(localNow), []);
  const water = useRef(new Map<string, Fish>());
  const socket = useRef<FishSocket>(null);
  const heard = useRef(onKilled);
  heard.current = onKilled;
  const [connected, setConnected] = useState(true);
  const [ended, setEnded] = useState(false);
  const [players, setPlayers] = useState<FishPlayer[]>([]);
  const [swimming, setSwimming] = useState<readonly Fish[]>([]);

  /** Only those in view, and a new list only when one came or went. */
  const look = useCallback(() => {
    const now = clock.now();
    for (const [id, fish] of water.current) if (fish.leavesAt <= now) water.current.delete(id);
    const seen = [...water.current.values()].filter((fish) => isInView(fish, now));
    setSwimming((before) =>
      before.length === seen.length && before.every(({ id }, index) => id === seen[index]?.id)
        ? before
        : seen,
    );
  }, [clock]);

  useEffect(() => {
    const connection: FishSocket = io(FISH_SOCKET, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { session: client.session },
      reconnectionDelayMax: MAX_PAUSE_MS,
    });
    socket.current = connection;
    connection.on('connect', () => {
      clock.forget();
      water.current.clear();
      setConnected(true);
    });
    connection.on('disconnect', () => setConnected(false));
    connection.on('connect_error', (failure) => {
      setConnected(false);
      if (failure.message === 'session_ended') setEnded(true);
    });
    connection.on('fish.water', ({ now, fish }) => {
      clock.hear(now);
      for (const one of fish) water.current.set(one.id, one);
      look();
    });
    connection.on('fish.killed', (killed) => {
      const fish = water.current.get(killed.fish);
      if (fish) heard.current(killed, fish);
      water.current.delete(killed.fish);
      look();
    });
    connection.on('fish.players', (push) => setPlayers(push.players));
    connection.on('balance', ({ balance }) => settle({ balance }));
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      connection.disconnect();
    };
  }, [client, clock, look, settle]);

  /** @throws AppError if the server refuses, NoAnswer if it does not answer */
  const shoot = useCallback(
    async ({ id, kind }: Fish, stake: bigint): Promise<FishShootReply> => {
      const connection = socket.current;
      if (!connection?.connected) throw new NoAnswer('socket');
      const reply = await connection
        .timeout(ANSWER_MS)
        .emitWithAck('shoot', { fish: id, kind, amount: String(stake) })
        .catch(() => {
          throw new NoAnswer('socket');
        });
      if (!reply.ok) throw new AppError(reply.error, reply.params);
      settle({ balance: reply.balance, fairness: reply.fairness });
      return reply;
    },
    [settle],
  );

  return { clock, connected, ended, players, swimming, shoot };
}
