import styles from './error-note.module.css';
import { type AppError, NoAnswer, type PlayError } from './errors';
import { usePlay } from './play-context';

function textOf({ code, params }: AppError, play: ReturnType<typeof usePlay>): string {
  const texts = play.t.errors;
  if (code !== 'limit' || !/^\d+$/.test(params['value'] ?? '')) return texts[code];
  const value = play.money(BigInt(params['value'] ?? '0'), true);
  if (params['rule'] === 'min') return texts.limitMin(value);
  if (params['rule'] === 'max') return texts.limitMax(value);
  if (params['rule'] === 'step') return texts.limitStep(value);
  return texts.limitWin(value);
}

/** Why the last bet failed, with a link to deposit if the balance is too low. */
export function ErrorNote({ error }: { error: PlayError | null }) {
  const play = usePlay();
  const { depositUrl, demo } = play.view;
  const isTooLow = error && !(error instanceof NoAnswer) && error.code === 'insufficient_funds';
  return (
    <div role="alert">
      {error && (
        <p className={styles.note}>
          <span>{error instanceof NoAnswer ? play.t.errors.lost : textOf(error, play)}</span>
          {isTooLow && depositUrl && !demo && (
            <a className={styles.link} href={depositUrl} target="_top">
              {play.t.errors.deposit}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
