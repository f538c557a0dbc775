import type { Language } from '../../../common/api';
import { kindOf } from '../../../common/fish/kinds';
import type { Phrases } from '../i18n/en';
import { formatNumber } from '../session/money';
import type { FishFinding } from './finding';
import styles from './finding-view.module.css';

interface FishFindingProps {
  t: Phrases;
  language: Language;
  shots: readonly FishFinding[];
}

/** Each shot of a round, and how it ended. */
export function FishFindingList({ t, language, shots }: FishFindingProps) {
  return (
    <dl className={styles.steps} data-testid="finding">
      {shots.map(({ nonce, fish, killed }) => {
        const { names, worth } = kindOf(fish);
        return (
          <div key={nonce} className={styles.row}>
            <dt>{t.fish.shotOf(formatNumber(nonce, language), names[language])}</dt>
            <dd>{killed ? t.fish.killed(`${formatNumber(worth, language)}×`) : t.fish.alive}</dd>
          </div>
        );
      })}
    </dl>
  );
}
