import { useTranslation } from 'react-i18next';
import type { ApplicationTerms, OwnApplication } from '#libs/rewards/common/application';
import type { PromotionState } from '#libs/rewards/common/promotions.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Callout } from '../../../ui/layout/callout';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { ApplicationForm } from './application-form';
import { SentApplicationView } from './sent-application-view';

interface ApplicationPartProps {
  promotion: string;
  status: PromotionState;
  application: OwnApplication;
  /** Whether images go with it. */
  images: ApplicationTerms['images'];
}

/** What the member has applied with, what became of it, and the form for the next application. */
export function ApplicationPart({ promotion, status, application, images }: ApplicationPartProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions.application' });
  const { count } = useAmountText();
  const { last, triesLeft, isOpen } = application;
  if (!last && !isOpen) return null;
  return (
    <>
      {last && (
        <Section ruled title={t('title')}>
          <Stack gap={3}>
            {(status === 'applying' || status === 'process') && <Text>{t(status)}</Text>}
            {status === 'rejected' && (
              <Callout role="status" title={t('reason')}>
                <p dir="auto">{last.reason}</p>
                <p>
                  {triesLeft > 0
                    ? t('triesLeft', { count: triesLeft, shown: count(triesLeft) })
                    : t('noTries')}
                </p>
              </Callout>
            )}
            <SentApplicationView promotion={promotion} sent={last} />
          </Stack>
        </Section>
      )}
      {isOpen && (
        <Section ruled title={t(last ? 'again' : 'new')}>
          <ApplicationForm promotion={promotion} asked={images} />
        </Section>
      )}
    </>
  );
}
