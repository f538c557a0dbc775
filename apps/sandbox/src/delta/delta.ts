import type { Server as SocketServer } from 'socket.io';
import type { Games, GameView } from '../vendor/games.js';
import { playerOf, type Round, type Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';
import { fairnessOf, seedsProofOf } from '../vendor/seeds.service.js';
import type { VendorOptions } from '../vendor/vendor.js';
import { DELTA_SHOAL, MONSOON_FISH } from './fish/catalogue.js';
import { FishSocket } from './fish/fish.socket.js';
import { FishShots } from './fish/shots.service.js';
import { Water } from './fish/water.js';
import { Modes } from './mode.js';
import { THREE_CARDS } from './seats/catalogue.js';
import { SeatsSocket } from './seats/seats.socket.js';
import { SeatsTables } from './seats/seats-tables.service.js';
import type { SeatsTimes } from './seats/seats-times.js';
import { TransferVendor } from './transfer.vendor.js';

export interface DeltaOptions extends VendorOptions {
  /** How late the mode `slow` answers, in milliseconds. */
  slowMs?: number;
  /** How long a player's shots are one bet, in milliseconds. */
  volleyMs?: number;
  /** How long the parts of a hand of cards take. */
  seatsTimes?: SeatsTimes;
}

/** The vendor of games whose players bring their money along. */
export class Delta implements Games {
  readonly vendor: TransferVendor;
  readonly modes: Modes;
  readonly shots: FishShots;
  readonly fish: FishSocket;
  readonly tables: SeatsTables;
  readonly seats: SeatsSocket;

  constructor(
    sockets: SocketServer,
    { slowMs, volleyMs, seatsTimes, reskins = [], ...options }: DeltaOptions,
  ) {
    const titles = { ...options, reskins: [DELTA_SHOAL, ...reskins] };
    this.vendor = new TransferVendor({ DELTA: [MONSOON_FISH, THREE_CARDS] }, titles);
    this.modes = new Modes(slowMs);
    this.shots = new FishShots(this.vendor, new Water(this.vendor.seeds), volleyMs);
    this.fish = new FishSocket(sockets, this.vendor, this.shots);
    this.tables = new SeatsTables(this.vendor, seatsTimes);
    this.seats = new SeatsSocket(sockets, this.vendor, this.tables);
  }

  start(): void {
    this.shots.start();
    this.tables.start();
  }

  /** What is open stays so in the store; the next start ends it. */
  async stop(): Promise<void> {
    this.modes.stop();
    this.fish.stop();
    this.shots.stop();
    this.tables.stop();
  }

  async viewOf(session: Session): Promise<GameView> {
    if (session.game === THREE_CARDS.code) return {};
    return { fairness: fairnessOf(this.vendor.seeds.current(playerOf(session), session.game)) };
  }

  outcomeOf({ game, source, result }: Round): VisibleOutcome {
    if (game === THREE_CARDS.code) return { result, proof: this.tables.decks.proofOf(source) };
    return { result, proof: seedsProofOf(this.vendor.store, source) };
  }
}
