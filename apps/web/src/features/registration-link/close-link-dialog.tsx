import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useSavingForm } from '../security/use-saving-form';
import { FormRefusal } from '../session/form-refusal';
import { sendClosing } from './registration-link.api';
import styles from './registration-link.module.css';

export function CloseLinkDialog({ link, onClose }: { link: RegistrationLink; onClose: () => void }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const key = useRef(crypto.randomUUID());
  const form = useSavingForm({}, async () => {
    await sendClosing(link.id, key.current);
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registrationLink.closeTitle')}
      closeLabel={site('common.close')}
      description={t('registrationLink.closeText', { name: link.name })}
    >
      <form className={styles.form} onSubmit={form.submit}>
        <FormRefusal refusal={form.refusal} />
        <Button type="submit" tone="danger" size="large" wide loading={form.busy}>
          {t('registrationLink.closeIt')}
        </Button>
        <Button wide onClick={onClose}>
          {site('common.cancel')}
        </Button>
      </form>
    </Dialog>
  );
}
