import { Module } from '@nestjs/common';
import { BoardPublisher } from './board-publisher.js';
import { ConcernPublisher } from './concern-publisher.js';
import { PushGateway } from './push.gateway.js';
import { PushService } from './push-service.js';
import { SocketLimits } from './socket-limits.js';

/** Mounted by the api alone: the sockets of the browsers. */
@Module({ providers: [PushService, BoardPublisher, ConcernPublisher, SocketLimits, PushGateway] })
export class PushModule {}
