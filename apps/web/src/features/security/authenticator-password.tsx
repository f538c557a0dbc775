import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { FormRefusal } from '../session/form-refusal';
import { OwnPasswordField } from './own-password-field';
import styles from './security-dialogs.module.css';
import { useFieldTexts } from './use-field-texts';

interface AuthenticatorPasswordProps {
  /** The account has a password. */
  asked: boolean;
  busy: boolean;
  refusal: ApiRefusal | null;
  onEdit: () => void;
  onStart: (password: string) => void;
}

/** The log-in password once more, before a secret is shown. */
export function AuthenticatorPassword({ asked, busy, refusal, onEdit, onStart }: AuthenticatorPasswordProps) {
  const { t } = useTranslation('identity');
  const [password, setPassword] = useState('');
  const { texts, rest } = useFieldTexts(refusal, ['password'] as const, { error_password_wrong: 'password' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(password);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {asked && (
        <OwnPasswordField
          value={password}
          onChange={(value) => {
            setPassword(value);
            onEdit();
          }}
          error={texts.password}
        />
      )}
      <FormRefusal refusal={rest} />
      <Button type="submit" tone="primary" size="large" wide loading={busy}>
        {t('securityCentre.continue')}
      </Button>
    </form>
  );
}
