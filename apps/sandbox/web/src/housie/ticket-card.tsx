import type { Ticket } from '../../../common/housie/ticket';
import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './ticket-card.module.css';

interface TicketCardProps {
  name: string;
  ticket: Ticket;
  /** Balls that were called: their numbers are marked. */
  called: ReadonlySet<number>;
  figure: (value: number) => string;
  /** What is said of a marked number. */
  marked: string;
}

/** A ticket of three rows and nine columns, which marks itself. */
export function TicketCard({ name, ticket, called, figure, marked }: TicketCardProps) {
  return (
    <table className={styles.ticket}>
      <caption>{name}</caption>
      <tbody>
        {ticket.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={at}>
            {row.map((number, column) => {
              const isMarked = called.has(number);
              return (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={column}
                  className={classNames(number > 0 && styles.number, isMarked && styles.marked)}
                >
                  {number > 0 && figure(number)}
                  {isMarked && <VisuallyHidden> {marked}</VisuallyHidden>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A ticket of the player of the session. */
export function OwnTicket({
  index,
  ticket,
  called,
}: {
  index: number;
  ticket: Ticket;
  called: ReadonlySet<number>;
}) {
  const { t, figure } = usePlay();
  return (
    <TicketCard
      name={t.housie.ticket(figure(index + 1))}
      ticket={ticket}
      called={called}
      figure={figure}
      marked={t.housie.marked}
    />
  );
}
