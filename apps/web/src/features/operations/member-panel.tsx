import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { Figure } from '../../ui/data/figure';
import { StatusPill } from '../../ui/data/status-pill';
import { Collapsible } from '../../ui/layout/collapsible';
import { BetStatus } from '../bet-record/shared/bet-status';
import { useGameName } from '../games/shared/use-game-name';
import { browserName } from '../security/shared/browser-name';
import { MemberDeposit } from './member-deposit';
import { MemberLine } from './member-line';
import { MemberNotes } from './member-notes';
import {
  memberBetsQuery,
  memberDepositsQuery,
  memberSessionsQuery,
  memberWithdrawalsQuery,
} from './member-panel.api';
import styles from './member-panel.module.css';
import { MemberRestrictions, RewardsState } from './member-restrictions';
import { MemberTags } from './member-tags';
import { Permitted } from './permitted';
import { STATE_LABELS } from './withdrawal-labels';

/** From this width on the panel stands beside the case. */
const BESIDE = '(width >= 1024px)';

interface MemberPanelProps {
  member: { id: string; account: string };
}

/** What an operator should know of a member before deciding on a case. On a phone each part is closed at first. */
export function MemberPanel(props: MemberPanelProps) {
  return (
    <Permitted permission="member.read">
      <Panel {...props} />
    </Permitted>
  );
}

function Panel({ member }: MemberPanelProps) {
  const { t } = useTranslation('operations');
  const { id, account } = member;
  const open = window.matchMedia?.(BESIDE).matches ?? true;
  return (
    <aside className={styles.panel} aria-label={t('member.title', { account })}>
      <div className={styles.head}>
        <h3>{t('member.title', { account })}</h3>
        <RewardsState member={id} />
      </div>
      <Collapsible title={t('member.restrictions')} open={open}>
        <MemberRestrictions member={member} />
      </Collapsible>
      <Collapsible title={t('member.tags')} open={open}>
        <MemberTags member={id} />
      </Collapsible>
      <Collapsible title={t('member.notes')} open={open}>
        <MemberNotes member={id} />
      </Collapsible>
      <Collapsible title={t('member.withdrawals')} open={open}>
        <Withdrawals member={id} />
      </Collapsible>
      <Collapsible title={t('member.deposits')} open={open}>
        <Deposits member={id} />
      </Collapsible>
      <Collapsible title={t('member.bets')} open={open}>
        <Bets member={id} />
      </Collapsible>
      <Collapsible title={t('member.sessions')} open={open}>
        <Sessions member={id} />
      </Collapsible>
    </aside>
  );
}

function Deposits({ member }: { member: string }) {
  return (
    <Lines query={useQuery(memberDepositsQuery(member))}>
      {(deposit) => <MemberDeposit key={deposit.id} deposit={deposit} />}
    </Lines>
  );
}

function Withdrawals({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  return (
    <Lines query={useQuery(memberWithdrawalsQuery(member))}>
      {(each) => (
        <MemberLine
          key={each.id}
          title={<Figure>{amount(each.amount, each.currency)}</Figure>}
          status={
            <StatusPill tone={STATE_LABELS[each.status].tone}>
              {t(`state.${STATE_LABELS[each.status].key}`)}
            </StatusPill>
          }
          facts={[
            dateTime(each.createdAt),
            `${each.bankAccount.bank} •${each.bankAccount.lastDigits}`,
            each.id.slice(0, 8),
          ]}
        />
      )}
    </Lines>
  );
}

function Bets({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const gameName = useGameName();
  return (
    <Lines query={useQuery(memberBetsQuery(member))}>
      {(bet) => (
        <MemberLine
          key={bet.id}
          title={gameName(bet.gameNames)}
          status={<BetStatus bet={bet} />}
          facts={[
            dateTime(bet.openedAt),
            t('member.stake', { amount: amount(bet.stake, bet.currency) }),
            t('member.payout', { amount: amount(bet.payout, bet.currency) }),
          ]}
        />
      )}
    </Lines>
  );
}

function Sessions({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  return (
    <Lines query={useQuery(memberSessionsQuery(member))}>
      {({ id, startedAt, address, client, device, userAgent }) => (
        <MemberLine
          key={id}
          title={dateTime(startedAt)}
          status={address}
          facts={[
            device === null ? t('member.noDevice') : t('member.device', { device: device.slice(0, 8) }),
            ...(client === 'app' ? [t('member.app')] : []),
            browserName(userAgent) ?? (userAgent || t('member.unknownClient')),
          ]}
        />
      )}
    </Lines>
  );
}

interface LinesProps<Row> {
  query: UseQueryResult<{ list: Row[] }>;
  children: (row: Row) => ReactNode;
}

function Lines<Row>({ query, children }: LinesProps<Row>) {
  const { t } = useTranslation('operations');
  return (
    <Loaded query={query} room="small">
      {({ list }) =>
        list.length === 0 ? <p className={styles.none}>{t('member.none')}</p> : <ul>{list.map(children)}</ul>
      }
    </Loaded>
  );
}
