import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessageKinds } from '#libs/messaging/index';
import { REWARD_MESSAGES } from './common/rewards.messages.js';

@Injectable()
export class RewardMessages implements OnModuleInit {
  constructor(private readonly kinds: MessageKinds) {}

  onModuleInit(): void {
    this.kinds.register(REWARD_MESSAGES);
  }
}
