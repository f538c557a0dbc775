import { useTranslation } from 'react-i18next';
import { MAIN_WALLET, type VendorWallet } from '#libs/games/common/wallet-transfer';
import { useAmountText } from '../../i18n/use-amount-text';
import { StatusPill } from '../../ui/data/status-pill';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';

const TONES = { pending: 'progress', accepted: 'gain', refused: 'live' } as const;

/** How the last transfer of a wallet stands; read out when that changes. */
export function LastTransfer({ wallet: { last, name } }: { wallet: VendorWallet }) {
  const { t } = useTranslation('wallets');
  const { amount } = useAmountText();
  const isIn = last?.from === MAIN_WALLET;
  return (
    <Stack gap={1} role="status">
      {last && (
        <Row justify="apart">
          <Text as="span" size="small">
            {t(isIn ? 'last.in' : 'last.out', { amount: amount(last.amount, last.currency), name })}
          </Text>
          <StatusPill tone={TONES[last.state]}>{t(`states.${last.state}`)}</StatusPill>
        </Row>
      )}
      {last?.state === 'pending' && (
        <Text size="small" tone="muted">
          {t('pendingText')}
        </Text>
      )}
      {last?.state === 'refused' && (
        <Text size="small" tone="muted">
          {`${t(`reasons.${last.reason ?? 'OTHER'}`)} ${t(isIn ? 'refusedIn' : 'refusedOut')}`}
        </Text>
      )}
    </Stack>
  );
}
