import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Dialog } from '../../ui/overlays/dialog';
import { proofQuery } from './withdrawal-case.api';
import styles from './withdrawal-proofs.module.css';

interface ProofsProps {
  id: string;
  proofs: { id: string; tranche: number }[];
}

/** What the member showed with "not received"; a press shows it large. */
export function Proofs({ id, proofs }: ProofsProps) {
  const { t, i18n } = useTranslation('operations');
  const [large, setLarge] = useState<string | null>(null);
  const nameOf = (index: number, tranche: number) =>
    t('withdrawal.proof', {
      number: (index + 1).toLocaleString(i18n.language),
      tranche: tranche.toLocaleString(i18n.language),
    });
  const shown = proofs.findIndex((each) => each.id === large);
  return (
    <>
      <ul className={styles.proofs}>
        {proofs.map((proof, index) => (
          <li key={proof.id}>
            <button type="button" className={styles.small} onClick={() => setLarge(proof.id)}>
              <Proof id={id} proof={proof.id} name={nameOf(index, proof.tranche)} />
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Dialog
          open
          size="large"
          onClose={() => setLarge(null)}
          title={nameOf(shown, proofs[shown]?.tranche ?? 1)}
        >
          <div className={styles.large}>
            <Proof id={id} proof={large} name={nameOf(shown, proofs[shown]?.tranche ?? 1)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Proof({ id, proof, name }: { id: string; proof: string; name: string }) {
  const image = useQuery(proofQuery(id, proof)).data;
  if (!image) return <Skeleton shape="block" />;
  return <img src={`data:${image.type};base64,${image.data}`} alt={name} />;
}
