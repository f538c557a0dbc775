import { useTranslation } from 'react-i18next';
import type { Downline } from '#libs/agency/common/team.calls';
import { isAgent } from '#libs/identity/common/member-types';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';
import { StatusPill } from '../../ui/status-pill';
import { DownlineActions } from './downline-actions';
import styles from './team.module.css';

const STATE_TONES = { active: 'gain', disabled: 'live', closed: 'neutral' } as const;

/** `direct`: these stand directly below the agent, who may offer them contracts and send them money. */
export function useDownlineColumns(currency: string, direct: boolean): Column<Downline>[] {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const { date, dateTime } = useMomentText();
  return [
    {
      key: 'account',
      header: t('team.account'),
      sortable: true,
      cell: ({ account, nickname }) => (
        <span className={styles.account}>
          {account}
          {nickname && <small>{nickname}</small>}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('team.actions'),
      cell: (downline) => <DownlineActions downline={downline} direct={direct} />,
    },
    {
      key: 'kind',
      header: t('team.kind'),
      cell: ({ type }) => (isAgent(type) ? t('team.agent') : t('team.member')),
    },
    {
      key: 'direct',
      header: t('team.direct'),
      figures: true,
      cell: ({ directMembers }) => count(directMembers),
    },
    {
      key: 'team',
      header: t('team.teamSize'),
      figures: true,
      sortable: true,
      cell: ({ teamMembers }) => count(teamMembers),
    },
    {
      key: 'validBet',
      header: t('team.validBet'),
      figures: true,
      sortable: true,
      cell: ({ validBet }) => amount(validBet, currency),
    },
    {
      key: 'profit',
      header: t('team.profit'),
      figures: true,
      sortable: true,
      cell: ({ profit }) => (
        <Figure tone={profit.startsWith('-') ? 'live' : 'text'}>{amount(profit, currency)}</Figure>
      ),
    },
    {
      key: 'balance',
      header: t('team.balance'),
      figures: true,
      sortable: true,
      cell: ({ balance }) => amount(balance, currency),
    },
    {
      key: 'registered',
      header: t('team.registered'),
      sortable: true,
      cell: ({ registeredAt }) => date(registeredAt),
    },
    {
      key: 'lastLogin',
      header: t('team.lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? dateTime(lastLoginAt) : t('team.never')),
    },
    {
      key: 'status',
      header: t('team.status'),
      cell: ({ status }) => <StatusPill tone={STATE_TONES[status]}>{t(`team.states.${status}`)}</StatusPill>,
    },
  ];
}
