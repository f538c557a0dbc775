import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import {
  FISH_SOCKET,
  type FishClientEvents,
  type FishPlayers,
  type FishServerEvents,
} from '../../../common/fish/api.js';
import { FISH_KINDS, type FishCode } from '../../../common/fish/kinds.js';
import { WAVE_MS } from '../../../common/fish/water.js';
import { readInput } from '../../vendor/game-error.js';
import { playerOf, type Session } from '../../vendor/records.js';
import { admission, answered, masked, type SocketData } from '../../vendor/sockets.js';
import type { TransferVendor } from '../transfer.vendor.js';
import type { Account } from '../wallet.records.js';
import { MONSOON_FISH } from './catalogue.js';
import type { Decided, FishShots } from './shots.service.js';

/** Minimum milliseconds between two lists of players. */
const PAUSE = 250;

type Server = Namespace<FishClientEvents, FishServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<FishClientEvents, FishServerEvents, DefaultEventsMap, SocketData>;

const codes = FISH_KINDS.map(({ code }) => code) as [FishCode, ...FishCode[]];
const shootRequest = z.strictObject({
  fish: z.string().regex(/^\d{1,12}-\d{1,3}$/),
  kind: z.enum(codes),
  amount: z.string().regex(/^\d{1,15}$/),
});

interface Present {
  session: Session;
  stake: bigint | null;
  won: bigint;
}

/** The river over Socket.IO: the water, who plays, and the shots. */
export class FishSocket {
  readonly #server: Server;
  readonly #present = new Map<string, Present>();
  #wave: NodeJS.Timeout | undefined;
  #players: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    sockets: SocketServer,
    readonly vendor: TransferVendor,
    readonly shots: FishShots,
  ) {
    this.#server = sockets.of(FISH_SOCKET);
    this.#server.use(admission(vendor.sessions, ({ game }) => game === MONSOON_FISH.code));
    this.#server.on('connection', (socket) => this.#join(socket));
    vendor.wallets.onChange((account) => this.#sendBalance(account));
    shots.onShot = (shot) => this.#tellShot(shot);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#wave);
    clearTimeout(this.#players);
  }

  #join(socket: Client): void {
    const { session } = socket.data;
    const player = playerOf(session);
    if (!this.#present.has(player)) this.#present.set(player, { session, stake: null, won: 0n });
    socket.on('disconnect', () => this.#leave(player));
    socket.on('shoot', (request, ack) => {
      void answered(ack, async () => this.shots.shoot(session, readInput(shootRequest, request)));
    });
    void this.#sendWater(socket);
    socket.emit('fish.players', this.#playersNow());
    this.#playersChanged();
    this.#planWave();
  }

  #leave(player: string): void {
    for (const { data } of this.#server.sockets.values()) if (playerOf(data.session) === player) return;
    this.#present.delete(player);
    this.#playersChanged();
  }

  async #sendWater(socket: Client): Promise<void> {
    const fish = await this.shots.water.around(Date.now());
    const { balance } = this.vendor.sessions.renewed(socket.data.session);
    const own = socket.data.session.demo ? balance : this.vendor.wallets.balanceOf(socket.data.session);
    socket.emit('balance', { balance: String(own) });
    socket.emit('fish.water', { now: Date.now(), fish });
  }

  /** With each wave the one after it is sent ahead. */
  #planWave(): void {
    if (this.#stopped || this.#wave !== undefined) return;
    const next = Math.floor(Date.now() / WAVE_MS) + 1;
    const tell = async () => {
      const fish = await this.shots.water.wave(next + 1);
      this.#server.emit('fish.water', { now: Date.now(), fish });
    };
    this.#wave = setTimeout(
      () => {
        this.#wave = undefined;
        if (this.#server.sockets.size === 0) return;
        void tell();
        this.#planWave();
      },
      next * WAVE_MS - Date.now(),
    );
  }

  #tellShot({ session, fish, stake, payout }: Decided): void {
    const present = this.#present.get(playerOf(session));
    if (present) {
      present.stake = stake;
      present.won += payout;
    }
    const { user, currency } = session;
    if (payout > 0n)
      this.#server.emit('fish.killed', {
        fish: fish.id,
        name: masked(user),
        currency,
        payout: String(payout),
      });
    this.#playersChanged();
  }

  #sendBalance({ balance, currency, ...owner }: Account): void {
    for (const socket of this.#server.sockets.values()) {
      const { session } = socket.data;
      if (playerOf(session) === playerOf(owner) && session.currency === currency)
        socket.emit('balance', { balance });
    }
  }

  #playersChanged(): void {
    if (this.#stopped) return;
    this.#players ??= setTimeout(() => {
      this.#players = undefined;
      this.#server.emit('fish.players', this.#playersNow());
    }, PAUSE);
  }

  #playersNow(): FishPlayers {
    return {
      players: [...this.#present.values()].map(({ session, stake, won }) => ({
        name: masked(session.user),
        currency: session.currency,
        stake: stake === null ? null : String(stake),
        won: String(won),
      })),
    };
  }
}
