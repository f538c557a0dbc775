import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { apiErrorOf } from '../../data/calls/api-error';
import { useErrorText } from '../../data/calls/use-error-text';
import { useAmountText } from '../../i18n/use-amount-text';
import { PictureStrip } from '../../ui/data/picture-strip';
import { StoredPicture } from '../../ui/data/stored-picture';
import { Section } from '../../ui/layout/section';
import { proofImageQuery } from './withdrawal.api';

/** The images that the member showed with "not received"; a press shows one large. */
export function ProofImages({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const pictures = withdrawal.proofs.map(({ id, tranche }, index) => ({
    id,
    name: t('withdrawal.proofImageOf', { no: count(index + 1), payout: count(tranche) }),
  }));
  return (
    <Section title={t('withdrawal.proofImages')}>
      <PictureStrip
        pictures={pictures}
        draw={(id, name) => <Evidence withdrawal={withdrawal.id} id={id} name={name} />}
      />
    </Section>
  );
}

function Evidence({ withdrawal, id, name }: { withdrawal: string; id: string; name: string }) {
  const errorText = useErrorText();
  const image = useQuery(proofImageQuery(withdrawal, id));
  if (image.isError) return <p>{errorText.ofRefusal(apiErrorOf(image.error))}</p>;
  return <StoredPicture picture={image.data} name={name} />;
}
