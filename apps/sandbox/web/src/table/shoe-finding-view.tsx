import { classNames } from '../ui/class-names';
import { CopyText } from '../ui/copy-text';
import styles from '../verify/finding-view.module.css';
import { RoadView } from './road-view';
import type { Wording } from './scene';
import { tableScene } from './scenes';
import type { ShoeFinding } from './shoe-finding';

/** The result of a round, what was dealt, and the road of its whole shoe. */
export function ShoeFindingView({ finding, wording }: { finding: ShoeFinding; wording: Wording }) {
  const { t } = wording;
  const words = t.verify;
  const scene = tableScene(finding.game);
  return (
    <>
      <h2 className={styles.title}>{words.result}</h2>
      <p className={classNames(styles.result, styles.many)} data-testid="finding">
        {scene.outcome(finding.result, wording)}
      </p>
      <div className={styles.details}>
        {scene.detail?.(finding.result, wording).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <h3>{words.steps}</h3>
      <dl className={styles.steps}>
        <div className={styles.row}>
          <dt>{words.seedHash}</dt>
          <dd>
            <CopyText
              text={finding.hash}
              label={`${t.studio.copy}: ${words.seedHash}`}
              doneLabel={t.studio.copied}
            />
          </dd>
        </div>
      </dl>
      {finding.matches === null ? (
        <p className={styles.note}>{words.seedHashNote}</p>
      ) : (
        <p className={finding.matches ? styles.matches : styles.differs}>
          {finding.matches ? words.matches : words.differs}
        </p>
      )}
      {finding.road.length > 1 && (
        <section className={styles.road}>
          <h3>{words.shoe}</h3>
          <RoadView road={finding.road} scene={scene} wording={wording} />
        </section>
      )}
    </>
  );
}
