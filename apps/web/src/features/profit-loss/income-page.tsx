import { useTranslation } from 'react-i18next';
import { MOST_PROFIT_DAYS } from '#libs/games/common/profit-loss.calls';
import { useIsAgent } from '../../data/session/use-is-agent';
import { useBrand } from '../../data/start/use-brand';
import { useAmountText } from '../../i18n/use-amount-text';
import { useDayText } from '../../i18n/use-day-text';
import type { Moments } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { agentPath, PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { type IncomeDay, incomeQuery, readIncome } from './income.api';

const tone = (amount: string) => (amount.startsWith('-') ? 'live' : 'gain');
const daysOf = ({ from = '', to = '' }: Partial<Moments>) => ({ from, to });

/** What the member's days came to: the result of the games. An agent's salaries and dividends have a page of their own. */
export default function IncomePage() {
  const { t } = useTranslation();
  const { timeZone } = useBrand();
  const { amount } = useAmountText();
  const dayText = useDayText();
  const isAgent = useIsAgent();
  const list = useList({
    days: 'week',
    ofZone: { timeZone, mostDays: MOST_PROFIT_DAYS },
    query: (input) => incomeQuery(daysOf(input)),
  });
  const income = list.data;
  const column = useColumns<IncomeDay>(() => income?.currency ?? '');
  return (
    <ListPage
      list={list}
      title={t('shell.income')}
      lead={t('profit.incomeNote')}
      tools={
        isAgent && <LinkButton to={agentPath('agentRevenueReport')}>{t('profit.toSalaries')}</LinkButton>
      }
      figures={[
        {
          key: 'games',
          label: t('profit.fromGames'),
          value: income && amount(income.totals.profitLoss, income.currency),
        },
      ]}
      file={{ name: 'my-income', load: () => readIncome(daysOf(list.input)) }}
      columns={[
        column.own(
          t('profit.by.day'),
          ({ key }) => <b>{dayText(key)}</b>,
          ({ key }) => key,
        ),
        column.amount(t('profit.fromGames'), ({ profitLoss }) => profitLoss, {
          tone: ({ profitLoss }) => tone(profitLoss),
        }),
        column.amount(t('profit.soFar'), ({ soFar }) => soFar, { tone: ({ soFar }) => tone(soFar) }),
      ]}
      rowKey={({ key }) => key}
      empty={
        <EmptyState
          title={t('profit.emptyTitle')}
          text={t('profit.emptyText')}
          action={<LinkButton to={PATHS.home}>{t('bets.toGames')}</LinkButton>}
        />
      }
    />
  );
}
