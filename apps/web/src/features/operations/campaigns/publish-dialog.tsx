import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { publishCampaign } from '#libs/operations/common/campaigns.calls';
import type { CampaignDetail } from '#libs/rewards/common/campaign';
import type { ApiError } from '../../../data/calls/api-error';
import { serverNow } from '../../../data/calls/server-time';
import { useToast } from '../../../ui/feedback/toast';
import { useLatest } from '../../../ui/hooks/use-latest';
import { useOperatorCommand } from '../operations.api';
import { ReasonDialog } from '../reason-dialog';

interface PublishDialogProps {
  campaign: CampaignDetail;
  title: string;
  /** Fields of the draft may not be published: the form says which. */
  onRefused: (refusal: ApiError) => void;
  /** A second operator has to approve; `at` is the moment of the answer (ISO 8601). */
  onProposed: (at: string) => void;
  onClose: () => void;
}

/** Publishes the saved draft, or proposes it where it can cost much. */
export function PublishDialog({ campaign, title, onRefused, onProposed, onClose }: PublishDialogProps) {
  const { t } = useTranslation('operations');
  const { id, version } = campaign;
  const toast = useToast();
  const command = useOperatorCommand(publishCampaign, ({ proposal }) => {
    if (proposal === null) toast.show({ title: t('campaigns.published'), tone: 'gain' });
    else onProposed(new Date(serverNow()).toISOString());
    onClose();
  });
  const ofDraft = command.refusal?.detail.fields?.some(({ field }) => field !== 'reason');
  const refused = ofDraft ? command.refusal : null;
  const latest = useLatest({ onClose, onRefused });
  useEffect(() => {
    if (!refused) return;
    latest.current.onClose();
    // The dialog gives the focus back when it is gone; the wrong field takes it after that.
    return () => void setTimeout(() => latest.current.onRefused(refused));
  }, [refused]);
  return (
    <ReasonDialog
      title={title}
      text={t('campaigns.publishText')}
      action={title}
      sending={command}
      onClose={onClose}
      onReason={(reason) => void command.run({ id, version, reason })}
    />
  );
}
