import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorWallet } from '#libs/games/common/wallet-transfer';
import { isZero, parseAmount } from '#libs/money/amount';
import { useMemberInfo } from '../../data/session/member-info';
import { useAmountText } from '../../i18n/use-amount-text';
import { Facts } from '../../ui/data/facts';
import { StatusPill } from '../../ui/data/status-pill';
import { Button } from '../../ui/forms/button';
import { Card } from '../../ui/layout/card';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { LastTransfer } from './last-transfer';
import { TransferDialog, type WalletDirection } from './transfer-dialog';

/** One wallet: what is in it, how its last transfer stands, and the ways to move money. */
export function WalletCard({ wallet }: { wallet: VendorWallet }) {
  const { t } = useTranslation('wallets');
  const { amount } = useAmountText();
  const [moving, setMoving] = useState<WalletDirection | null>(null);
  const obstacle = useObstacles(wallet);
  const { name, currency, balance, atStake, maintenance } = wallet;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Row justify="apart">
          <Text as="h3" size="lead" strong>
            {name}
          </Text>
          {maintenance && <StatusPill tone="neutral">{t('maintenance')}</StatusPill>}
        </Row>
        <Facts
          items={[
            { label: t('balance'), value: amount(balance, currency) },
            parseAmount(atStake, currency) > 0n && { label: t('atStake'), value: amount(atStake, currency) },
          ]}
        />
        <LastTransfer wallet={wallet} />
        <Row gap={2}>
          <Button disabledReason={obstacle.in} onClick={() => setMoving('in')}>
            {t('moveIn')}
          </Button>
          <Button disabledReason={obstacle.out} onClick={() => setMoving('out')}>
            {t('takeOut')}
          </Button>
        </Row>
      </Stack>
      {moving && <TransferDialog wallet={wallet} direction={moving} onClose={() => setMoving(null)} />}
    </Card>
  );
}

/** Why no money can go in or out now. */
function useObstacles({ last, maintenance, balance }: VendorWallet) {
  const { t } = useTranslation('wallets');
  const main = useMemberInfo().data?.balance;
  const waiting = last?.state === 'pending' && t('waiting');
  const isEmpty = (amount: string | undefined) => amount !== undefined && isZero(amount);
  return {
    in: waiting || (maintenance && t('maintenanceText')) || (isEmpty(main) && t('nothingIn')),
    out: waiting || (isEmpty(balance) && t('nothingOut')),
  };
}
