import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/calls/api-error';
import { useErrorText } from '../../data/calls/use-error-text';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';

/** Warns that no code went out, and why; each failure is warned of once. */
export function SendFailure({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [confirmed, setConfirmed] = useState<ApiError | null>(null);
  const confirm = () => setConfirmed(refusal);
  return (
    <Dialog
      open={confirmed !== refusal}
      onClose={confirm}
      title={t('smsCode.failedTitle')}
      description={errorText.ofRefusal(refusal)}
      footer={
        <Button tone="primary" onClick={confirm}>
          {t('smsCode.confirm')}
        </Button>
      }
    />
  );
}
