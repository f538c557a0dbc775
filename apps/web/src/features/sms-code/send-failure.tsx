import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** Warns that no code went out, and why; each failure is warned of once. */
export function SendFailure({ refusal }: { refusal: ApiRefusal }) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const errorText = useErrorText();
  const [confirmed, setConfirmed] = useState<ApiRefusal | null>(null);
  const confirm = () => setConfirmed(refusal);
  return (
    <Dialog
      open={confirmed !== refusal}
      onClose={confirm}
      title={t('smsCode.failedTitle')}
      closeLabel={words('common.close')}
      description={errorText.ofRefusal(refusal)}
      footer={
        <Button tone="primary" onClick={confirm}>
          {t('smsCode.confirm')}
        </Button>
      }
    />
  );
}
