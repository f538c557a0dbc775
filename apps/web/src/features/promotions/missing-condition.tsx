import { useTranslation } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { Text } from '../../ui/layout/text';
import { roundText } from './shared/reward-text';

/** What a member still has to do or to be before the promotion gives something. */
export function MissingCondition({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions.missingCondition' });
  const conditions = useConditions(promotion);
  if (conditions.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {t('label')} {conditions.join(' · ')}
    </Text>
  );
}

function useConditions({ status, obstacle, level, trigger, currency }: Promotion): string[] {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.missingCondition' });
  const { count } = useAmountText();
  const happens = () => {
    switch (trigger.on) {
      case 'deposit':
        return [t('deposit', { amount: roundText(trigger.least, currency, i18n.language) })];
      case 'level':
        return [t('level', { level: count(trigger.least) })];
      case 'verified':
      case 'code':
      case 'birthday':
        return [t(trigger.on)];
      case 'registered':
      case 'login':
      case 'period':
      case 'measure':
      case 'rank':
      case 'draw':
      case 'referral':
      case 'manual':
        return [];
    }
  };
  switch (status) {
    case 'join':
      return [t('join'), ...happens()];
    case 'open':
    case 'joined':
      return happens();
    case 'closed':
      return obstacle === 'level' && level !== null ? [t('level', { level: count(level) })] : [];
    case 'coming-soon':
    case 'apply':
    case 'applying':
    case 'process':
    case 'rejected':
    case 'claim':
    case 'received':
      return [];
  }
}
