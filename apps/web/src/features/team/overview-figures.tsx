import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { FigureStrip } from '../../ui/data/figure-strip';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Text } from '../../ui/layout/text';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { changeOf } from './change';
import styles from './overview-page.module.css';
import type { TeamOverview } from './team.api';

const COUNTS = ['newMembers', 'activeMembers'] as const;
const AMOUNTS = ['deposits', 'withdrawals', 'validBet', 'profit', 'income'] as const;

/** Members and balance of the team, and figures of the span beside those of as many days before. */
export function OverviewFigures({ overview }: { overview: TeamOverview | undefined }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const figures = [
    ...COUNTS.map((name) => ({ name, show: (value: string | number) => count(Number(value)) })),
    ...AMOUNTS.map((name) => ({
      name,
      show: (value: string | number) => amount(String(value), overview?.currency ?? 'BDT'),
    })),
  ];
  return (
    <>
      <People overview={overview} />
      <FigureStrip
        label={t('team.overview.figures')}
        figures={figures.map(({ name, show }) => {
          const figure = overview?.[name];
          return {
            key: name,
            label: t(`team.overview.${name}`),
            value: figure && show(figure.now),
            note: figure && <Change figure={figure} show={show} plain={name === 'withdrawals'} />,
          };
        })}
      />
    </>
  );
}

function People({ overview }: { overview: TeamOverview | undefined }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  return (
    <div className={styles.people}>
      <Text size="small" tone="muted">
        {t('team.overview.members')}
        <strong>{overview ? count(overview.members) : <Skeleton width="short" />}</strong>
        {overview &&
          t('team.overview.ofThem', {
            direct: count(overview.directMembers),
            agents: count(overview.agents),
          })}
      </Text>
      <Text size="small" tone="muted">
        {t('team.overview.balance')}
        <strong>{overview ? amount(overview.balance, overview.currency) : <Skeleton width="short" />}</strong>
        {'\u00a0'}
      </Text>
    </div>
  );
}

interface ChangeProps {
  figure: { now: string | number; before: string | number };
  show: (value: string | number) => string;
  /** More is neither good nor bad. */
  plain: boolean;
}

function Change({ figure, show, plain }: ChangeProps) {
  const { t, i18n } = useTranslation('agency');
  const { direction, percent } = changeOf(figure.now, figure.before);
  const by = percent === null ? null : `${percent.toLocaleString(i18n.language)} %`;
  const Icon = direction === 'fell' ? ArrowDown : ArrowUp;
  return (
    <>
      {by && direction !== 'same' && (
        <span className={`${styles.change} ${plain ? '' : styles[direction]}`}>
          <Icon aria-hidden="true" />
          <span aria-hidden="true">{by}</span>
          <VisuallyHidden>{t(`team.overview.${direction}`, { percent: by })}</VisuallyHidden>
        </span>
      )}
      <span className={styles.before}>
        {direction === 'same'
          ? t('team.overview.same')
          : t('team.overview.before', { value: show(figure.before) })}
      </span>
    </>
  );
}
