import { useTranslation } from 'react-i18next';
import type { Downline } from '#libs/agency/common/team.calls';
import { isAgent } from '#libs/identity/common/member-types';
import type { CsvColumn } from '../../query/csv-export';

export function useDownlineCsv(): CsvColumn<Downline>[] {
  const { t } = useTranslation('agency');
  return [
    { header: t('team.account'), value: ({ account }) => account },
    { header: t('team.nickname'), value: ({ nickname }) => nickname ?? '' },
    { header: t('team.kind'), value: ({ type }) => (isAgent(type) ? t('team.agent') : t('team.member')) },
    { header: t('team.direct'), value: ({ directMembers }) => String(directMembers) },
    { header: t('team.teamSize'), value: ({ teamMembers }) => String(teamMembers) },
    { header: t('team.validBet'), value: ({ validBet }) => validBet },
    { header: t('team.profit'), value: ({ profit }) => profit },
    { header: t('team.balance'), value: ({ balance }) => balance },
    { header: t('team.registered'), value: ({ registeredAt }) => registeredAt },
    { header: t('team.lastLogin'), value: ({ lastLoginAt }) => lastLoginAt ?? '' },
    { header: t('team.status'), value: ({ status }) => t(`team.states.${status}`) },
  ];
}
