import { useTranslation } from 'react-i18next';
import type { Raffle } from '#libs/rewards/common/raffles.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { CopyId } from '../../../ui/data/copy-id';
import { Facts } from '../../../ui/data/facts';
import { Section } from '../../../ui/layout/section';
import { rewardText, roundText } from '../shared/reward-text';
import { useScopeText } from '../use-scope-text';

/** What a ticket asks for, what can be won, when it is drawn, and the hashes by which nobody can change it unseen. */
export function RaffleFacts({ raffle }: { raffle: Raffle }) {
  const { t, i18n } = useTranslation('rewards');
  const { count } = useAmountText();
  const { dateTime } = useMomentText();
  const games = useScopeText(raffle);
  const { source, each, currency, prizes, total, drawAt, seedHash, listHash } = raffle;
  const shownPrizes = prizes.map(({ from, to, amount }) =>
    t('promotions.drawPrizeOf', {
      ranks: from === to ? count(from) : `${count(from)}–${count(to)}`,
      reward: rewardText(i18n, raffle, amount),
    }),
  );
  return (
    <Section card title={t('raffles.facts')}>
      <Facts
        items={[
          {
            label: t('promotions.fact.ticket'),
            value: t(`promotions.fact.ticketFor.${source}`, {
              amount: roundText(each, currency, i18n.language),
            }),
          },
          source === 'valid-bet' && games !== '' && { label: t('promotions.fact.games'), value: games },
          { label: t('promotions.fact.prizes'), value: shownPrizes.join(' · ') },
          { label: t('raffles.total'), value: count(total) },
          { label: t('raffles.drawAt'), value: dateTime(new Date(drawAt)) },
          {
            label: t('raffles.seedHash'),
            value: <CopyId value={seedHash} short label={t('raffles.copySeedHash')} />,
          },
          listHash !== null && {
            label: t('raffles.listHash'),
            value: <CopyId value={listHash} short label={t('raffles.copyListHash')} />,
          },
        ]}
      />
    </Section>
  );
}
