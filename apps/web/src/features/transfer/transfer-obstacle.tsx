import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#libs/money/amount';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { LinkButton } from '../../routes/link-button';
import { agentPath, PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { Callout } from '../../ui/layout/callout';
import { Section } from '../../ui/layout/section';
import { PaymentPasswordDialog } from '../security/shared/payment-password-dialog';
import { renewTransfers, type TransferOptions } from './transfer.api';

/** What has to be done before anything can leave, and the way to do it. */
export function TransferObstacle({ options }: { options: TransferOptions }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const [setting, setSetting] = useState(false);
  if (!isZero(options.owed))
    return (
      <Callout title={t('transfer.frozenTitle')}>
        <p>{t('transfer.owedText', { owed: amount(options.owed, options.currency) })}</p>
        <LinkButton to={PATHS.deposit}>{site('deposit.newDeposit')}</LinkButton>
      </Callout>
    );
  if (options.frozen)
    return (
      <Callout title={t('transfer.frozenTitle')}>
        <p>{t('transfer.frozenText')}</p>
        <LinkButton tone="primary" to={agentPath('agentDividendRecordCopy2', '?side=owed')}>
          {t('transfer.toDividends')}
        </LinkButton>
      </Callout>
    );
  if (options.waitUntil !== null)
    return (
      <Callout title={t('transfer.frozenTitle')}>
        <p>{t('transfer.waitText', { time: dateTime(options.waitUntil) })}</p>
      </Callout>
    );
  if (options.hasPaymentPassword) return null;
  return (
    <Section card title={t('transfer.passwordTitle')} text={t('transfer.passwordText')}>
      <Button tone="primary" onClick={() => setSetting(true)}>
        {t('transfer.setPassword')}
      </Button>
      <PaymentPasswordDialog
        open={setting}
        change={false}
        onClose={() => setSetting(false)}
        onSaved={renewTransfers}
      />
    </Section>
  );
}
