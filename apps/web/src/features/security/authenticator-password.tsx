import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { OwnPasswordField } from './own-password-field';
import { SecurityForm } from './security-form';
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
    <SecurityForm onSubmit={submit} busy={busy} refusal={rest} action={t('securityCentre.continue')}>
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
    </SecurityForm>
  );
}
