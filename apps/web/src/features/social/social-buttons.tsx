import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SocialProvider, startSocial } from '#libs/identity/common/social.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { SOCIAL_FACEBOOK, SOCIAL_GOOGLE } from '#libs/site/common/modules';
import { callApi } from '../../api/call-api';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { Button } from '../../ui/button';
import { FormRefusal } from '../session/form-refusal';
import { useDialogPlace } from '../session/use-dialog-place';
import { useModule } from '../session/use-module';
import styles from './social-buttons.module.css';
import { SocialMark } from './social-mark';
import { keepVisit, type SocialSite } from './social-place';

type Agreements = NonNullable<RequestOf<typeof startSocial>['register']>;

interface SocialButtonsProps {
  site: SocialSite;
  /** For a registration: what was agreed to, or `null` where it was not and has been told. */
  register?: () => Promise<Agreements | null>;
  /** Tells what a refusal says of fields under them; `false` where it names none. */
  tell?: (refusal: ApiRefusal) => boolean;
}

/** Log-in at the providers that the brand has; nothing where it has none. */
export function SocialButtons({ site, register, tell }: SocialButtonsProps) {
  const { t } = useTranslation('identity');
  const offered = useProviders();
  const { returnTo } = useDialogPlace();
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
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
      keepVisit({ provider, state, site, returnTo });
      location.assign(url);
    } catch (error) {
      setLeavingFor(null);
      const told = refusalOf(error);
      if (!tell?.(told)) setRefusal(told);
    }
  };
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('social.or')}</p>
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
    </div>
  );
}

function useProviders(): SocialProvider[] {
  const google = useModule(SOCIAL_GOOGLE);
  const facebook = useModule(SOCIAL_FACEBOOK);
  return [...(google ? (['google'] as const) : []), ...(facebook ? (['facebook'] as const) : [])];
}
