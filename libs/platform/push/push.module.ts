import { Module } from '@nestjs/common';
import { PushGateway } from './push.gateway.js';
import { PushService } from './push-service.js';

/** Mounted by the api alone: the sockets of the browsers. */
@Module({ providers: [PushService, PushGateway] })
export class PushModule {}
