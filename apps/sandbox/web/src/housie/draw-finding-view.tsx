import type { Language } from '../../../common/api';
import type { Phrases } from '../i18n/en';
import { formatNumber } from '../session/money';
import { CopyText } from '../ui/copy-text';
import styles from '../verify/finding-view.module.css';
import type { DrawFinding } from './housie-finding';
import { TicketCard } from './ticket-card';

/** Balls, prizes with the strips that won them, and the own tickets. */
export function DrawFindingView({
  t,
  language,
  finding,
}: {
  t: Phrases;
  language: Language;
  finding: DrawFinding;
}) {
  const words = t.housie;
  const figure = (value: number) => formatNumber(value, language);
  const called = new Set(finding.balls);
  const { hash, matches } = finding;
  return (
    <>
      <h2 className={styles.title}>{words.balls}</h2>
      <p className={styles.details} data-testid="finding">
        {finding.balls.map(figure).join(' ')}
      </p>
      <h3>{words.prizes}</h3>
      {finding.prizes.length === 0 && <p>{words.refunded}</p>}
      <ul className={styles.details}>
        {finding.prizes.map(({ kind, ball, winners }) => (
          <li key={kind}>
            {words.found(
              words.kinds[kind],
              figure(ball),
              winners
                .map(({ strip, ticket, amount }) =>
                  words.share(figure(strip), figure(ticket + 1), figure(Number(amount))),
                )
                .join(', '),
            )}
          </li>
        ))}
      </ul>
      {finding.tickets.map((ticket, index) => (
        <TicketCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a ticket is its place on the strip
          key={index}
          name={words.ticket(figure(index + 1))}
          ticket={ticket}
          called={called}
          figure={figure}
          marked={words.marked}
        />
      ))}
      <h3>{t.verify.steps}</h3>
      <dl className={styles.steps}>
        <div className={styles.row}>
          <dt>{t.verify.seedHash}</dt>
          <dd>
            <CopyText
              text={hash}
              label={`${t.studio.copy}: ${t.verify.seedHash}`}
              doneLabel={t.studio.copied}
            />
          </dd>
        </div>
      </dl>
      {matches === null ? (
        <p className={styles.note}>{t.verify.seedHashNote}</p>
      ) : (
        <p className={matches ? styles.matches : styles.differs}>
          {matches ? t.verify.matches : t.verify.differs}
        </p>
      )}
    </>
  );
}
