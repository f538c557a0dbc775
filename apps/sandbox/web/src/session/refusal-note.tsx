import { usePlay } from './play-context';
import { NoAnswer, type Refusal } from './refusal';
import styles from './refusal-note.module.css';

function sentence({ code, params }: Refusal, play: ReturnType<typeof usePlay>): string {
  const words = play.t.refusal;
  if (code !== 'limit' || !/^\d+$/.test(params['value'] ?? '')) return words[code];
  const value = play.money(BigInt(params['value'] ?? '0'), true);
  if (params['rule'] === 'min') return words.limitMin(value);
  if (params['rule'] === 'max') return words.limitMax(value);
  if (params['rule'] === 'step') return words.limitStep(value);
  return words.limitWin(value);
}

/** Why the last bet was refused, with the way on where there is one. */
export function RefusalNote({ refusal }: { refusal: Refusal | NoAnswer | null }) {
  const play = usePlay();
  const { depositUrl, demo } = play.view;
  const short = refusal && !(refusal instanceof NoAnswer) && refusal.code === 'insufficient_funds';
  return (
    <div role="alert">
      {refusal && (
        <p className={styles.note}>
          <span>{refusal instanceof NoAnswer ? play.t.refusal.lost : sentence(refusal, play)}</span>
          {short && depositUrl && !demo && (
            <a className={styles.link} href={depositUrl} target="_top">
              {play.t.refusal.deposit}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
