import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../forms/form';
import { type Sending, useForm } from '../../forms/use-form';
import { CopyId } from '../../ui/data/copy-id';
import { Qr } from '../../ui/data/qr';
import { CodeField } from '../../ui/forms/code-field';
import { Row } from '../../ui/layout/row';
import type { TotpSecret } from './authenticator.machine';
import styles from './security.module.css';

interface AuthenticatorSecretProps {
  secret: TotpSecret;
  sending: Sending;
  onConfirm: (code: string) => void;
}

const FIELD_OF_CODE = { error_code_wrong: 'code', error_code_expired: 'code' };

/** In groups of four, which people can type from one screen to another. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The new secret to scan or to type, and the code that proves that the authenticator has it. */
export function AuthenticatorSecret({ secret, sending, onConfirm }: AuthenticatorSecretProps) {
  const { t } = useTranslation('identity');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const submit = ({ code }: { code: string }) => onConfirm(code);
  const form = useForm({ code: '' }, { sending, submit, fieldOfCode: FIELD_OF_CODE });
  return (
    <Form form={form} action={t('securityCentre.switchOn')}>
      <div className={styles.qr}>
        <Qr value={secret.uri} label={t('securityCentre.scan')} />
      </div>
      <p>{t('securityCentre.scanText')}</p>
      <Row>
        <CopyId value={secret.secret} display={inGroups(secret.secret)} />
      </Row>
      <div ref={field}>
        <CodeField {...form.control('code')} label={t('securityCentre.authenticatorCode')} required />
      </div>
    </Form>
  );
}
