import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { IconButton } from '../../../ui/forms/icon-button';
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha';

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'lead' | 'trail' | 'type'> {
  captcha: Captcha;
}

/** The characters of an image, with another image on demand. Takes what a form library gives an input. */
export function CaptchaField({ captcha, onFocus, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation('identity');
  return (
    <TextField
      {...input}
      required
      label={t('field.captcha')}
      onFocus={(event) => {
        if (event.target.value === '') captcha.freshen();
        onFocus?.(event);
      }}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trail={
        <>
          <Picture captcha={captcha} />
          <IconButton
            label={t('humanCheck.renew')}
            icon={<RefreshCw size={18} />}
            onClick={() => captcha.renew()}
          />
        </>
      }
    />
  );
}

function Picture({ captcha: { image, failed } }: { captcha: Captcha }) {
  const { t } = useTranslation('identity');
  if (image) {
    return (
      <img className={styles.image} src={image} width={160} height={56} alt={t('humanCheck.imageText')} />
    );
  }
  if (failed) return <p className={styles.failed}>{t('humanCheck.imageFailed')}</p>;
  return <Skeleton shape="block" className={styles.image} />;
}
