import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventRow } from '#libs/platform/events/events';
import { Boards } from '#libs/platform/push/boards';
import { betSettled } from '../common/bet.events.js';
import type { BetSummary } from '../common/bet-record.js';
import { winnersUpdated } from '../common/winners.events.js';
import { Winners } from './winners.service.js';

const BOARD_SIZE = 20;

/** Registers the public board of wins, and detects which settlements change it. */
@Injectable()
export class WinnerBoard implements OnModuleInit {
  constructor(
    private readonly boards: Boards,
    private readonly winners: Winners,
  ) {}

  onModuleInit(): void {
    this.boards.register(winnersUpdated, async (brand) => ({
      list: await this.winners.today(brand, BOARD_SIZE),
    }));
  }

  /** Call it with committed events. */
  onEvents(events: EventRow[], brandOf: (person: string) => string | undefined): void {
    const brands = new Set(events.filter(changesWinners).map(({ person }) => brandOf(person)));
    for (const brand of brands) if (brand !== undefined) this.boards.changed(winnersUpdated, brand);
  }
}

/** A win may enter the board, and a void round leaves it. */
export function changesWinners({ name, data }: EventRow): boolean {
  if (name !== betSettled.name) return false;
  const { status, stake, payout } = data as BetSummary;
  return status === 'void' || Number(payout) > Number(stake);
}
