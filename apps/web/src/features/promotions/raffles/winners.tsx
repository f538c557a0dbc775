import { useTranslation } from 'react-i18next';
import type { Raffle } from '#libs/rewards/common/raffles.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { classNames } from '../../../ui/class-names';
import { Section } from '../../../ui/layout/section';
import { Text } from '../../../ui/layout/text';
import board from '../leaderboards/leaderboards.module.css';
import { rewardText } from '../shared/reward-text';

/** Who has won which prize with which ticket. */
export function Winners({ raffle }: { raffle: Raffle }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { count } = useAmountText();
  const { winners } = raffle;
  return (
    <Section title={t('winners')}>
      {winners.length === 0 ? (
        <Text tone="muted">{t('nobody')}</Text>
      ) : (
        <ol aria-label={t('winners')}>
          {winners.map(({ prize, ticket, alias, amount, own }) => (
            <li key={prize} className={classNames(board.row, own && board.mine)}>
              <span className={board.rank}>{count(prize)}</span>
              <span className={board.name}>
                <bdi>{alias}</bdi>
                {own && ` (${t('you')})`}
              </span>
              <span className={board.sum}>
                <strong>{rewardText(i18n, raffle, amount)}</strong>
                <small>{t('ticketNo', { ticket: count(ticket) })}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
