import { Worker } from 'bullmq';
import { ReceiptAlarms } from '#libs/cashier/receipt-alarms';
import { WithdrawalMoves } from '#libs/cashier/withdrawal-moves';
import { Clock } from '#libs/platform/clock/clock';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { queueServer } from '#libs/platform/jobs/queue';
import { portalServices } from '../clients/portal-services.js';
import { DELAYED_QUEUE } from './delayed-queue.js';

/** Delayed jobs of BullMQ with the product's own handler: the queue alone knows what is due. */
const services = await portalServices();
const alarms = new ReceiptAlarms(
  services.get(Database, { strict: false }),
  services.get(Clock, { strict: false }),
  services.get(WithdrawalMoves, { strict: false }),
);
const receive = async ({ data }: { data: { id: string } }) =>
  alarms.autoReceive({ withdrawal: data.id, tranche: 1, attempt: 1 });
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
