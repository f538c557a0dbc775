import type { AgencyPhrases, HelpPhrases, IdentityPhrases, WalletPhrases } from './lazy-phrases';
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
      wallets: WalletPhrases;
    };
  }
}
