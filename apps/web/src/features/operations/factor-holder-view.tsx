import { useTranslation } from 'react-i18next';
import type { FactorHolder } from '#libs/authentication/common/factor-reset';

import { proposeFactorReset } from '#libs/operations/common/factor-reset.calls';
import { Facts } from '../../ui/data/facts';
import { StatusPill } from '../../ui/data/status-pill';
import { CaseActions } from './case-actions';
import { FactorCard } from './factor-card';
import { OperatorReasonDialog } from './operator-dialogs';

/** The member that was looked for: whether there is anything to reset, and who would be told. */
export function FactorHolderView({ holder }: { holder: FactorHolder }) {
  const { t, i18n } = useTranslation('operations');
  const { member, authenticator, contacts, reset, recoveryCodesLeft } = holder;
  return (
    <FactorCard
      account={member.account}
      status={
        <StatusPill tone={authenticator ? 'gain' : 'neutral'}>
          {t(authenticator ? 'factor.on' : 'factor.off')}
        </StatusPill>
      }
    >
      <Facts
        items={[
          { label: t('factor.codesLeft'), value: recoveryCodesLeft.toLocaleString(i18n.language) },
          { label: t('factor.told'), value: contacts.join(', ') || t('factor.nobodyTold') },
        ]}
      />
      <CaseActions
        actions={[
          authenticator &&
            !reset && {
              label: t('factor.propose'),
              tone: 'danger',
              call: proposeFactorReset,
              dialog: (close) => (
                <OperatorReasonDialog
                  call={proposeFactorReset}
                  inputOf={(reason) => ({ account: member.account, reason })}
                  title={t('factor.proposeTitle', { account: member.account })}
                  text={t('factor.proposeText')}
                  action={t('factor.propose')}
                  done={t('factor.proposed')}
                  onClose={close}
                />
              ),
            },
        ]}
      />
    </FactorCard>
  );
}
