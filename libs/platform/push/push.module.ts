import { Module } from '@nestjs/common';
import { AffectedAgentsPublisher } from './affected-agents-publisher.js';
import { BoardPublisher } from './board-publisher.js';
import { PushGateway } from './push.gateway.js';
import { PushService } from './push-service.js';
import { SocketLimits } from './socket-limits.js';
import { WatchedBoardPublisher } from './watched-board-publisher.js';

/** Mounted by the api only: the browsers' sockets. */
@Module({
  providers: [
    PushService,
    BoardPublisher,
    WatchedBoardPublisher,
    AffectedAgentsPublisher,
    SocketLimits,
    PushGateway,
  ],
})
export class PushModule {}
