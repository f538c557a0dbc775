import { useTranslation } from 'react-i18next';
import { getBroadcast } from '#libs/operations/common/broadcasts.calls';
import { getCampaign } from '#libs/operations/common/campaigns.calls';
import {
  approveProposal,
  type ProposalValue,
  rejectProposal,
  withdrawProposal,
} from '#libs/operations/common/proposal.calls';
import { subjectsOf } from '#libs/site/common/setting-reach';
import { useMomentText } from '../../i18n/use-moment-text';
import { LinkButton } from '../../routes/link-button';
import { Facts } from '../../ui/data/facts';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';
import { Section } from '../../ui/layout/section';
import { CaseActions } from './case-actions';
import { OperatorConfirmDialog, OperatorReasonDialog } from './operator-dialogs';
import { useHasPermission } from './operator-store';
import { Permitted } from './permitted';
import { ProposedChanges } from './proposed-changes';
import { DifferencesList } from './settings/differences-list';
import { ReachFacts } from './settings/reach-facts';
import { proposalReachQuery } from './settings/settings.api';
import { useProposalText } from './use-proposal-text';

const TONES: Record<ProposalValue['state'], StatusPillProps['tone']> = {
  open: 'live',
  approved: 'gain',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** A proposal with what it changes. Its proposer takes it back; another operator with the permission decides it. */
export function ProposalView({ proposal, operator }: { proposal: ProposalValue; operator: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const hasPermission = useHasPermission();
  const text = useProposalText();
  const { id, state, proposedBy, decidedBy, decidedAt, decisionReason, confirmPermission } = proposal;
  const isOpen = state === 'open';
  const isOwn = proposedBy.id === operator;
  const decides = isOpen && !isOwn && hasPermission(confirmPermission);
  return (
    <Section
      card
      title={text.title(proposal)}
      tools={<StatusPill tone={TONES[state]}>{t(`proposal.state.${state}`)}</StatusPill>}
    >
      {proposal.act === 'setting.change' ? (
        <>
          <DifferencesList
            differences={proposal.changes.map(({ field, ...change }) => ({ path: field, ...change }))}
          />
          {isOpen && subjectsOf(proposal.changes.map(({ field }) => field)).length > 0 && (
            <ReachFacts query={proposalReachQuery(id)} />
          )}
        </>
      ) : (
        <ProposedChanges changes={proposal.changes} />
      )}
      <Facts
        items={[
          { label: t('reason'), value: proposal.reason },
          {
            label: t('proposal.proposedBy'),
            value: (
              <>
                <bdi>{proposedBy.account}</bdi>, <bdi>{dateTime(proposal.proposedAt)}</bdi>
              </>
            ),
          },
          isOpen && { label: t('proposal.expiresAt'), value: dateTime(proposal.expiresAt) },
          decidedAt !== null && {
            label: t('proposal.decided'),
            value: [decidedBy?.account, dateTime(decidedAt)].filter(Boolean).join(', '),
          },
          decisionReason !== null && { label: t('proposal.decisionReason'), value: decisionReason },
        ]}
      />
      {proposal.act === 'campaign.publish' && (
        <Permitted permission={getCampaign.permission}>
          <LinkButton to={`/campaigns/${proposal.subject.replace(/^campaign /, '')}`}>
            {t('campaigns.openCampaign')}
          </LinkButton>
        </Permitted>
      )}
      {proposal.act === 'broadcast.publish' && (
        <Permitted permission={getBroadcast.permission}>
          <LinkButton to={`/broadcasts/${proposal.subject.replace(/^broadcast /, '')}`}>
            {t('broadcasts.open')}
          </LinkButton>
        </Permitted>
      )}
      {isOpen && !decides && <p>{t(isOwn ? 'proposal.own' : 'proposal.notYours')}</p>}
      <CaseActions
        actions={[
          decides && {
            label: t('proposal.approve'),
            tone: 'primary',
            call: approveProposal,
            dialog: (close) => (
              <OperatorConfirmDialog
                call={approveProposal}
                input={{ id }}
                title={t('proposal.approve')}
                text={t('proposal.approveText', { account: proposedBy.account })}
                onClose={close}
              />
            ),
          },
          decides && {
            label: t('proposal.reject'),
            tone: 'danger',
            call: rejectProposal,
            dialog: (close) => (
              <OperatorReasonDialog
                call={rejectProposal}
                inputOf={(reason) => ({ id, reason })}
                title={t('proposal.reject')}
                text={t('proposal.rejectText', { account: proposedBy.account })}
                danger
                onClose={close}
              />
            ),
          },
          isOpen &&
            isOwn && {
              label: t('proposal.withdraw'),
              tone: 'quiet',
              call: withdrawProposal,
              dialog: (close) => (
                <OperatorConfirmDialog
                  call={withdrawProposal}
                  input={{ id }}
                  title={t('proposal.withdraw')}
                  text={t('proposal.withdrawText')}
                  onClose={close}
                />
              ),
            },
        ]}
      />
    </Section>
  );
}
