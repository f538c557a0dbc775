import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../api/refusal';
import { CodeField } from '../../ui/code-field';
import { CopyId } from '../../ui/copy-id';
import { Qr } from '../../ui/qr';
import type { TotpSecret } from './authenticator.machine';
import styles from './security-dialogs.module.css';
import { SecurityForm } from './security-form';
import { useFieldTexts } from './use-field-texts';

interface AuthenticatorSecretProps {
  secret: TotpSecret;
  busy: boolean;
  refusal: ApiRefusal | null;
  onEdit: () => void;
  onConfirm: (code: string) => void;
}

/** In groups of four, which people can type from one screen to another. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The new secret to scan or to type, and the code that proves that the authenticator has it. */
export function AuthenticatorSecret({ secret, busy, refusal, onEdit, onConfirm }: AuthenticatorSecretProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const [code, setCode] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const { texts, rest } = useFieldTexts(refusal, ['code'] as const, {
    error_code_wrong: 'code',
    error_code_expired: 'code',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(code);
  };
  return (
    <SecurityForm onSubmit={submit} busy={busy} refusal={rest} action={t('securityCentre.switchOn')}>
      <div className={styles.qr}>
        <Qr value={secret.uri} label={t('securityCentre.scan')} />
      </div>
      <p>{t('securityCentre.scanText')}</p>
      <div className={styles.tools}>
        <CopyId
          value={secret.secret}
          display={inGroups(secret.secret)}
          copyLabel={words('common.copy')}
          copiedLabel={words('common.copied')}
          failedLabel={words('common.copyFailed')}
        />
      </div>
      <div ref={field}>
        <CodeField
          label={t('securityCentre.authenticatorCode')}
          value={code}
          onChange={(value) => {
            setCode(value);
            onEdit();
          }}
          required
          error={texts.code}
        />
      </div>
    </SecurityForm>
  );
}
