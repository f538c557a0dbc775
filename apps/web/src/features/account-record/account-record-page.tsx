import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RECORD_TYPES, type RecordType } from '#libs/ledger/common/account-record.calls';
import { oneOf } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/page';
import { Select } from '../../ui/select';
import { accountRecordQuery } from './account-record.api';
import styles from './account-record-page.module.css';
import { useRecordColumns } from './use-record-columns';

const OWN = { type: oneOf<RecordType, ''>(RECORD_TYPES, '') };

/** Each movement of the member's money. Filter and page stand in the address, so that the way back leads to them. */
export default function AccountRecordPage() {
  const { t } = useTranslation();
  const { choice, choose, moments } = useListChoice<{ type: RecordType | '' }>(OWN);
  const { type, page } = choice;
  const record = useQuery({
    ...accountRecordQuery({ ...moments, ...(type && { type }) }, page),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const columns = useRecordColumns();
  return (
    <Page title={t('record.title')}>
      <div className={styles.filters}>
        <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
        <Select
          label={t('record.type')}
          value={type}
          onChange={(next) => choose({ type: OWN.type(next) })}
          options={[
            { value: '', label: t('record.allTypes') },
            ...RECORD_TYPES.map((value) => ({ value, label: t(`record.types.${value}`) })),
          ]}
        />
      </div>
      {moments && (
        <RecordList
          query={record}
          page={page}
          onPage={(next) => choose({ page: next })}
          caption={t('record.title')}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('record.emptyTitle')} text={t('record.emptyText')} />}
        />
      )}
    </Page>
  );
}
