import type { FishPlayer } from '../../../common/fish/api';
import styles from '../crash/players.module.css';
import { formatMoney } from '../session/money';
import { usePlay } from '../session/play-context';

/** Who is at the river, with the latest stake and what was won since. */
export function FishPlayers({ players }: { players: readonly FishPlayer[] }) {
  const { t, view, language, figure } = usePlay();
  const money = (minor: string, code: string) => {
    const symbol = code === view.currency.code ? view.currency.symbol : `${code} `;
    return formatMoney(BigInt(minor), { ...view.currency, symbol }, language);
  };
  return (
    <section className={styles.players} aria-label={t.fish.players}>
      <h2 className={styles.title}>
        {t.fish.players} <span>{figure(players.length)}</span>
      </h2>
      <table className={styles.table} hidden={players.length === 0}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t.fish.player}</th>
            <th scope="col">{t.fish.stake}</th>
            <th scope="col">{t.fish.won}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ name, currency, stake, won }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: masked names are not unique, and a row keeps nothing
            <tr key={index}>
              <td>{name}</td>
              <td>{stake === null ? '–' : money(stake, currency)}</td>
              <td>{money(won, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
