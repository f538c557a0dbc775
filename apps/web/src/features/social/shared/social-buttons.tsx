import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SocialProvider, startSocial } from '#libs/authentication/common/social.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { type ApiError, apiErrorOf } from '../../../data/calls/api-error';
import { callApi } from '../../../data/calls/call-api';
import { FormRefusal } from '../../../forms/form-refusal';
import { useDialogPlace } from '../../../routes/use-dialog-place';
import { Button } from '../../../ui/forms/button';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { type SocialSite, storeAttempt } from './social-attempt';
import styles from './social-buttons.module.css';
import { SocialMark } from './social-mark';
import { useProviders } from './use-providers';

type Agreements = NonNullable<RequestOf<typeof startSocial>['register']>;

interface SocialButtonsProps {
  site: SocialSite;
  /** For a registration: what was agreed to, or `null` where it was not and has been told. */
  register?: () => Promise<Agreements | null>;
  /** Shows a refusal under the fields that it names; `false` where it names none. */
  showRefusal?: (refusal: ApiError) => boolean;
}

/** Log-in at the providers that the brand has; nothing where it has none. */
export function SocialButtons({ site, register, showRefusal }: SocialButtonsProps) {
  const { t } = useTranslation('identity');
  const offered = useProviders();
  const { returnTo } = useDialogPlace();
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  if (offered.length === 0) return null;
  const start = async (provider: SocialProvider) => {
    setLeavingFor(provider);
    setRefusal(null);
    try {
      const agreed = register ? await register() : undefined;
      if (agreed === null) return setLeavingFor(null);
      const { url, state } = await callApi(startSocial, {
        provider,
        site,
        ...(agreed && { register: agreed }),
      });
      storeAttempt({ provider, state, site, returnTo });
      location.assign(url);
    } catch (error) {
      setLeavingFor(null);
      const told = apiErrorOf(error);
      if (!showRefusal?.(told)) setRefusal(told);
    }
  };
  return (
    <Stack gap={2}>
      <Text tone="muted" size="small" className={styles.or}>
        {t('social.or')}
      </Text>
      <FormRefusal refusal={refusal} />
      {offered.map((provider) => (
        <Button
          key={provider}
          wide
          icon={<SocialMark provider={provider} />}
          loading={leavingFor === provider}
          onClick={() => void start(provider)}
        >
          {t(`social.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
}
