import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#libs/money/amount';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/forms/button';
import { Callout } from '../../ui/layout/callout';
import { Section } from '../../ui/layout/section';
import { PaymentPasswordDialog } from '../security/shared/payment-password-dialog';
import { PaymentDueCallout } from '../withdrawal/shared/payment-due-callout';
import { renewTransfers, type TransferOptions } from './transfer.api';

/** What has to be done before anything can leave, and the way to do it. */
export function TransferObstacle({ options }: { options: TransferOptions }) {
  const { t } = useTranslation('agency');
  const { dateTime } = useMomentText();
  const [setting, setSetting] = useState(false);
  if (!isZero(options.owed) || options.frozen)
    return <PaymentDueCallout title={t('transfer.pausedTitle')} options={options} />;
  if (options.waitUntil !== null)
    return (
      <Callout title={t('transfer.pausedTitle')}>
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
