import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  endCampaign,
  giveReward,
  pauseCampaign,
  publishCampaign,
  resumeCampaign,
} from '#libs/operations/common/campaigns.calls';
import { proposalList } from '#libs/operations/common/proposal.calls';
import { openMoves } from '#libs/platform/common/chart';
import type { CampaignDetail } from '#libs/rewards/common/campaign';
import { campaignChart } from '#libs/rewards/common/campaign.chart';
import type { ApiError } from '../../../data/calls/api-error';
import { LinkButton } from '../../../routes/link-button';
import { Callout } from '../../../ui/layout/callout';
import { Section } from '../../../ui/layout/section';
import { Text } from '../../../ui/layout/text';
import { CaseActions } from '../case-actions';
import { OperatorConfirmDialog, OperatorReasonDialog } from '../operator-dialogs';
import { useBrandTimeZone, useHasPermission } from '../operator-store';
import { Permitted } from '../permitted';
import { useZonedText } from '../use-zoned-text';
import { GiveDialog } from './give-dialog';
import { PublishDialog } from './publish-dialog';

interface CampaignMovesProps {
  campaign: CampaignDetail;
  unsaved: boolean;
  /** Fields of the draft may not be published. */
  onRefused: (refusal: ApiError) => void;
}

/** Its way to the members. What is typed and not saved is published by nobody. */
export function CampaignMoves({ campaign, unsaved, onRefused }: CampaignMovesProps) {
  const { t } = useTranslation('operations');
  const zoned = useZonedText(useBrandTimeZone());
  const [proposed, setProposed] = useState<{ version: number; at: string }>();
  const hasPermission = useHasPermission();
  const mayAct = hasPermission(publishCampaign.permission) || hasPermission(giveReward.permission);
  const { id, state, version, publishedVersion, trigger, draft } = campaign;
  const moves = openMoves(campaignChart, state);
  const publishable = moves.includes('PUBLISH') && publishedVersion !== version;
  const waiting = publishable && proposed?.version === version ? proposed : null;
  const isDraft = state === 'draft';
  if (moves.length === 0 || !mayAct) return null;
  return (
    <Section ruled title={t('content.moves')}>
      {waiting && (
        <Callout role="status" title={t('campaigns.proposed', { at: zoned(waiting.at) })}>
          <p>{t('campaigns.proposedText')}</p>
          <Permitted permission={proposalList.page.permission}>
            <LinkButton to="/proposals">{t('campaigns.openProposals')}</LinkButton>
          </Permitted>
        </Callout>
      )}
      {unsaved && publishable && <Text tone="muted">{t('content.saveFirst')}</Text>}
      <CaseActions
        actions={[
          publishable &&
            !waiting &&
            !unsaved && {
              label: t(isDraft ? 'campaigns.publish' : 'campaigns.publishChanges'),
              tone: 'primary',
              call: publishCampaign,
              dialog: (close) => (
                <PublishDialog
                  campaign={campaign}
                  title={t(isDraft ? 'campaigns.publish' : 'campaigns.publishChanges')}
                  onRefused={onRefused}
                  onProposed={(at) => setProposed({ version, at })}
                  onClose={close}
                />
              ),
            },
          state === 'published' &&
            trigger === 'manual' &&
            // Members apply for it.
            !draft.giving.application && {
              label: t('campaigns.give'),
              call: giveReward,
              dialog: (close) => <GiveDialog campaign={id} onClose={close} />,
            },
          moves.includes('RESUME') && {
            label: t('campaigns.resume'),
            call: resumeCampaign,
            dialog: (close) => (
              <OperatorConfirmDialog
                call={resumeCampaign}
                input={{ id }}
                title={t('campaigns.resume')}
                text={t('campaigns.resumeText')}
                done={t('campaigns.resumed')}
                onClose={close}
              />
            ),
          },
          moves.includes('PAUSE') && {
            label: t('campaigns.pause'),
            call: pauseCampaign,
            dialog: (close) => (
              <OperatorReasonDialog
                call={pauseCampaign}
                inputOf={(reason) => ({ id, reason })}
                title={t('campaigns.pause')}
                text={t('campaigns.pauseText')}
                done={t('campaigns.paused')}
                onClose={close}
              />
            ),
          },
          moves.includes('END') && {
            label: t(isDraft ? 'campaigns.discard' : 'campaigns.end'),
            tone: 'danger',
            call: endCampaign,
            dialog: (close) => (
              <OperatorReasonDialog
                call={endCampaign}
                inputOf={(reason) => ({ id, reason })}
                title={t(isDraft ? 'campaigns.discard' : 'campaigns.end')}
                text={t(isDraft ? 'campaigns.discardText' : 'campaigns.endText')}
                done={t('campaigns.done')}
                danger
                onClose={close}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
