import { useTranslation } from 'react-i18next';
import type { Downline } from '#libs/agency/common/team.calls';
import { isAgent } from '#libs/members/common/member-types';

import { useColumns } from '../../lists/use-columns';
import { StatusPill } from '../../ui/data/status-pill';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { DownlineActions } from './downline-actions';

const STATE_TONES = { active: 'gain', disabled: 'live', closed: 'neutral' } as const;

/** `direct`: these stand directly below the agent, who may offer them contracts and send them money. */
export function useDownlineColumns(currency: string, direct: boolean) {
  const { t } = useTranslation('agency');
  const column = useColumns<Downline>(() => currency);
  return [
    column.own(
      t('team.account'),
      ({ account, nickname }) => (
        <Stack as="span" gap={0}>
          <b>{account}</b>
          {nickname && (
            <Text as="small" size="label" tone="muted">
              {nickname}
            </Text>
          )}
        </Stack>
      ),
      ({ account }) => account,
      { sort: 'account' },
    ),
    column.inFile(t('team.nickname'), ({ nickname }) => nickname ?? ''),
    column.own(t('team.actions'), (downline) => <DownlineActions downline={downline} direct={direct} />),
    column.text(t('team.kind'), ({ type }) => (isAgent(type) ? t('team.agent') : t('team.member'))),
    column.count(t('team.direct'), ({ directMembers }) => directMembers),
    column.count(t('team.teamSize'), ({ teamMembers }) => teamMembers, { sort: 'team' }),
    column.amount(t('team.validBet'), ({ validBet }) => validBet, { sort: 'validBet' }),
    column.amount(t('team.profit'), ({ profit }) => profit, {
      sort: 'profit',
      tone: ({ profit }) => (profit.startsWith('-') ? 'live' : 'text'),
    }),
    column.amount(t('team.balance'), ({ balance }) => balance, { sort: 'balance' }),
    column.day(t('team.registered'), ({ registeredAt }) => registeredAt, { sort: 'registered' }),
    column.moment(t('team.lastLogin'), ({ lastLoginAt }) => lastLoginAt, t('team.never')),
    column.own(
      t('team.status'),
      ({ status }) => <StatusPill tone={STATE_TONES[status]}>{t(`team.states.${status}`)}</StatusPill>,
      ({ status }) => t(`team.states.${status}`),
    ),
  ];
}
