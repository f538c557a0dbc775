import { useTranslation } from 'react-i18next';
import type { AnnouncementDetail, AnnouncementDraft } from '#libs/site/common/announcements';
import { Button } from '../../../ui/forms/button';
import { Callout } from '../../../ui/layout/callout';
import { Row } from '../../../ui/layout/row';
import { differences } from './same-draft';

interface ContentConflictProps {
  /** As another operator has saved it. */
  content: AnnouncementDetail;
  mine: AnnouncementDraft;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was first: what differs, and which of the two goes on. */
export function ContentConflict({ content, mine, onTakeTheirs, onKeepMine }: ContentConflictProps) {
  const { t } = useTranslation('operations');
  const { changedBy, version, draft } = content;
  return (
    <Callout role="status" title={t('content.conflictTitle', { account: changedBy?.account ?? '', version })}>
      <p>{t('content.conflictText')}</p>
      <ul>
        {differences(mine, draft).map((field) => (
          <li key={field}>
            <code>{field}</code>: {theirs(draft, field)}
          </li>
        ))}
      </ul>
      <Row gap={3}>
        <Button onClick={onTakeTheirs}>{t('content.takeTheirs')}</Button>
        <Button onClick={onKeepMine}>{t('content.keepMine')}</Button>
      </Row>
    </Callout>
  );
}

/** The other's value at a path such as `texts.EN.title`. */
function theirs(draft: AnnouncementDraft, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], draft);
  return value === null || value === undefined || value === '' ? '–' : String(value);
}
