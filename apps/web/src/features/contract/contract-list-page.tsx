import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import ContractBadge from './contract-badge';
import { type ContractChoice, readChoice, SIDES, writeChoice } from './contract-filter';
import { ContractFilters } from './contract-filters';
import styles from './contract-pages.module.css';
import { ContractTable } from './contract-table';

/** The agent's contracts. Filter and page stand in the address, so that the way back from one leads to them. */
export function ContractListPage() {
  const { t } = useTranslation('agency');
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const choose = (change: Partial<ContractChoice>) =>
    setSearch(writeChoice({ ...choice, page: 1, ...change }), { replace: true });
  const downline = search.get('downline');
  if (downline) return <Navigate to={`new?downline=${encodeURIComponent(downline)}`} replace />;
  return (
    <Page
      title={t('contract.title')}
      tools={
        <ButtonLink tone="primary" render={<Link to="new" />}>
          {t('contract.list.offerNew')}
        </ButtonLink>
      }
    >
      <Tabs
        label={t('contract.list.sides')}
        value={choice.side}
        onChange={(side) => choose({ side, kind: undefined, status: undefined })}
        tabs={SIDES.map((side) => ({
          value: side,
          label: t(`contract.list.${side}`),
          badge: side === 'received' ? <ContractBadge /> : undefined,
          panel: (
            <div className={styles.list}>
              <ContractFilters choice={choice} onChoose={choose} />
              <ContractTable choice={choice} onChoose={choose} />
            </div>
          ),
        }))}
      />
    </Page>
  );
}
