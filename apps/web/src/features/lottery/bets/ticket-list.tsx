import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import type { TICKET_FILTERS, TicketSummary } from '#libs/lottery/common/tickets.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Loaded } from '../../../lists/loaded';
import { useSecondList } from '../../../lists/use-list';
import { EmptyState } from '../../../ui/art/empty-state';
import { Figure } from '../../../ui/data/figure';
import { Pager } from '../../../ui/data/pager';
import { Text } from '../../../ui/layout/text';
import { Numbers } from '../draw/numbers';
import { shortNo } from '../draw/sale-draw';
import { ticketsQuery } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import styles from './bets.module.css';
import { TicketDialog } from './ticket-dialog';
import { TicketStatusPill } from './ticket-status';

interface TicketListProps {
  game: LotteryGame;
  status: (typeof TICKET_FILTERS)[number];
  onPlay: (mode: PrizeMode) => void;
}

export function TicketList({ game, status, onPlay }: TicketListProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'bets' });
  const { query, choice, choose } = useSecondList((page) =>
    ticketsQuery({ gameCode: game.code, status }, page),
  );
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Loaded query={query}>
      {({ list, totalPages }) => (
        <>
          {list.length === 0 && <EmptyState title={t(`none.${status}`)} text={t('noneText')} />}
          <ul className={styles.list} aria-label={t(`filters.${status}`)}>
            {list.map((ticket) => (
              <TicketRow key={ticket.ticketId} game={game} ticket={ticket} onOpen={setOpen} />
            ))}
          </ul>
          <Pager page={choice.page} pages={totalPages} onPage={(page) => choose({ page })} />
          {open !== null && (
            <TicketDialog
              game={game}
              id={open}
              onClose={() => setOpen(null)}
              onRepeated={(mode) => {
                setOpen(null);
                onPlay(mode);
              }}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

interface TicketRowProps {
  game: LotteryGame;
  ticket: TicketSummary;
  onOpen: (id: string) => void;
}

function TicketRow({ game, ticket, onOpen }: TicketRowProps) {
  const { t: lottery } = useTranslation('lottery');
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  const { amount, count } = useAmountText();
  const tokenText = useTokenText();
  const { ticketId, drawNo, status, currency, win } = ticket;
  return (
    <li>
      <button type="button" className={styles.ticket} onClick={() => onOpen(ticketId)}>
        <span className={styles.top}>
          <strong>{t('draw', { no: tokenText(shortNo(drawNo)) })}</strong>
          <TicketStatusPill status={status} />
        </span>
        {ticket.result && <Numbers family={game.family} result={ticket.result} size="small" />}
        <span className={styles.top}>
          <Text as="span" size="small" tone="muted">
            {game.prizeModes.length > 1 && `${lottery(`modes.${ticket.prizeMode}`)} · `}
            {t('bets', { shown: count(ticket.bets) })} · {amount(ticket.amount, currency)}
          </Text>
          {status === 'won' && win !== null && (
            <Figure size="small" tone="gain">
              +{amount(win, currency)}
            </Figure>
          )}
        </span>
      </button>
    </li>
  );
}
