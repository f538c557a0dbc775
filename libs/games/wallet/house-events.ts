import { Injectable } from '@nestjs/common';
import { Events, type WrittenEvent } from '#libs/platform/events/events';
import { Boards } from '#libs/platform/push/boards';
import { winnersUpdated } from '../common/winners.events.js';
import { changesWinners } from '../records/winner-board.js';

/** Publishes what `games.apply_wallet` wrote for rounds of the portal's own. */
@Injectable()
export class HouseEvents {
  constructor(
    private readonly events: Events,
    private readonly boards: Boards,
  ) {}

  /** Call it after COMMIT. */
  publish(events: WrittenEvent[], brand: string): void {
    this.events.publish(events);
    if (events.some(changesWinners)) this.boards.changed(winnersUpdated, brand);
  }
}
