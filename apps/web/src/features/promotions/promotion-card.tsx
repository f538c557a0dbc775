import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { PATHS, pathOf } from '../../routes/paths';
import { Facts } from '../../ui/data/facts';
import { Card } from '../../ui/layout/card';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import { LapseCountdown } from './lapse-countdown';
import { PromotionAction } from './promotion-action';
import { PromotionStatus } from './promotion-status';
import styles from './promotions.module.css';
import { usePromotionFacts } from './use-promotion-facts';

/** A promotion in the list: what it gives, what it takes, and what to do next. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { given, facts } = usePromotionFacts(promotion);
  const { id, title, category, status, claim } = promotion;
  return (
    <Card as="li" className={styles.card}>
      <Row justify="apart" gap={2}>
        <Text as="span" size="small" tone="muted">
          {t(`category.${category}`)}
        </Text>
        <PromotionStatus status={status} />
      </Row>
      <h2 className={styles.title}>
        <Link to={pathOf(PATHS.promotion, { id })}>{title}</Link>
      </h2>
      <Text tone="gain" size="lead" strong>
        {given}
      </Text>
      <Facts items={facts} />
      <div className={styles.action}>
        {claim && <LapseCountdown reward={claim} />}
        <PromotionAction promotion={promotion} />
      </div>
    </Card>
  );
}
