import { useTranslation } from 'react-i18next';
import type { FairPlayProof } from '#libs/games/common/bet-record.calls';
import { ButtonLink } from '../../ui/button-link';
import styles from './proof-view.module.css';
import { resultText } from './result-text';

/** How the result came about, and where anyone can compute it again. */
export function ProofView({ proof }: { proof: FairPlayProof | null }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      <h2>{t('bets.proof')}</h2>
      <ProofFacts proof={proof} />
    </section>
  );
}

/** The same without its frame. */
export function ProofFacts({ proof }: { proof: FairPlayProof | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.proof}>
      {proof ? <Facts proof={proof} /> : <p className={styles.muted}>{t('bets.noProof')}</p>}
    </div>
  );
}

function Facts({ proof }: { proof: FairPlayProof }) {
  const { t } = useTranslation();
  const rows: [name: string, value: string][] = [
    [t('bets.seedHash'), proof.serverSeedHash ?? ''],
    [t('bets.serverSeed'), proof.serverSeed ?? ''],
    [t('bets.clientSeed'), proof.clientSeed ?? ''],
    [t('bets.nonce'), proof.nonce === null ? '' : String(proof.nonce)],
    ...Object.entries(proof.result).map(([name, value]): [string, string] => [name, resultText(value)]),
  ];
  return (
    <>
      <p className={styles.muted}>{t('bets.proofText')}</p>
      <dl className={styles.rows}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {proof.serverSeed === null && proof.serverSeedHash !== null && (
        <p className={styles.muted}>{t('bets.seedLater')}</p>
      )}
      {proof.verifyUrl && (
        <ButtonLink href={proof.verifyUrl} target="_blank" rel="noreferrer">
          {t('bets.verify')}
        </ButtonLink>
      )}
    </>
  );
}
