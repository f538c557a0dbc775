import type { Language } from '../../../common/api';
import type { Phrases } from '../i18n/en';
import { formatNumber } from '../session/money';
import { lookOf } from '../slot/symbols/title-looks';
import type { Finding } from './finding';
import styles from './slot-finding.module.css';

interface SlotFindingProps {
  t: Phrases;
  language: Language;
  finding: Extract<Finding, { kind: 'slot' }>;
}

/** What stood in the window, and which lines won. */
export function SlotFinding({ t, language, finding }: SlotFindingProps) {
  const { symbols } = lookOf(finding.game);
  const figure = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.finding}>
      <p className={styles.note}>{t.verify.stopsNote}</p>
      <div className={styles.window} style={{ '--reels': finding.window.length }}>
        {finding.window.map((reel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
          <ul key={index}>
            {reel.map((symbol, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <li key={row}>
                <svg viewBox="0 0 64 64" role="img" aria-label={t.symbols[symbol]}>
                  {symbols[symbol]}
                </svg>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {finding.jackpot !== null && (
        <p data-testid="jackpot">{finding.jackpot ? t.jackpot.found : t.jackpot.notFound}</p>
      )}
      <ul>
        {finding.wins.length === 0 && <li>{t.verify.noLines}</li>}
        {finding.wins.map(({ line, count, symbol, pay }) => (
          <li key={line}>
            {t.verify.lineOf(figure(line + 1), figure(count), t.symbols[symbol] ?? symbol, figure(pay))}
          </li>
        ))}
      </ul>
    </div>
  );
}
