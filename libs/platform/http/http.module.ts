import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { EncryptionKeys } from '../crypto/encryption-keys.js';
import { SealedCalls } from '../crypto/sealed-calls.js';
import { CallInterceptor } from './call.interceptor.js';
import { ErrorFilter } from './error.filter.js';
import { Idempotency } from './idempotency.js';
import { KeysController } from './keys.controller.js';
import { RequestFingerprint } from './request-fingerprint.js';

/** Mounted by the api alone: how calls are read, answered and refused. */
@Module({
  controllers: [KeysController],
  providers: [
    EncryptionKeys,
    SealedCalls,
    RequestFingerprint,
    Idempotency,
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [SealedCalls],
})
export class HttpModule {}
