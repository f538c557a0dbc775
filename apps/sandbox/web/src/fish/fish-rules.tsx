import { VOLLEY_MS } from '../../../common/fish/api';
import { FISH_KINDS } from '../../../common/fish/kinds';
import { RulesText } from '../frame/rules-text';
import { usePlay } from '../session/play-context';
import { FishDrawing } from './fish-drawing';
import styles from './fish-rules.module.css';

/** How one plays, and each kind with what it pays and how often it dies. */
export function FishRules() {
  const { t, view, figure, language } = usePlay();
  return (
    <>
      <RulesText lines={t.fish.rules(figure(view.rtp * 100), figure(VOLLEY_MS / 1000))} />
      <table className={styles.table}>
        <caption>{t.fish.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.fish.kind}</th>
            <th scope="col">{t.fish.pays}</th>
            <th scope="col">{t.fish.chance}</th>
          </tr>
        </thead>
        <tbody>
          {FISH_KINDS.map(({ code, names, worth }) => (
            <tr key={code}>
              <th scope="row">
                <span className={styles.kind}>
                  <svg viewBox="-56 -36 112 72" aria-hidden="true">
                    <FishDrawing code={code} />
                  </svg>
                  {names[language]}
                </span>
              </th>
              <td>{figure(worth)}×</td>
              <td>{figure((view.rtp * 100) / worth, 2)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
