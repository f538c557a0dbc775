import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../data/preferences/language';
import { addPhrases, hasPhrases, type LazyBundle } from '../i18n/lazy-bundles';
import { PageSkeleton } from './page-skeleton';

const RETRY_MS = 2000;

interface WithPhrasesProps {
  bundle: LazyBundle;
  children: ReactNode;
  /** What holds their place. */
  waiting?: ReactNode;
}

/** Around pages with phrases of a lazy bundle: waits until they are there. */
export function WithPhrases({ bundle, children, waiting = <PageSkeleton /> }: WithPhrasesProps) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const there = hasPhrases(i18n, bundle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (there) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((times) => times + 1);
    addPhrases(i18n, language, bundle).then(again, () => {
      timer = setTimeout(again, RETRY_MS);
    });
    return () => clearTimeout(timer);
  }, [there, attempt, i18n, language, bundle]);
  return there ? children : waiting;
}

/** A page or dialog whose phrases are in a lazy bundle: it is drawn once they are there. */
export function withPhrases<Props extends object>(
  bundle: LazyBundle,
  Content: ComponentType<Props>,
  waiting?: ReactNode,
): ComponentType<Props> {
  return function Ready(props: Props) {
    return (
      <WithPhrases bundle={bundle} waiting={waiting}>
        <Content {...props} />
      </WithPhrases>
    );
  };
}
