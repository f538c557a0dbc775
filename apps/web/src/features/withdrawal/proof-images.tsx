import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { apiErrorOf } from '../../data/calls/api-error';
import { useErrorText } from '../../data/calls/use-error-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Section } from '../../ui/layout/section';
import { proofQuery } from './withdrawal.api';
import styles from './withdrawal-detail-page.module.css';

/** The images that the member showed with "not received". */
export function ProofImages({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Section title={t('withdrawal.proofs')}>
      <ul className={styles.proofs}>
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
    </Section>
  );
}

function Proof({ withdrawal, proof, label }: { withdrawal: string; proof: string; label: string }) {
  const errorText = useErrorText();
  const image = useQuery(proofQuery(withdrawal, proof));
  if (image.isError) return <p>{errorText.ofRefusal(apiErrorOf(image.error))}</p>;
  if (!image.data) return <Skeleton shape="block" className={styles.proof} />;
  const { type, data } = image.data;
  return <img className={styles.proof} src={`data:${type};base64,${data}`} alt={label} />;
}
