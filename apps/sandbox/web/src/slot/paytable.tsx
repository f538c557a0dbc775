import type { SlotRules } from '../../../common/studio/slot';
import { usePlay } from '../session/play-context';
import { VisuallyHidden } from '../ui/visually-hidden';
import { JackpotRulesText } from './jackpot-rules';
import styles from './paytable.module.css';
import type { TitleLook } from './symbols/title-looks';

/** What the title returns, what each symbol pays, and where the lines run. */
export function Paytable({ rules, look }: { rules: SlotRules; look: TitleLook }) {
  const { t, view, figure } = usePlay();
  return (
    <>
      <section className={styles.rtp}>
        <p>
          <span className={styles.note}>{t.slot.rtp}</span>
          <b>{figure(view.rtp * 100, 2)} %</b>
        </p>
        <p className={styles.note}>{t.slot.rtpNote}</p>
      </section>
      <section className={styles.part}>
        <h3>{t.slot.pays}</h3>
        <Pays rules={rules} look={look} />
        <p className={styles.note}>{t.slot.paysNote}</p>
      </section>
      {view.jackpot && <JackpotRulesText rules={view.jackpot} />}
      <section className={styles.part}>
        <h3>{t.slot.where}</h3>
        <p className={styles.note}>{t.slot.lineStake(figure(rules.lines.length))}</p>
        <ol className={styles.lines}>
          {rules.lines.map((rows, line) => (
            <li key={rows.join()}>
              <Line rows={rows} height={rules.rows} />
              <span>{figure(line + 1)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Pays({ rules, look }: { rules: SlotRules; look: TitleLook }) {
  const { t, figure } = usePlay();
  const counts = [...new Set(rules.paytable.flatMap(({ pays }) => pays.map(({ count }) => count)))].sort();
  return (
    <table className={styles.pays}>
      <thead>
        <tr>
          <th scope="col">{t.slot.symbol}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              <VisuallyHidden>{t.slot.of(figure(count))}</VisuallyHidden>
              <span aria-hidden="true">{figure(count)}×</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rules.paytable.map(({ symbol, pays }) => (
          <tr key={symbol}>
            <th scope="row">
              <span className={styles.symbol}>
                <svg viewBox="0 0 64 64" aria-hidden="true">
                  {look.symbols[symbol]}
                </svg>
                <span>
                  {t.symbols[symbol]}
                  {symbol === rules.wild && <small>{t.slot.wild}</small>}
                </span>
              </span>
            </th>
            {counts.map((count) => {
              const pay = pays.find((one) => one.count === count)?.pay;
              return <td key={count}>{pay === undefined ? '–' : figure(pay)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ rows, height }: { rows: readonly number[]; height: number }) {
  const points = rows.map((row, reel) => `${reel * 10 + 5} ${row * 10 + 5}`);
  return (
    <svg viewBox={`0 0 ${rows.length * 10} ${height * 10}`} aria-hidden="true">
      {rows.flatMap((row, reel) =>
        Array.from({ length: height }, (_, place) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={`${reel}:${place}`}
            x={reel * 10 + 1}
            y={place * 10 + 1}
            width="8"
            height="8"
            rx="2"
            className={place === row ? styles.on : styles.off}
          />
        )),
      )}
      <path d={`M${points.join('L')}`} className={styles.path} />
    </svg>
  );
}
