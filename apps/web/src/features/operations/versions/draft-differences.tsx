import { useTranslation } from 'react-i18next';
import { differences, type VersionedDraft } from '#libs/site/common/saved-versions';
import { RichText } from '../../../data/site/rich-text';
import { useBrandTimeZone } from '../operator-store';
import { useZonedText } from '../use-zoned-text';
import { useDraftFieldText } from './use-draft-field-text';

interface DraftDifferencesProps {
  mine: VersionedDraft;
  other: VersionedDraft;
}

/** What another draft says where it is not the same as `mine`. */
export function DraftDifferences({ mine, other }: DraftDifferencesProps) {
  const fieldText = useDraftFieldText();
  return (
    <ul>
      {differences(mine, other).map((field) => (
        <li key={field}>
          <strong>{fieldText(field)}</strong>: <Value field={field} value={valueAt(other, field)} />
        </li>
      ))}
    </ul>
  );
}

function Value({ field, value }: { field: string; value: unknown }) {
  const { t } = useTranslation('operations');
  const zoned = useZonedText(useBrandTimeZone());
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
  const text = String(value);
  if (field.endsWith('.content')) return <RichText html={text} />;
  return <bdi>{field.endsWith('At') ? zoned(text) : text}</bdi>;
}

/** The value at a path such as `texts.EN.title`, or of a field that has the path for its name. */
const valueAt = (draft: VersionedDraft, path: string): unknown =>
  draft[path] ??
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], draft);
