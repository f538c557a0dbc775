import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { refusalOf } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { Skeleton } from '../../ui/skeleton';
import { proofQuery } from './withdrawal.api';
import styles from './withdrawal-detail-page.module.css';

/** The images that the member showed with "not received". */
export function ProofImages({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section className={styles.proofs}>
      <h2>{t('withdrawal.proofs')}</h2>
      <ul>
        {withdrawal.proofs.map(({ id, tranche }, index) => (
          <li key={id}>
            <Proof
              withdrawal={withdrawal.id}
              proof={id}
              label={t('withdrawal.proofOf', { no: number(index + 1), tranche: number(tranche) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proof({ withdrawal, proof, label }: { withdrawal: string; proof: string; label: string }) {
  const errorText = useErrorText();
  const image = useQuery(proofQuery(withdrawal, proof));
  if (image.isError) return <p className={styles.muted}>{errorText.ofRefusal(refusalOf(image.error))}</p>;
  if (!image.data) return <Skeleton shape="block" className={styles.proof} />;
  const { type, data } = image.data;
  return <img className={styles.proof} src={`data:${type};base64,${data}`} alt={label} />;
}
