import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAgencyPhrases, hasAgencyPhrases } from '../i18n/load-phrases';
import { PageSkeleton } from './page-skeleton';
import { useLanguage } from './preferences/language';

const RETRY_MS = 2000;

interface WithAgencyPhrasesProps {
  children: ReactNode;
  /** What holds their place. */
  waiting?: ReactNode;
}

/** Around pages with phrases of the `agency` bundle: waits until they are there. */
export function WithAgencyPhrases({ children, waiting = <PageSkeleton /> }: WithAgencyPhrasesProps) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const there = hasAgencyPhrases(i18n);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (there) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((times) => times + 1);
    addAgencyPhrases(i18n, language).then(again, () => {
      timer = setTimeout(again, RETRY_MS);
    });
    return () => clearTimeout(timer);
  }, [there, attempt, i18n, language]);
  return there ? children : waiting;
}
