import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { barFromRewards, liftBarFromRewards } from '#libs/operations/common/member-restrictions.calls';
import type { MemberRestriction } from '#libs/safer-play/common/restriction';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { StatusPill } from '../../ui/data/status-pill';
import { CaseActions } from './case-actions';
import { MemberLine } from './member-line';
import { memberRestrictionsQuery } from './member-panel.api';
import styles from './member-panel.module.css';
import { OperatorReasonDialog } from './operator-dialogs';

interface MemberRestrictionsProps {
  member: { id: string; account: string };
}

/** What stands of the member's restrictions and what was lifted, and the buttons that bar from rewards and lift that. */
export function MemberRestrictions({ member }: MemberRestrictionsProps) {
  const { t } = useTranslation('operations');
  return (
    <Loaded query={useQuery(memberRestrictionsQuery(member.id))} room="small">
      {({ list }) => (
        <div className={styles.notes}>
          <RewardsAction
            member={member}
            barred={list.some(({ kind, standing }) => standing && kind === 'no_rewards')}
          />
          {list.length === 0 ? (
            <p className={styles.none}>{t('member.noRestrictions')}</p>
          ) : (
            <ul>
              {list.map((restriction) => (
                <RestrictionLine key={restriction.id} restriction={restriction} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Says beside the member's name that no rewards are given, by whatever restriction. */
export function RewardsState({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  const { data } = useQuery(memberRestrictionsQuery(member));
  return data?.barred ? <StatusPill tone="progress">{t('member.barred')}</StatusPill> : null;
}

/** The move that is possible now. The dialog closes when another operator makes it first. */
function RewardsAction({ member, barred }: MemberRestrictionsProps & { barred: boolean }) {
  const { t } = useTranslation('operations');
  const { id, account } = member;
  const action = barred ? ('lift' as const) : ('bar' as const);
  const call = barred ? liftBarFromRewards : barFromRewards;
  return (
    <CaseActions
      actions={[
        {
          label: t(`member.${action}`),
          tone: barred ? 'quiet' : 'danger',
          call,
          dialog: (close) => (
            <OperatorReasonDialog
              call={call}
              inputOf={(reason) => ({ id, reason })}
              title={t(`member.${action}Title`, { account })}
              text={t(`member.${action}Text`)}
              action={t(`member.${action}`)}
              danger={!barred}
              done={t(`member.${action}Done`)}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}

function RestrictionLine({ restriction }: { restriction: MemberRestriction }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { kind, reason, since, until, setBy, standing, lifted } = restriction;
  const begin = `${setBy.account} · ${dateTime(since)}`;
  const end = lifted
    ? t('member.liftedBy', { account: lifted.by.account, at: dateTime(lifted.at), reason: lifted.reason })
    : until && t('member.until', { at: dateTime(until) });
  return (
    <MemberLine
      title={t(`member.restriction.${kind}`)}
      status={
        <StatusPill tone={standing ? 'progress' : 'neutral'}>
          {t(standing ? 'member.standing' : 'member.over')}
        </StatusPill>
      }
      text={reason}
      facts={end ? [begin, end] : [begin]}
    />
  );
}
