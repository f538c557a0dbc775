import { useTranslation } from 'react-i18next';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { LinkButton } from '../../routes/link-button';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';

interface NoContractsProps {
  side: ContractSummary['side'];
  filtered: boolean;
  onClear: () => void;
}

export function NoContracts({ side, filtered, onClear }: NoContractsProps) {
  const { t } = useTranslation('agency');
  if (filtered)
    return (
      <EmptyState
        title={t('contract.list.nothing')}
        action={<Button onClick={onClear}>{t('contract.list.clear')}</Button>}
      />
    );
  if (side === 'received')
    return (
      <EmptyState title={t('contract.list.emptyReceived')} text={t('contract.list.emptyReceivedText')} />
    );
  return (
    <EmptyState
      title={t('contract.list.emptyGiven')}
      text={t('contract.list.emptyGivenText')}
      action={<LinkButton to="new">{t('contract.list.offerNew')}</LinkButton>}
    />
  );
}
