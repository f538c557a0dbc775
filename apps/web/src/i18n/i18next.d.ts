import type {
  AgencyPhrases,
  BonusPhrases,
  HelpPhrases,
  IdentityPhrases,
  LotteryPhrases,
  RewardPhrases,
  WalletPhrases,
} from './lazy-phrases';
import type { OperationsPhrases } from './operations-phrases';
import type { Phrases } from './phrases';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: Phrases;
      operations: OperationsPhrases;
      agency: AgencyPhrases;
      identity: IdentityPhrases;
      help: HelpPhrases;
      bonuses: BonusPhrases;
      wallets: WalletPhrases;
      lottery: LotteryPhrases;
      rewards: RewardPhrases;
    };
  }
}
