import { Worker } from 'bullmq';
import { ReceiptTimers } from '#libs/cashier/withdrawal/receipt/receipt-timers';
import { WithdrawalLifecycle } from '#libs/cashier/withdrawal/withdrawal.lifecycle';
import { WithdrawalTranches } from '#libs/cashier/withdrawal/withdrawal-tranches';
import { Clock } from '#libs/platform/clock/clock';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { queueServer } from '#libs/platform/jobs/queue';
import { MaintenanceDeadlines } from '#libs/site/index';
import { portalServices } from '../clients/portal-services.js';
import { DELAYED_QUEUE } from './delayed-queue.js';

/** Delayed jobs of BullMQ with the product's own handler: only the queue knows what is due. */
const services = await portalServices();
const timers = new ReceiptTimers(
  services.get(Database, { strict: false }),
  services.get(Clock, { strict: false }),
  services.get(WithdrawalLifecycle, { strict: false }),
  services.get(WithdrawalTranches, { strict: false }),
  services.get(MaintenanceDeadlines, { strict: false }),
);
const receive = async ({ data }: { data: { id: string } }) =>
  timers.autoReceive({ withdrawal: data.id, tranche: 1, attempt: 1 });
const { connection, backend } = queueServer(loadConfig());
const worker = new Worker(
  DELAYED_QUEUE,
  receive,
  { connection, concurrency: 8, removeOnComplete: { age: 0 } },
  backend,
);
worker.on('failed', (_, error) => console.error(error));
await worker.waitUntilReady();
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void worker.close().finally(() => process.exit(0)));
process.send?.('ready');
