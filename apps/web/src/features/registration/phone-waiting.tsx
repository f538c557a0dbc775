import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { openPhoneCheck, type PhoneCheckRequest } from './phone-check';

interface PhoneWaitingProps {
  request: PhoneCheckRequest;
  onCancel: () => void;
}

/** Stands for the form's button while a third party asks for the number in a window of its own. */
export function PhoneWaiting({ request, onCancel }: PhoneWaitingProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  return (
    <Stack gap={2}>
      <Text tone="muted" size="small" role="status">
        {t('phoneCheck.waiting')}
      </Text>
      <Button onClick={() => openPhoneCheck(request)}>{t('phoneCheck.open')}</Button>
      <Button onClick={onCancel}>{words('common.cancel')}</Button>
    </Stack>
  );
}
