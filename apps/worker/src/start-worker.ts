import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module.js';

/** Starts the worker with the settings of the environment. Resolves once it takes jobs. */
export const start = (): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(WorkerModule, {
    logger: ['error', 'warn', 'fatal'],
    abortOnError: false,
  });
