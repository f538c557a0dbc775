import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnyCall } from '#libs/platform/common/call';
import { isSameDraft, type VersionedDraft } from '#libs/site/common/saved-versions';
import { DialogFoot } from '../../../forms/dialog-foot';
import { FormRefusal } from '../../../forms/form-refusal';
import { Loaded } from '../../../lists/loaded';
import { useToast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { Dialog } from '../../../ui/overlays/dialog';
import { useOperatorCommand } from '../operations.api';
import { useHasPermission } from '../operator-store';
import { DraftDifferences } from './draft-differences';
import type { Versioned } from './versioned';

/** An earlier version beside the draft that stands. Putting it back saves it as the newest draft; visitors notice nothing. */
export function VersionDialog<C extends AnyCall, Draft extends VersionedDraft>({
  open,
  draft,
  queryOf,
  restore: { call, inputOf },
  onClose,
}: Versioned<C, Draft> & { open: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('operations');
  const toast = useToast();
  const mayWrite = useHasPermission()(call.permission);
  const earlier = useQuery(queryOf(open));
  const command = useOperatorCommand(call, () => {
    toast.show({ title: t('versions.restored'), tone: 'gain' });
    onClose();
  });
  const { data } = earlier;
  const differs = data !== undefined && !isSameDraft(draft, data);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('versions.one', { version: open.toLocaleString(i18n.language) })}
      footer={
        mayWrite &&
        differs && (
          <DialogFoot
            action={t('versions.restore')}
            busy={command.busy}
            onConfirm={() => void command.run(inputOf(data))}
            onCancel={onClose}
          />
        )
      }
    >
      <Loaded query={earlier} room="medium">
        {(other) => (
          <Stack gap={3}>
            <Text tone="muted">{t(differs ? 'versions.differs' : 'versions.same')}</Text>
            <DraftDifferences mine={draft} other={other} />
            <FormRefusal refusal={command.refusal} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
