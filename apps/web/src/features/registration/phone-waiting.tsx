import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { openPhoneCheck, type PhoneCheckOrder } from './phone-check';
import styles from './register-dialog.module.css';

interface PhoneWaitingProps {
  order: PhoneCheckOrder;
  onCancel: () => void;
}

/** Stands for the form's button while a third party asks for the number in a window of its own. */
export function PhoneWaiting({ order, onCancel }: PhoneWaitingProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  return (
    <div className={styles.phone}>
      <p role="status">{t('phoneCheck.waiting')}</p>
      <Button onClick={() => openPhoneCheck(order)}>{t('phoneCheck.open')}</Button>
      <Button onClick={onCancel}>{words('common.cancel')}</Button>
    </div>
  );
}
