import { useTranslation } from 'react-i18next';
import { MAIN_WALLET, type VendorWallet } from '#libs/games/common/wallet-transfer';
import { orderWalletTransfer } from '#libs/games/common/wallet-transfer.calls';
import { walletTransferAmountError } from '#libs/games/common/wallet-transfer-amount';
import { parseAmount } from '#libs/money/amount';
import { useMemberInfo } from '../../data/session/member-info';
import { AmountField } from '../../forms/amount-field';
import { amountRefusal } from '../../forms/amount-refusal';
import { CommandDialog } from '../../forms/command-dialog';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { typedAmount } from '../../ui/forms/money-input';
import { renewGameWallets } from './game-wallets.api';

/** `in` to the provider's wallet, `out` of it. */
export type WalletDirection = 'in' | 'out';

interface TransferDialogProps {
  wallet: VendorWallet;
  direction: WalletDirection;
  onClose: () => void;
}

const FIELD_OF_CODE = {
  error_insufficient_balance: 'amount',
  error_transfer_below_minimum: 'amount',
};

/** Asks how much goes to a wallet or comes back. */
export function TransferDialog({ wallet, direction, onClose }: TransferDialogProps) {
  const { t } = useTranslation('wallets');
  const { name, vendor, currency } = wallet;
  const main = useMemberInfo().data?.balance;
  const available = direction === 'in' ? main : wallet.balance;
  const command = useCommand(orderWalletTransfer, { onDone: onClose, onAnswer: renewGameWallets });
  const [from, to] = direction === 'in' ? [MAIN_WALLET, vendor] : [vendor, MAIN_WALLET];
  const form = useForm(
    { amount: '' },
    {
      sending: command,
      submit: ({ amount }) => command.run({ from, to, amount: typedAmount(amount) }),
      liveCheck: ({ amount }) =>
        amountRefusal(amount, currency, (minor) =>
          walletTransferAmountError(
            minor,
            available === undefined ? undefined : parseAmount(available, currency),
            currency,
          ),
        ),
      fieldOfCode: FIELD_OF_CODE,
      currency,
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t(`${direction}Title`, { name })}
      text={t(`${direction}Text`)}
      action={t('send')}
      onClose={onClose}
    >
      <AmountField
        {...form.control('amount')}
        label={t('amount')}
        required
        currency={currency}
        presetsLabel={t('quick')}
        presets={available === undefined ? undefined : [available]}
        presetText={(amount) => t('all', { amount })}
      />
    </CommandDialog>
  );
}
