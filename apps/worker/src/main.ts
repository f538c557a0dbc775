import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { endWithParent } from '#libs/platform/lifecycle/end-with-parent';
import { WorkerModule } from './worker.module.js';

const app = await NestFactory.createApplicationContext(WorkerModule, { logger: ['error', 'warn', 'fatal'] });
app.enableShutdownHooks();
endWithParent();
process.send?.('ready');
