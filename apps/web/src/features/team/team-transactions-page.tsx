import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listTeamTransactions } from '#libs/agency/common/team.calls';
import { RECORD_TYPES } from '#libs/ledger/common/account-record.calls';
import { callApi } from '../../api/call-api';
import { CsvExport } from '../../query/csv-export';
import { anyText, oneOf } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/page';
import { Select } from '../../ui/select';
import { AccountFilter } from './account-filter';
import { teamTransactionsQuery } from './team.api';
import styles from './team.module.css';
import { useTransactionColumns } from './use-transaction-columns';

const OWN = { account: anyText, type: oneOf(RECORD_TYPES, '') };

/** Movements of the team's wallets. */
export default function TeamTransactionsPage() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { choice, choose, moments, days } = useListChoice<{
    account: string;
    type: ReturnType<typeof OWN.type>;
  }>(OWN);
  const { account, type, page } = choice;
  const input = { ...moments, account: account || undefined, type: type || undefined };
  const transactions = useQuery({
    ...teamTransactionsQuery({ ...input, pageNo: page }),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const { columns, csv } = useTransactionColumns();
  const title = t('agentCentre.pages.agentDownlineTransactionDetailsCopy');
  return (
    <Page title={title} width="wide">
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      <div className={styles.filters}>
        <AccountFilter value={account} onChoose={(next) => choose({ account: next })} />
        <Select
          label={site('record.type')}
          value={type}
          onChange={(next) => choose({ type: OWN.type(next) })}
          options={[
            { value: '', label: site('record.allTypes') },
            ...RECORD_TYPES.map((value) => ({ value, label: site(`record.types.${value}`) })),
          ]}
        />
      </div>
      <div className={styles.tools}>
        <CsvExport
          name="team-transactions"
          days={days}
          columns={csv}
          rowKey={({ id }) => id}
          load={(paging) => callApi(listTeamTransactions, { ...input, ...paging })}
        />
      </div>
      <RecordList
        query={transactions}
        page={page}
        onPage={(next) => choose({ page: next })}
        caption={title}
        columns={columns}
        rowKey={({ id }) => id}
        wide
        empty={
          <EmptyState title={t('team.transactions.emptyTitle')} text={t('team.transactions.emptyText')} />
        }
      />
    </Page>
  );
}
