import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module.js';

/** Starts the worker as the environment says, and answers once it takes jobs. */
export const start = (): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(WorkerModule, {
    logger: ['error', 'warn', 'fatal'],
    abortOnError: false,
  });
