import { SearchField } from '../ui/forms/search-field';
import { usePausedChange } from './use-paused-change';

interface SearchFilterProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (search: string) => void;
}

/** What is typed is searched after a pause, or at once by Enter; a search that ends elsewhere empties the field. */
export function SearchFilter({ label, clearLabel, value, onChange }: SearchFilterProps) {
  const { text, setText, submit } = usePausedChange(value, onChange);
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={clearLabel}
      value={text}
      onChange={setText}
      onSubmit={submit}
    />
  );
}
