import { MenuItem } from './menu-item';
import { keyOf, useEntries } from './use-entries';

interface AccountEntriesProps {
  /** In the header's menu, from where the account's own page is one of the places. */
  inHeader?: boolean;
  onChoose?: () => void;
}

/** Where who is logged in may go, as items of a list. */
export default function AccountEntries({ inHeader, onChoose }: AccountEntriesProps) {
  const groups = useEntries('account', ...(inHeader ? ['header' as const] : []));
  return groups.flatMap(([, entries]) =>
    entries.map((entry) => (
      <li key={keyOf(entry)}>
        <MenuItem entry={entry} size={18} onChoose={onChoose} />
      </li>
    )),
  );
}
