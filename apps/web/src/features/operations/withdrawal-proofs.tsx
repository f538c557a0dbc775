import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PictureStrip } from '../../ui/data/picture-strip';
import { StoredPicture } from '../../ui/data/stored-picture';
import { proofQuery } from './withdrawal-case.api';

interface ProofsProps {
  id: string;
  proofs: { id: string; tranche: number }[];
}

/** What the member showed with "not received"; a press shows it large. */
export function Proofs({ id, proofs }: ProofsProps) {
  const { t, i18n } = useTranslation('operations');
  const pictures = proofs.map((proof, index) => ({
    id: proof.id,
    name: t('withdrawal.proof', {
      number: (index + 1).toLocaleString(i18n.language),
      tranche: proof.tranche.toLocaleString(i18n.language),
    }),
  }));
  return (
    <PictureStrip pictures={pictures} draw={(proof, name) => <Proof id={id} proof={proof} name={name} />} />
  );
}

function Proof({ id, proof, name }: { id: string; proof: string; name: string }) {
  return <StoredPicture picture={useQuery(proofQuery(id, proof)).data} name={name} />;
}
