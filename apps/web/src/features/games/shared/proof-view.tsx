import { useTranslation } from 'react-i18next';
import type { FairPlayProof } from '#libs/games/common/bet-record.calls';
import { Facts } from '../../../ui/data/facts';
import { ButtonLink } from '../../../ui/forms/button-link';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { resultText } from '../result-text';
import styles from './proof-view.module.css';

/** How the result came about, and where anyone can compute it again. */
export function ProofView({ proof }: { proof: FairPlayProof | null }) {
  const { t } = useTranslation();
  return (
    <Section card title={t('bets.proof')}>
      <ProofFacts proof={proof} />
    </Section>
  );
}

/** The same without its frame. */
export function ProofFacts({ proof }: { proof: FairPlayProof | null }) {
  const { t } = useTranslation();
  if (!proof) return <Hint>{t('bets.noProof')}</Hint>;
  const rows: [label: string, value: string | null][] = [
    [t('bets.seedHash'), proof.serverSeedHash],
    [t('bets.serverSeed'), proof.serverSeed],
    [t('bets.clientSeed'), proof.clientSeed],
    [t('bets.nonce'), proof.nonce === null ? null : String(proof.nonce)],
    ...Object.entries(proof.result).map(([name, value]): [string, string] => [name, resultText(value)]),
  ];
  return (
    <Stack>
      <Hint>{t('bets.proofText')}</Hint>
      <Facts
        items={rows.map(
          ([label, value]) => value && { label, value: <span className={styles.value}>{value}</span> },
        )}
      />
      {proof.serverSeed === null && proof.serverSeedHash !== null && <Hint>{t('bets.seedLater')}</Hint>}
      {proof.verifyUrl && (
        <Row>
          <ButtonLink href={proof.verifyUrl} target="_blank" rel="noreferrer">
            {t('bets.verify')}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Text tone="muted" size="small">
      {children}
    </Text>
  );
}
