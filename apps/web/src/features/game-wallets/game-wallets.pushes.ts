import type { VendorWallet } from '#libs/games/common/wallet-transfer';
import { vendorWalletChanged } from '#libs/games/common/wallet-transfer.events';
import type { CacheRule } from '../../data/push/push-table';
import { on } from '../../data/push/push-table';
import { GAME_WALLETS } from './game-wallets.api';

/** The wallet takes the place of what was known of it. */
const updateWallet: CacheRule<VendorWallet> = {
  keyPrefix: GAME_WALLETS,
  update: (held, wallet) => {
    const { list } = held as { list: VendorWallet[] };
    return list.some(({ vendor }) => vendor === wallet.vendor)
      ? { ...held, list: list.map((one) => (one.vendor === wallet.vendor ? wallet : one)) }
      : null;
  },
};

export const gameWalletPushes = on([vendorWalletChanged], updateWallet);
