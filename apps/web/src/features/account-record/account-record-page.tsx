import { useTranslation } from 'react-i18next';
import { type AccountRecordLine, RECORD_TYPES } from '#libs/ledger/common/account-record.calls';
import { useKindText } from '../../i18n/use-kind-text';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { accountRecordQuery } from './account-record.api';

const FILTERS = { type: oneOf(RECORD_TYPES, '') };

/** Each movement of the member's money. */
export default function AccountRecordPage() {
  const { t } = useTranslation();
  const list = useList({
    filters: FILTERS,
    days: 'week',
    query: ({ pageNo, ...filter }) => accountRecordQuery(filter, pageNo),
  });
  const column = useColumns<AccountRecordLine>(({ currency }) => currency);
  return (
    <ListPage
      list={list}
      title={t('record.title')}
      filters={
        <ChoiceFilter
          {...list.filter('type')}
          label={t('record.type')}
          all={t('record.allTypes')}
          values={RECORD_TYPES}
          text={(type) => t(`record.types.${type}`)}
        />
      }
      columns={[
        column.moment(t('bets.time'), ({ at }) => at),
        column.text(t('record.what'), useKindText()),
        column.text(t('record.account'), ({ account }) => t(`record.accounts.${account}`)),
        column.movement(t('record.amount'), ({ amount }) => amount),
        column.amount(t('record.after'), ({ balanceAfter }) => balanceAfter),
      ]}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('record.emptyTitle')} text={t('record.emptyText')} />}
    />
  );
}
