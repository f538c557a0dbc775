import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import { displayRound } from '#libs/money/display';
import type { VipLevel } from '#libs/rewards/common/vip.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { DataTable } from '../../ui/data/data-table';
import { Section } from '../../ui/layout/section';
import styles from './level-table.module.css';
import type { Vip } from './rewards.api';
import { percentOf } from './share-rate';
import { useTypeName } from './use-type-name';

interface Benefit {
  name: string;
  of: (level: VipLevel) => string;
}

const NONE = '–';

/** What each level needs and gives: a column for each level, in a scroller of its own where they are wider than the page. */
export function LevelTable({ vip: { level: own, levels, currency } }: { vip: Vip }) {
  const { t } = useTranslation('rewards');
  const { count } = useAmountText();
  const columns = levels.map((level) => {
    const isOwn = level.level === own;
    return {
      key: String(level.level),
      header: t(isOwn ? 'vip.yours' : 'vip.level', { level: count(level.level) }),
      figures: true,
      cell: ({ of }: Benefit) => (isOwn ? <b>{of(level)}</b> : of(level)),
    };
  });
  return (
    <Section ruled title={t('vip.levels')} text={t('vip.levelsText')}>
      <DataTable
        wide
        caption={t('vip.levels')}
        columns={[{ key: 'benefit', header: t('vip.benefit'), cell: nameOf }, ...columns]}
        rows={useBenefits(levels, currency)}
        rowKey={({ name }) => name}
        empty={null}
      />
    </Section>
  );
}

const nameOf = ({ name }: Benefit) => <span className={styles.name}>{name}</span>;

function useBenefits(levels: VipLevel[], currency: Vip['currency']): Benefit[] {
  const { t, i18n } = useTranslation('rewards');
  const { rate, count } = useAmountText();
  const typeName = useTypeName();
  const money = (amount: string) =>
    parseAmount(amount, currency) > 0n ? displayRound(amount, currency, i18n.language) : NONE;
  const share = (millionths = 0) => (millionths > 0 ? rate(percentOf(millionths)) : NONE);
  const types = Object.keys(levels[0]?.rebateShares ?? {});
  return [
    { name: t('vip.needs'), of: ({ needs }) => money(needs) },
    { name: t('vip.upgrade'), of: ({ upgrade }) => money(upgrade) },
    {
      name: t('vip.keepsMonthly'),
      of: ({ level, keeps }) => (keeps === null ? (level > 0 ? t('vip.forGood') : NONE) : money(keeps)),
    },
    { name: t('vip.weekly'), of: ({ weeklyShare }) => share(weeklyShare) },
    { name: t('vip.withdrawalsPerDay'), of: ({ withdrawalsPerDay }) => count(withdrawalsPerDay) },
    {
      name: t('vip.withdrawnPerDay'),
      of: ({ withdrawnPerDay }) => (withdrawnPerDay === null ? NONE : money(withdrawnPerDay)),
    },
    ...types.map((type) => ({
      name: t('vip.rebateOf', { type: typeName(type) }),
      of: ({ rebateShares }: VipLevel) => share(rebateShares[type]),
    })),
  ];
}
