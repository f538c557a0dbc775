import { useTranslation } from 'react-i18next';
import type { VersionedDraft } from '#libs/site/common/saved-versions';
import { Button } from '../../../ui/forms/button';
import { Callout } from '../../../ui/layout/callout';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { DraftDifferences } from './draft-differences';

interface DraftConflictProps {
  /** The account of the operator who was first. */
  by: string;
  version: number;
  theirs: VersionedDraft;
  mine: VersionedDraft;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was first: what differs, and which of the two goes on. */
export function DraftConflict({ by, version, theirs, mine, onTakeTheirs, onKeepMine }: DraftConflictProps) {
  const { t, i18n } = useTranslation('operations');
  return (
    <Callout
      role="status"
      title={t('versions.conflict', {
        account: by,
        version: version.toLocaleString(i18n.language),
      })}
    >
      <Stack gap={3}>
        <p>{t('versions.conflictText')}</p>
        <DraftDifferences mine={mine} other={theirs} />
        <Row gap={3}>
          <Button onClick={onTakeTheirs}>{t('versions.takeTheirs')}</Button>
          <Button onClick={onKeepMine}>{t('versions.keepMine')}</Button>
        </Row>
      </Stack>
    </Callout>
  );
}
