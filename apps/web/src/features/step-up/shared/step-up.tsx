import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionValue, StepUpValue } from '#libs/authentication/common/session.calls';
import type { StepUpMethod } from '#libs/authentication/common/step-up-methods';
import type { ApiError } from '../../../data/calls/api-error';
import { Button } from '../../../ui/forms/button';
import { useArrivalFocus } from '../../../ui/hooks/use-arrival-focus';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { StepUpForm } from '../step-up-form';
import { useStepUp } from '../use-step-up';
import styles from './step-up.module.css';

interface StepUpProps {
  challenge: StepUpValue;
  onPassed: (session: SessionValue) => void;
  /** Given up, or no try is left: then with the reason. */
  onEnded: (refusal: ApiError | null) => void;
}

const NAMES = {
  totp: 'login.byTotp',
  mobile: 'login.byMobile',
  email: 'login.byEmail',
  'bank-name': 'login.byBankName',
} as const satisfies Record<StepUpMethod, string>;

/** The further check of a log-in or recovery: the person proves who it is, by the strongest way that the account has. */
export function StepUp({ challenge, ...ends }: StepUpProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const flow = useStepUp(challenge, ends);
  const chosen = challenge.methods.find(({ method }) => method === flow.method);
  if (!chosen) return <Methods methods={challenge.methods} choose={flow.choose} cancel={flow.cancel} />;
  return (
    <Stack>
      <StepUpForm key={chosen.method} flow={flow} method={chosen.method} target={chosen.target} />
      {challenge.methods.length > 1 ? (
        <Button wide icon={<ArrowLeft size={16} />} onClick={flow.back}>
          {t('login.otherWay')}
        </Button>
      ) : (
        <Button wide onClick={flow.cancel}>
          {words('common.cancel')}
        </Button>
      )}
    </Stack>
  );
}

interface MethodsProps {
  methods: StepUpValue['methods'];
  choose: (method: StepUpMethod) => void;
  cancel: () => void;
}

function Methods({ methods, choose, cancel }: MethodsProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useArrivalFocus(() => list.current?.querySelector('button'));
  return (
    <Stack>
      <Text tone="muted">{t('login.verifyText')}</Text>
      <Stack as="ul" gap={2} ref={list}>
        {methods.map(({ method, target }) => (
          <li key={method}>
            <Button wide className={styles.method} onClick={() => choose(method)}>
              <span className={styles.way}>
                {t(NAMES[method])}
                {target !== null && (
                  <Text as="bdi" tone="muted" size="small">
                    {target}
                  </Text>
                )}
              </span>
            </Button>
          </li>
        ))}
      </Stack>
      <Button wide onClick={cancel}>
        {words('common.cancel')}
      </Button>
    </Stack>
  );
}
