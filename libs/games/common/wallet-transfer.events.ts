import { definePush } from '#libs/platform/common/push';
import { vendorWallet } from './wallet-transfer.js';

export const vendorWalletChanged = definePush({
  name: 'vendor-wallet.changed',
  summary: 'A transfer to or from a vendor began or ended; carries the wallet with that transfer',
  data: vendorWallet,
});
