import type { TicketView } from '../../../common/book/api';
import { type Play, usePlay } from '../session/play-context';
import { Button } from '../ui/button';
import { marketName, matchName, oddsText, selectionName } from './names';
import styles from './tickets.module.css';
import type { BookLine } from './use-book';

type TicketsProps = Pick<BookLine, 'tickets' | 'asking' | 'connected' | 'cashOut'>;

/** The player's tickets: open ones with their cash-out, then the latest others. */
export function Tickets({ tickets, ...rest }: TicketsProps) {
  const { t } = usePlay();
  if (tickets.length === 0) return <p className={styles.none}>{t.book.tickets.none}</p>;
  const parts = [
    { title: t.book.tickets.open, list: tickets.filter(({ state }) => state === 'open') },
    { title: t.book.tickets.settled, list: tickets.filter(({ state }) => state !== 'open') },
  ];
  return parts
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} className={styles.part}>
        <h2>{title}</h2>
        <ul className={styles.list}>
          {list.map((ticket) => (
            <Ticket key={ticket.round} ticket={ticket} {...rest} />
          ))}
        </ul>
      </section>
    ));
}

function endText({ state, payout, isCashedOut }: TicketView, { t, money }: Play): string {
  const words = t.book.tickets;
  if (state === 'void') return words.refunded;
  const amount = BigInt(payout);
  if (isCashedOut) return words.cashedOut(money(amount));
  return amount > 0n ? words.won(money(amount)) : words.lost;
}

function Ticket({
  ticket,
  asking,
  connected,
  cashOut,
}: Omit<TicketsProps, 'tickets'> & { ticket: TicketView }) {
  const play = usePlay();
  const { t, money, figure, language } = play;
  const { legs, quote, round } = ticket;
  const words = t.book.tickets;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <li className={styles.ticket}>
      <p className={styles.head}>
        <b>{legs.length === 1 ? words.single : words.multiple(figure(legs.length))}</b>
        <span className={styles.muted}>{time.format(ticket.at)}</span>
        <b className={styles.stake}>{money(BigInt(ticket.stake))}</b>
      </p>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <li key={leg.match} data-state={leg.state}>
            <span>
              <b>{selectionName(leg.match, leg.selection, play)}</b> {oddsText(leg.odds, play)}
              <span className={styles.muted}>
                {marketName(leg.match, leg.market, play)} · {matchName(leg.match, play)}
              </span>
            </span>
            <span className={styles.state}>{words.legs[leg.state]}</span>
          </li>
        ))}
      </ul>
      {ticket.state !== 'open' ? (
        <p className={styles.end}>{endText(ticket, play)}</p>
      ) : (
        <div className={styles.open}>
          <span className={styles.muted}>{words.possible(money(BigInt(ticket.possible)))}</span>
          <Button
            disabled={quote === null || asking || !connected}
            onClick={() => quote !== null && void cashOut({ round, quote })}
          >
            {quote === null ? words.noCashOut : words.cashOut(money(BigInt(quote)))}
          </Button>
        </div>
      )}
    </li>
  );
}
