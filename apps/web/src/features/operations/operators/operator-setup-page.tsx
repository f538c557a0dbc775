import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { showOperatorSecret } from '#libs/authentication/common/operator-setup.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { ButtonLink } from '../../../ui/forms/button-link';
import { GuestFrame } from '../guest-frame';
import { type SetupProof, SetupProofForm } from './setup-proof-form';
import { SetupSecretForm } from './setup-secret-form';

type Step =
  | { name: 'proof' }
  | { name: 'secret'; proof: SetupProof; secret: ValueOf<typeof showOperatorSecret> }
  | { name: 'done' };

/** How a new operator gets in for the first time: two set-up codes, then authenticator and password. */
export default function OperatorSetupPage() {
  const { t } = useTranslation('operations');
  const [step, setStep] = useState<Step>({ name: 'proof' });
  useDocumentTitle(t('setup.title'));
  return (
    <GuestFrame title={t('setup.title')}>
      {step.name === 'proof' && (
        <>
          <p>{t('setup.text')}</p>
          <SetupProofForm onProven={(proof, secret) => setStep({ name: 'secret', proof, secret })} />
        </>
      )}
      {step.name === 'secret' && (
        <SetupSecretForm
          key="secret"
          proof={step.proof}
          secret={step.secret}
          onDone={() => setStep({ name: 'done' })}
        />
      )}
      {step.name === 'done' && <p role="status">{t('setup.done')}</p>}
      <ButtonLink
        wide
        tone={step.name === 'done' ? 'primary' : 'quiet'}
        render={<Link to="/">{t('setup.toLogin')}</Link>}
      />
    </GuestFrame>
  );
}
