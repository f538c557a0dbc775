import { useTranslation } from 'react-i18next';
import { displayRound } from '#libs/money/display';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { Section } from '../../ui/layout/section';
import type { PointConfig } from './rewards.api';
import { useTypeName } from './use-type-name';

/** The valid bet that earns a point, by type of game. */
export function PointEarning({ rules: { earning, currency } }: { rules: PointConfig }) {
  const { t, i18n } = useTranslation('rewards');
  const typeName = useTypeName();
  return (
    <Section title={t('points.earning')} text={t('points.earningText')}>
      <Facts
        items={earning.map(({ type, stake }) => ({
          label: typeName(type),
          value: <Figure>{displayRound(stake, currency, i18n.language)}</Figure>,
        }))}
      />
    </Section>
  );
}
