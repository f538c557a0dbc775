import { useTranslation } from 'react-i18next';
import type { ContractDetail } from '#libs/agency/common/contract.calls';
import { Activity, type Step } from '../../lists/activity';
import { isComing } from './contract-status';
import { useParties } from './use-parties';

const FINAL_STATES = new Set(['ended', 'rejected', 'withdrawn']);

/** The steps of a contract and who made them, and when it starts or ends. */
export function ContractActivity({ detail: { contract, timeline } }: { detail: ContractDetail }) {
  const { t } = useTranslation('agency');
  const parties = useParties(contract);
  const byWhom = (by: 'upline' | 'downline' | 'rule') =>
    by === 'rule' ? t('contract.detail.byRule') : t('contract.detail.by', { name: parties[by] });
  const ahead: Step[] = [];
  if (isComing(contract)) ahead.push({ label: t('contract.detail.counts'), at: contract.inForceFrom });
  if (contract.status === 'ending' && contract.inForceUntil !== null)
    ahead.push({ label: t('contract.detail.steps.ended'), at: contract.inForceUntil });
  return (
    <Activity
      label={t('contract.detail.timeline')}
      past={timeline.map(({ status, at, by }) => ({
        label: t(`contract.detail.steps.${status}`),
        at,
        note: status === 'ended' ? undefined : byWhom(by),
        failed: status === 'rejected',
      }))}
      ahead={ahead}
      isOver={FINAL_STATES.has(timeline.at(-1)?.status ?? '')}
    />
  );
}
