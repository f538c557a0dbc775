import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../ui/search-field';
import { Segmented } from '../../ui/segmented';
import type { DownlineChoice } from './downline-choice';
import styles from './team.module.css';

/** How long nothing is typed before it is searched, in milliseconds. */
const PAUSE_MS = 400;

interface DownlineFiltersProps {
  choice: DownlineChoice;
  onChoose: (change: Partial<DownlineChoice>) => void;
}

export function DownlineFilters({ choice, onChoose }: DownlineFiltersProps) {
  const { t } = useTranslation('agency');
  const { text, setText, submit } = useTyped(choice.search, (search) => onChoose({ search }));
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('team.search')}
        placeholder={t('team.search')}
        clearLabel={t('team.clearSearch')}
        value={text}
        onChange={setText}
        onSubmit={submit}
      />
      <Segmented
        label={t('team.type')}
        value={choice.type}
        onChange={(type) => onChoose({ type })}
        options={[
          { value: '', label: t('team.everybody') },
          { value: 'agents', label: t('team.agents') },
          { value: 'members', label: t('team.membersOnly') },
        ]}
      />
    </div>
  );
}

/** What is typed is searched after a pause, or at once by Enter; a search that ends elsewhere empties the field. */
function useTyped(chosen: string, choose: (search: string) => void) {
  const [text, setText] = useState(chosen);
  useEffect(() => setText(chosen), [chosen]);
  const submit = () => {
    if (text.trim() !== chosen) choose(text.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone begins the pause
  useEffect(() => {
    const timer = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, submit };
}
