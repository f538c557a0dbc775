import type { agency } from './en/agency';
import type { bonuses } from './en/bonuses';
import type { help } from './en/help';
import type { identity } from './en/identity';
import type { lottery } from './en/lottery';
import type { rewards } from './en/rewards';
import type { wallets } from './en/wallets';
import type { Words } from './phrases';

export type AgencyPhrases = Words<typeof agency>;
export type IdentityPhrases = Words<typeof identity>;
export type BonusPhrases = Words<typeof bonuses>;
export type HelpPhrases = Words<typeof help>;
export type LotteryPhrases = Words<typeof lottery>;
export type RewardPhrases = Words<typeof rewards>;
export type WalletPhrases = Words<typeof wallets>;
