import { bonusMessages } from '../features/bonus/bonus.messages';
import { depositMessages } from '../features/deposit/deposit.messages';
import { lotteryMessages } from '../features/lottery/lottery.messages';
import { mallMessages } from '../features/mall/mall.messages';
import { broadcastMessages } from '../features/messages/broadcast.messages';
import type { MessageText } from '../features/messages/shared/message-text';
import { promotionMessages } from '../features/promotions/promotions.messages';
import { rewardMessages } from '../features/rewards/rewards.messages';
import { withdrawalMessages } from '../features/withdrawal/withdrawal.messages';

/** The texts of all kinds of messages; a test proves that none is missing. */
export const MESSAGE_TEXTS: readonly MessageText[] = [
  ...depositMessages,
  ...withdrawalMessages,
  ...rewardMessages,
  ...bonusMessages,
  ...promotionMessages,
  ...lotteryMessages,
  ...mallMessages,
  ...broadcastMessages,
];
