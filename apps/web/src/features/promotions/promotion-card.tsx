import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { useIsMember } from '../../data/session/session-store';
import { PATHS, pathOf } from '../../routes/paths';
import { Facts } from '../../ui/data/facts';
import { Card } from '../../ui/layout/card';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import { MissingCondition } from './missing-condition';
import { PromotionAction } from './promotion-action';
import { PromotionStatus } from './promotion-status';
import styles from './promotions.module.css';
import { TermCountdown } from './term-countdown';
import { usePromotionFacts } from './use-promotion-facts';

/** A promotion in the list: what it gives, what it takes, and what to do next. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const isMember = useIsMember();
  const { given, facts } = usePromotionFacts(promotion);
  const { id, title, category } = promotion;
  return (
    <Card as="li" className={styles.card}>
      <Row justify="apart" gap={2}>
        <Text as="span" size="small" tone="muted">
          {t(`category.${category}`)}
        </Text>
        <PromotionStatus {...promotion} />
      </Row>
      <h2 className={styles.title}>
        <Link to={pathOf(PATHS.promotion, { id })}>{title}</Link>
      </h2>
      <Text tone="gain" size="lead" strong>
        {given}
      </Text>
      <Facts items={facts} />
      <div className={styles.action}>
        <TermCountdown promotion={promotion} />
        {isMember && <MissingCondition promotion={promotion} />}
        <PromotionAction promotion={promotion} />
      </div>
    </Card>
  );
}
