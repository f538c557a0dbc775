import { useTranslation } from 'react-i18next';
import type { AccountRecordLine } from '#libs/ledger/common/account-record.calls';

const KINDS = {
  deposit: 'deposit',
  'deposit-reversal': 'depositReversal',
  'deposit-debt': 'depositDebt',
  'withdrawal-hold': 'withdrawalHold',
  'withdrawal-release': 'withdrawalRelease',
  'withdrawal-payout': 'withdrawalPayout',
  'withdrawal-refund': 'withdrawalRefund',
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  'game-debt': 'gameDebt',
  transfer: 'transfer',
  'wallet-transfer-out': 'walletTransferOut',
  'wallet-transfer-in': 'walletTransferIn',
  'wallet-transfer-back': 'walletTransferBack',
  salary: 'salary',
  dividend: 'dividend',
  rebate: 'rebate',
  reward: 'reward',
  'level-upgrade': 'levelUpgrade',
  'points-converted': 'pointsConverted',
  redemption: 'redemption',
  'redemption-paid': 'redemptionPaid',
  'redemption-refund': 'redemptionRefund',
} as const;

/** A kind that this client does not know, from a newer server, is told by its type. */
export function useKindText() {
  const { t } = useTranslation();
  return ({ kind, type }: Pick<AccountRecordLine, 'kind' | 'type'>): string =>
    kind in KINDS ? t(`record.kinds.${KINDS[kind as keyof typeof KINDS]}`) : t(`record.types.${type}`);
}
