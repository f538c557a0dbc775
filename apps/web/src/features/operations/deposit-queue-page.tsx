import { useTranslation } from 'react-i18next';
import { type DepositCase, depositList } from '#libs/operations/common/deposit-operator.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useColumns } from '../../lists/use-columns';
import { StatusPill } from '../../ui/data/status-pill';
import { CREDIT_PROPOSAL_FILTERS, CreditProposalFilterFields } from './credit-proposal-filter';
import { DepositCaseView } from './deposit-case-view';
import { QueuePage } from './queue-page';
import { useQueue } from './use-queue';

/** Deposits that the provider reported with another amount, and the one that is open. */
export default function DepositQueuePage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const { amount } = useAmountText();
  const list = useQueue(depositList, CREDIT_PROPOSAL_FILTERS);
  const column = useColumns<DepositCase>(({ currency }) => currency);
  const isProposed = ({ reports }: DepositCase) => reports.some(({ proposal }) => proposal !== null);
  return (
    <QueuePage
      list={list}
      title={t('deposit.title')}
      caption={t('deposit.list')}
      path="/deposits"
      filters={<CreditProposalFilterFields list={list} />}
      columns={[
        column.text(t('deposit.member'), ({ member }) => member.account),
        column.amount(t('deposit.ordered'), (deposit) => deposit.amount),
        column.text(t('deposit.reported'), ({ reports: [newest] }) =>
          newest ? amount(newest.amount, newest.currency) : '',
        ),
        column.own(t('deposit.state'), (deposit) => (
          <StatusPill tone={isProposed(deposit) ? 'progress' : 'live'}>
            {isProposed(deposit) ? t('payment.stateProposed') : site('deposit.states.review')}
          </StatusPill>
        )),
        column.moment(t('deposit.since'), ({ createdAt }) => createdAt),
      ]}
      empty={{ title: t('deposit.emptyTitle'), text: t('deposit.emptyText') }}
      open={(id, deposit) =>
        deposit ? <DepositCaseView key={id} deposit={deposit} operator={operator} /> : null
      }
    />
  );
}
