import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { type Column, DataTable } from '../../ui/data-table';
import { contractsQuery } from './contract.api';
import type { ContractChoice } from './contract-filter';
import styles from './contract-pages.module.css';
import { ContractStatus } from './contract-status';
import { useContractSentence } from './use-contract-sentence';
import { useParties } from './use-parties';
import { useTermsText } from './use-terms-text';
import { useTurning } from './use-turning';

interface ContractTableProps {
  choice: ContractChoice;
  onChoose: (change: Partial<ContractChoice>) => void;
}

export function ContractTable({ choice: { page, ...filter }, onChoose }: ContractTableProps) {
  const { t } = useTranslation('agency');
  const navigate = useNavigate();
  const contracts = useQuery({ ...contractsQuery(filter, page), placeholderData: (previous) => previous });
  useTurning(contracts.data?.list ?? []);
  const { side } = filter;
  if (contracts.isError) return <QueryFailure query={contracts} />;
  const columns: Column<ContractSummary>[] = [
    {
      key: 'party',
      header: t(side === 'received' ? 'contract.list.from' : 'contract.list.to'),
      cell: (contract) => <OtherParty contract={contract} />,
    },
    { key: 'kind', header: t('contract.list.kind'), cell: ({ kind }) => t(`contract.kinds.${kind}`) },
    {
      key: 'terms',
      header: t('contract.list.terms'),
      cell: (contract) => <ShortTerms contract={contract} />,
    },
    {
      key: 'status',
      header: t('contract.list.status'),
      cell: (contract) => <StateInWords contract={contract} />,
    },
  ];
  return (
    <>
      <DataTable
        caption={t(`contract.list.${side}`)}
        columns={columns}
        rows={contracts.data?.list ?? []}
        rowKey={({ id }) => id}
        loading={contracts.isPending || (contracts.isPlaceholderData && !ofSide(contracts.data?.list, side))}
        onOpen={({ id }) => void navigate(id)}
        empty={<Empty filter={filter} onClear={() => onChoose({ kind: undefined, status: undefined })} />}
      />
      <ListPager
        page={page}
        pages={contracts.data?.totalPages ?? 1}
        onPage={(next) => onChoose({ page: next })}
      />
    </>
  );
}

/** The list of the other tab may hold the place no longer than until this one is there. */
const ofSide = (list: ContractSummary[] | undefined, side: ContractSummary['side']) =>
  list?.every((contract) => contract.side === side) ?? false;

function OtherParty({ contract }: { contract: ContractSummary }) {
  const { upline, downline } = useParties(contract);
  return contract.side === 'received' ? upline : downline;
}

function ShortTerms({ contract: { terms, currency } }: { contract: ContractSummary }) {
  const { short } = useTermsText(currency);
  return <span className={styles.shortTerms}>{short(terms)}</span>;
}

function StateInWords({ contract }: { contract: ContractSummary }) {
  const sentence = useContractSentence();
  return (
    <span className={styles.state}>
      <ContractStatus contract={contract} />
      <small>{sentence(contract)}</small>
    </span>
  );
}

function Empty({
  filter,
  onClear,
}: {
  filter: Pick<ContractChoice, 'side' | 'kind' | 'status'>;
  onClear: () => void;
}) {
  const { t } = useTranslation('agency');
  if (filter.kind || filter.status) {
    return (
      <EmptyState
        title={t('contract.list.nothing')}
        action={<Button onClick={onClear}>{t('contract.list.clear')}</Button>}
      />
    );
  }
  if (filter.side === 'received') {
    return (
      <EmptyState title={t('contract.list.emptyReceived')} text={t('contract.list.emptyReceivedText')} />
    );
  }
  return (
    <EmptyState
      title={t('contract.list.emptyGiven')}
      text={t('contract.list.emptyGivenText')}
      action={<ButtonLink render={<Link to="new" />}>{t('contract.list.offerNew')}</ButtonLink>}
    />
  );
}
