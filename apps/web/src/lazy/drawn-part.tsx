import { type ComponentType, memo, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './drawn-part.module.css';
import { lazyPart } from './lazy-part';
import { QuietPart } from './quiet-part';

const never = () => () => undefined;
const onServer = typeof window === 'undefined';
/** React leaves alone what stands in an element with this, as long as it stays the same. */
const AS_IT_STANDS = { __html: '' };

const Kept = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, so that what the server drew stays
  <span className={styles.drawn} dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
);

/**
 * A drawing, which hears no press: what the server drew of it is not taken over, and asks for no script. Where the browser
 * draws one itself, or is to draw another one in its place, its script is fetched. The server waits for `ahead` first.
 */
export function drawnPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
) {
  const Drawing = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each drawing, as `lazy` is
  const Drawn = memo(function Drawn(props: Props) {
    const taken = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [before] = useState(taken ? props : null);
    const changed = before !== null && before !== props;
    const [ready, setReady] = useState(false);
    useEffect(() => {
      if (changed)
        Drawing.ahead().then(
          () => setReady(true),
          () => undefined,
        );
    }, [changed]);
    if (before !== null && !onServer && !(changed && ready)) return <Kept />;
    return (
      <span className={styles.drawn}>
        {onServer ? (
          <Drawing {...props} />
        ) : (
          <QuietPart waiting={waiting}>
            <Drawing {...props} />
          </QuietPart>
        )}
      </span>
    );
  });
  return Object.assign(Drawn, { ahead: Drawing.ahead });
}
