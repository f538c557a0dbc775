import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lists/loaded';
import { Button } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { PaymentPasswordDialog } from '../security/shared/payment-password-dialog';
import { securityQuery } from '../security/shared/security.api';
import { PointForm } from './point-form';
import type { PointConfig } from './rewards.api';

interface PointConversionProps {
  points: number;
  rules: PointConfig;
}

/** Converts points; who has no payment password sets it here first. */
export function PointConversion(props: PointConversionProps) {
  const { t } = useTranslation('rewards');
  return (
    <Section card title={t('points.convert')} text={t('points.convertText')}>
      <Loaded query={useQuery(securityQuery)}>
        {({ hasPaymentPassword }) => (hasPaymentPassword ? <PointForm {...props} /> : <NoPassword />)}
      </Loaded>
    </Section>
  );
}

function NoPassword() {
  const { t } = useTranslation('rewards');
  const [setting, setSetting] = useState(false);
  return (
    <>
      <p>{t('points.passwordText')}</p>
      <Button tone="primary" size="large" wide onClick={() => setSetting(true)}>
        {t('points.setPassword')}
      </Button>
      <PaymentPasswordDialog open={setting} change={false} onClose={() => setSetting(false)} />
    </>
  );
}
