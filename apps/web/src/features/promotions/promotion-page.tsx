import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { queryClient } from '../../data/cache/query-client';
import { useIsMember } from '../../data/session/session-store';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { withPhrases } from '../../lazy/with-phrases';
import { DetailPage } from '../../lists/detail-page';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { Facts } from '../../ui/data/facts';
import { Beside } from '../../ui/layout/beside';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { ApplicationPart } from './applications/application-part';
import { CodeForm } from './code-form';
import { MissingCondition } from './missing-condition';
import { nextStep } from './next-step';
import { PromotionAction } from './promotion-action';
import { PromotionContact } from './promotion-contact';
import { PromotionStatus } from './promotion-status';
import { usePromotion } from './promotions.api';
import styles from './promotions.module.css';
import { TermCountdown } from './term-countdown';
import { usePromotionFacts } from './use-promotion-facts';
import { usePromotionTerms } from './use-promotion-terms';

/** A promotion with all of its terms. */
function PromotionPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Content />
    </QueryClientProvider>
  );
}

export default withPhrases('rewards', PromotionPage);

function Content() {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { t: site } = useTranslation();
  const { id = '' } = useParams();
  const promotion = usePromotion(id);
  const title = promotion.data?.title ?? t('title');
  useDocumentTitle(title);
  return (
    <DetailPage
      title={title}
      query={promotion}
      back={{ to: PATHS.promotions, label: site('announcements.promotions') }}
      missing={t('missing')}
    >
      {(value) => <Terms promotion={value} />}
    </DetailPage>
  );
}

function Terms({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { given, facts } = usePromotionFacts(promotion);
  const terms = usePromotionTerms(promotion);
  const { id, category, status, text, contact, trigger } = promotion;
  const isMember = useIsMember();
  const step = nextStep(promotion, isMember);
  const isCode = step?.do === 'go' && step.label === 'code';
  const isApplication = step?.do === 'go' && (step.label === 'apply' || step.label === 'applyAgain');
  const leadsToDraw = step?.do === 'go' && step.label === 'draw';
  return (
    <Beside
      side={
        <Section card title={t('facts')}>
          <Facts items={[{ label: t('categoryLabel'), value: t(`category.${category}`) }, ...facts]} />
        </Section>
      }
    >
      <Stack gap={3} align="start">
        <Text tone="gain" size="lead" strong>
          {given}
        </Text>
        <PromotionStatus {...promotion} />
        <TermCountdown promotion={promotion} />
        {isMember && <MissingCondition promotion={promotion} />}
        {isCode && <CodeForm />}
        {!isCode && !isApplication && <PromotionAction promotion={promotion} />}
        {trigger.on === 'draw' && !leadsToDraw && (
          <LinkButton tone="link" to={pathOf(PATHS.raffle, { id })}>
            {t('toDraw')}
          </LinkButton>
        )}
      </Stack>
      {text && <Text className={styles.text}>{text}</Text>}
      {contact && <PromotionContact {...contact} />}
      {isMember && promotion.application && (
        <ApplicationPart
          promotion={id}
          application={promotion.application}
          images={promotion.giving.application?.images ?? 'none'}
          status={status}
        />
      )}
      <Section ruled title={t('terms.title')}>
        <ul className={styles.terms}>
          {terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    </Beside>
  );
}
