import { MAIN_WALLET, type VendorWallet } from '#libs/games/common/wallet-transfer';
import { orderWalletTransfer } from '#libs/games/common/wallet-transfer.calls';
import { parseAmount } from '#libs/money/amount';
import { useCommand } from '../../forms/use-command';
import { renewGameWallets } from './game-wallets.api';

/** Brings all that is free back from every wallet, one after the other. A wallet with a pending transfer is left alone. */
export function useBringBack(list: VendorWallet[]) {
  const command = useCommand(orderWalletTransfer, { onAnswer: renewGameWallets });
  const filled = list.filter(
    ({ balance, currency, last }) => last?.state !== 'pending' && parseAmount(balance, currency) > 0n,
  );
  const bringBack = async () => {
    for (const { vendor, balance } of filled)
      await command.run({ from: vendor, to: MAIN_WALLET, amount: balance });
  };
  return { bringBack, busy: command.busy, refusal: command.refusal, isNothingThere: filled.length === 0 };
}
