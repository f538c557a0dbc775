import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '#libs/games/common/fold-name';
import { SearchField } from '../../ui/forms/search-field';
import { useLatest } from '../../ui/hooks/use-latest';
import { useSettled } from '../../ui/hooks/use-settled';
import { FoundGames, type FoundGamesProps } from './found-games';
import { rememberSearch } from './recent-searches';
import { useTileKeys } from './use-tile-keys';

/** So long after the last key the games are searched. */
const PAUSE_MS = 200;
const FIRST_FOUND = '[data-tile]:not([data-suggested] *)';
/** As many signs as the server takes. */
const LONGEST = 100;

interface GameSearchProps extends Pick<FoundGamesProps, 'gameType' | 'pageSize'> {
  className?: string | undefined;
  /** Between the field and what is found. */
  below?: ReactNode;
  /** What stands there before anything is searched, with a way to search a text. */
  children: (search: (text: string) => void) => ReactNode;
}

/** Searches games by name as one types; Enter does so at once, leads to the first game found and remembers the search. */
export function GameSearch({ className, below, children, ...where }: GameSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [atOnce, setAtOnce] = useState<string | null>(null);
  const box = useTileKeys();
  const typed = typedText(text);
  const settled = useSettled(typed, PAUSE_MS);
  const asked = atOnce === typed ? typed : settled;
  useClearByEscape(box, typed !== '' ? () => setText('') : null);
  const submit = () => {
    setAtOnce(typed);
    rememberSearch(typed);
    if (asked === typed) box.current?.querySelector<HTMLElement>(FIRST_FOUND)?.focus();
  };
  const search = (chosen: string) => {
    setText(chosen);
    setAtOnce(typedText(chosen));
    box.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div ref={box} className={className}>
      <SearchField
        label={t('games.search')}
        placeholder={t('games.search')}
        clearLabel={t('games.clearSearch')}
        maxLength={LONGEST}
        value={text}
        onChange={setText}
        onSubmit={submit}
      />
      {below}
      {typed && asked ? (
        <FoundGames text={asked} onClear={() => search('')} onOpen={() => rememberSearch(asked)} {...where} />
      ) : (
        children(search)
      )}
    </div>
  );
}

/** Escape empties the field before it closes what the field stands in. */
function useClearByEscape(box: ReturnType<typeof useTileKeys>, clear: (() => void) | null): void {
  const latest = useLatest(clear);
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest.current || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [box]);
}
