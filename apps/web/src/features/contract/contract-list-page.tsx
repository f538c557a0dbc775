import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { listContracts } from '#libs/agency/common/contract.calls';
import { CONTRACT_KINDS, CONTRACT_STATES } from '#libs/agency/common/contract-kinds';
import type { ValueOf } from '#libs/platform/common/call';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { Tabs } from '../../ui/layout/tabs';
import { contractsQuery } from './contract.api';
import ContractBadge from './contract-badge';
import { SIDES } from './contract-filter';
import { NoContracts } from './no-contracts';
import { useContractColumns } from './use-contract-columns';
import { useRerenderAtStart } from './use-rerender-at-start';

type ContractPage = ValueOf<typeof listContracts>;

const FILTERS = {
  side: oneOf(SIDES, 'received'),
  kind: oneOf(CONTRACT_KINDS, ''),
  status: oneOf(CONTRACT_STATES, ''),
};

/** The agent's contracts: those that were offered to him, and those that he offered. */
export function ContractListPage() {
  const { t } = useTranslation('agency');
  const downline = useSearchParams()[0].get('downline');
  const list = useList({
    filters: FILTERS,
    query: ({ pageNo, side = 'received', ...filter }) => ({
      ...contractsQuery({ side, ...filter }, pageNo),
      // Rows of the other tab do not hold the place of these.
      placeholderData: (before: ContractPage | undefined) =>
        before?.list.every((each) => each.side === side) ? before : undefined,
    }),
  });
  const { side, kind, status } = list.choice;
  const clear = () => list.choose({ kind: '', status: '' });
  useRerenderAtStart(list.data?.list ?? []);
  const columns = useContractColumns(side);
  if (downline) return <Navigate to={`new?downline=${encodeURIComponent(downline)}`} replace />;
  return (
    <ListPage
      list={list}
      title={t('contract.title')}
      tools={
        <LinkButton tone="primary" to="new">
          {t('contract.list.offerNew')}
        </LinkButton>
      }
      filters={
        <>
          <ChoiceFilter
            {...list.filter('kind')}
            label={t('contract.list.kind')}
            all={t('contract.list.allKinds')}
            values={CONTRACT_KINDS}
            text={(each) => t(`contract.kinds.${each}`)}
          />
          <ChoiceFilter
            {...list.filter('status')}
            label={t('contract.list.status')}
            all={t('contract.list.allStates')}
            values={CONTRACT_STATES}
            text={(each) => t(`contract.status.${each}`)}
          />
        </>
      }
      frame={(rows) => (
        <Tabs
          label={t('contract.list.sides')}
          value={side}
          onChange={(next) => list.choose({ side: next, kind: '', status: '' })}
          tabs={SIDES.map((value) => ({
            value,
            label: t(`contract.list.${value}`),
            badge: value === 'received' ? <ContractBadge /> : undefined,
            panel: rows,
          }))}
        />
      )}
      columns={columns}
      rowKey={({ id }) => id}
      to={({ id }) => id}
      empty={<NoContracts side={side} filtered={kind !== '' || status !== ''} onClear={clear} />}
    />
  );
}
