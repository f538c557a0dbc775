import { useTranslation } from 'react-i18next';
import type { AffectedContract } from '#libs/agency/common/contract.calls';
import { StatusPill } from '../../ui/data/status-pill';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import type { Impact } from './contract.machine';
import styles from './contract-dialog.module.css';
import { TermsLines } from './terms-lines';
import { usePeriodText } from './use-period-text';
import { useTermsText } from './use-terms-text';

interface ContractImpactProps {
  impact: Impact;
  /** Ids of those that were not in the list when the person last saw it. */
  joined: ReadonlySet<string> | null;
}

/** The downlines whose contracts an acceptance ends or lowers, by name. */
export function ContractImpact({ impact, joined }: ContractImpactProps) {
  const { t } = useTranslation('agency');
  return (
    <Stack as="ul" gap={4}>
      {impact.affected.map(({ contract, ...rest }) => (
        <Stack as="li" gap={2} key={contract.id} className={styles.affected}>
          <Row as="p">
            <strong>{contract.downline.account}</strong>
            {joined?.has(contract.id) && <StatusPill tone="live">{t('contract.dialog.joined')}</StatusPill>}
            {!impact.refused && <Outcome affected={{ contract, ...rest }} at={impact.takesEffectAt} />}
          </Row>
          <TermsLines terms={contract.terms} currency={contract.currency} />
        </Stack>
      ))}
    </Stack>
  );
}

function Outcome({ affected, at }: { affected: AffectedContract; at: string }) {
  const { t } = useTranslation('agency');
  const { from } = usePeriodText();
  const { short } = useTermsText(affected.contract.currency);
  if (affected.outcome === 'clamped' && affected.clampedTerms) {
    return (
      <span>{t('contract.dialog.clamped', { time: from(at), terms: short(affected.clampedTerms) })}</span>
    );
  }
  return (
    <Text as="span" tone="live">
      {t('contract.dialog.ends', { time: from(at) })}
    </Text>
  );
}
