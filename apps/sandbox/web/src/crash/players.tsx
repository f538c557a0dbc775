import type { CrashState } from '../../../common/api';
import { formatMoney } from '../session/money';
import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import styles from './players.module.css';

/** Who plays this round: the largest stakes first, and who has taken the money. */
export function Players({ state }: { state: CrashState | null }) {
  const { t, view, language, figure, hundredths } = usePlay();
  const bets = [...(state?.bets ?? [])].sort((one, other) =>
    Number(BigInt(other.amount) - BigInt(one.amount)),
  );
  // Another currency has no symbol here; it stands with its code.
  const money = (minor: string, code: string) => {
    const symbol = code === view.currency.code ? view.currency.symbol : `${code} `;
    return formatMoney(BigInt(minor), { ...view.currency, symbol }, language);
  };
  return (
    <section className={styles.players} aria-label={t.crash.players}>
      <h2 className={styles.title}>
        {t.crash.players} <span>{figure(bets.length)}</span>
      </h2>
      {bets.length === 0 && <p className={styles.none}>{t.crash.noPlayers}</p>}
      <table className={styles.table} hidden={bets.length === 0}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t.crash.player}</th>
            <th scope="col">{t.crash.stake}</th>
            <th scope="col">{t.crash.took}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ name, amount, currency, cashOutAt, payout }, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: masked names are not unique, and a row keeps nothing
              key={index}
              className={classNames(cashOutAt !== null && styles.took)}
            >
              <td>{name}</td>
              <td>{money(amount, currency)}</td>
              <td>
                {cashOutAt === null ? (
                  '–'
                ) : (
                  <>
                    <span className={styles.at}>{hundredths(cashOutAt)}×</span>{' '}
                    {money(payout ?? '0', currency)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
