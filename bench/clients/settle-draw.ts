import { HouseEvents } from '#libs/games/index';
import { ChaseEnds } from '#libs/lottery/chases/chase-ends';
import { CorrectionNotices } from '#libs/lottery/settlement/correction-notices';
import { DrawSettlement } from '#libs/lottery/settlement/draw-settlement';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { Boards } from '#libs/platform/push/boards';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';

/** In milliseconds from the beginning. */
export interface DrawTimes {
  firstMs: number;
  allMs: number;
}

/** Settles a draw with the worker's service. */
async function settle({ draw }: { draw: string }): Promise<DrawTimes> {
  const services = await portalServices();
  const of = { strict: false };
  const settlement = new DrawSettlement(
    services.get(Database, of),
    services.get(Clock, of),
    services.get(ChaseEnds, of),
    services.get(HouseEvents, of),
    services.get(Boards, of),
    new CorrectionNotices(
      services.get(Database, of),
      services.get(MessageKinds, of),
      services.get(Messages, of),
      services.get(UnreadCounts, of),
    ),
  );
  let firstMs = 0;
  const began = performance.now();
  services.get(Events, of).onPublished(() => {
    firstMs ||= performance.now() - began;
  });
  await settlement.settle(draw);
  return { firstMs, allMs: performance.now() - began };
}

serveTask(settle);
