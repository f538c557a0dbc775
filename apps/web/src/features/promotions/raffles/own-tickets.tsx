import { useTranslation } from 'react-i18next';
import type { OwnTickets as Own, Raffle } from '#libs/rewards/common/raffles.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { LinkButton } from '../../../routes/link-button';
import { PATHS } from '../../../routes/paths';
import { useDialogPlace } from '../../../routes/use-dialog-place';
import { isolated } from '../../../ui/data/isolated';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { ClaimButton } from '../claim-button';
import { LapseCountdown } from '../lapse-countdown';
import { roundText } from '../shared/reward-text';
import styles from './raffles.module.css';
import { TakeTickets } from './take-tickets';

/** The reader's tickets, those that wait for a number, and a prize to claim; a guest is asked to log in. */
export function OwnTickets({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { own } = raffle;
  return (
    <Section card title={t('own')}>
      <Stack gap={3} align="start">
        {own === null ? <ForGuests raffle={raffle} /> : <Tickets raffle={raffle} own={own} />}
      </Stack>
    </Section>
  );
}

function ForGuests({ raffle: { title } }: { raffle: Raffle }) {
  const { t } = useTranslation('rewards');
  const place = useDialogPlace();
  return (
    <>
      <Text>{t('raffles.guest')}</Text>
      <LinkButton
        to={PATHS.login}
        state={place}
        tone="primary"
        aria-label={`${t('promotions.login')}: ${title}`}
      >
        {t('promotions.login')}
      </LinkButton>
    </>
  );
}

function Tickets({ raffle, own }: { raffle: Raffle; own: Own }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const { count } = useAmountText();
  const { tickets, waiting, toNext, ranges, alias, eligible, claim } = own;
  const isOpen = raffle.state === 'open' || raffle.state === 'counting';
  const numbers = ranges.map(({ from, to }) => (from === to ? count(from) : `${count(from)}–${count(to)}`));
  return (
    <>
      {claim && (
        <>
          <LapseCountdown reward={claim} />
          <ClaimButton reward={claim} />
        </>
      )}
      <Text size="section" strong>
        {t('tickets', { count: tickets, shown: count(tickets) })}
      </Text>
      {numbers.length > 0 && (
        <Text size="small" className={styles.numbers}>
          {t('numbers')} {isolated(numbers.join(', '))}
        </Text>
      )}
      {alias !== null && (
        <Text size="small" tone="muted">
          {t('alias')} {isolated(alias)}
        </Text>
      )}
      {!eligible && <Text tone="muted">{t('notEligible')}</Text>}
      {eligible && isOpen && (
        <>
          <Text size="small" tone="muted">
            {t(`toNext.${raffle.source}`, { amount: roundText(toNext, raffle.currency, i18n.language) })}
          </Text>
          {waiting > 0 && <TakeTickets raffle={raffle} waiting={waiting} />}
        </>
      )}
    </>
  );
}
