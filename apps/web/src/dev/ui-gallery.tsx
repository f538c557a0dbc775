import { useEffect, useState } from 'react';
import { Segmented } from '../ui/segmented';
import { ToastProvider } from '../ui/toast';
import { forceStates } from './force-states';
import { ActionSamples } from './ui-actions';
import { ChoiceSamples } from './ui-choices';
import { FieldSamples } from './ui-fields';
import styles from './ui-gallery.module.css';
import { ListSamples } from './ui-lists';
import { MoneySamples } from './ui-money';
import { NavigationSamples } from './ui-navigation';
import { OverlaySamples } from './ui-overlays';
import { ReportSamples } from './ui-reports';
import { type SampleLanguage, type Samples, samples } from './ui-samples';
import { StateSamples } from './ui-states';

type Theme = 'night' | 'paper';

const sections = {
  actions: ActionSamples,
  fields: FieldSamples,
  choices: ChoiceSamples,
  money: MoneySamples,
  states: StateSamples,
  lists: ListSamples,
  reports: ReportSamples,
  navigation: NavigationSamples,
  overlays: OverlaySamples,
};

/** Puts theme and language on the page, and what was there back when the gallery is left. */
function usePageLook(theme: Theme, language: SampleLanguage) {
  useEffect(() => {
    const page = document.documentElement;
    const before = { theme: page.dataset['theme'], language: page.lang };
    page.dataset['theme'] = theme;
    page.lang = language;
    return () => {
      page.lang = before.language;
      if (before.theme) page.dataset['theme'] = before.theme;
      else delete page.dataset['theme'];
    };
  }, [theme, language]);
}

function Contents({ words }: { words: Samples }) {
  return (
    <nav aria-label={words.contents} className={styles.contents}>
      <ul>
        {Object.entries(words.sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every component in every state, in both themes and two languages. */
export default function UiGallery() {
  const [theme, setTheme] = useState<Theme>('night');
  const [language, setLanguage] = useState<SampleLanguage>('en');
  const words = samples[language];
  usePageLook(theme, language);
  useEffect(forceStates, []);
  return (
    <ToastProvider regionLabel={words.notices} closeLabel={words.close}>
      <main className={styles.page}>
        <header className={styles.top}>
          <h1>{words.title}</h1>
          <Segmented
            label={words.theme}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'night', label: words.night },
              { value: 'paper', label: words.paper },
            ]}
          />
          <Segmented
            label={words.language}
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'en', label: 'English' },
              { value: 'bn', label: 'বাংলা' },
            ]}
          />
        </header>
        <Contents words={words} />
        {Object.entries(sections).map(([id, SampleSection]) => (
          <SampleSection key={`${id}-${language}`} words={words} language={language} />
        ))}
      </main>
    </ToastProvider>
  );
}
