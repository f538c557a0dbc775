import type { Type } from '@nestjs/common';
import { FeedReaders } from '#libs/games/index';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { Awards } from '#libs/rewards/campaigns/awards';
import { Budgets } from '#libs/rewards/campaigns/budgets';
import { DueAwards } from '#libs/rewards/periods/due-awards';
import { RaffleClosing } from '#libs/rewards/raffles/raffle-closing';
import { TicketNumbers } from '#libs/rewards/raffles/ticket-numbers';
import { BrandRegistry } from '#libs/site/index';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';

export interface RaffleCloseInput {
  raffle: string;
}

/** Milliseconds in which a raffle is closed by the service that the worker uses. */
async function close({ raffle }: RaffleCloseInput): Promise<number> {
  const services = await portalServices();
  const get = <Service>(type: Type<Service>): Service => services.get(type, { strict: false });
  const closing = new RaffleClosing(
    get(Database),
    get(BrandRegistry),
    get(Clock),
    get(FeedReaders),
    get(TicketNumbers),
    get(Budgets),
    new DueAwards(get(Database), get(Awards)),
    get(Boards),
    get(InstallationSecret),
  );
  const began = performance.now();
  await closing.close(raffle);
  return performance.now() - began;
}

serveTask(close);
