import { Global, Module } from '@nestjs/common';
import { pino } from 'pino';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { DiskSpace } from './disk-space.js';
import { logOutput } from './log-output.js';

export const LOGGER = Symbol('logger');

/** Fields that never go to a log: everything that authenticates a person. */
export const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-signature"]',
  '*.password',
  '*.token',
  '*.payload',
  'err.parameters',
];

@Global()
@Module({
  providers: [
    {
      provide: LOGGER,
      inject: [CONFIG],
      useFactory: (config: Config) => pino({ level: config.LOG_LEVEL, redact: REDACTED }, logOutput()),
    },
    DiskSpace,
  ],
  exports: [LOGGER, DiskSpace],
})
export class LoggingModule {}
