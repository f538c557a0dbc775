import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorHolder } from '#libs/identity/common/factor-reset';
import { proposeFactorReset } from '#libs/operations/common/factor-reset.calls';
import { Button } from '../../ui/button';
import { StatusPill } from '../../ui/status-pill';
import { useToast } from '../../ui/toast';
import styles from './factor-resets-page.module.css';
import { Facts } from './facts';
import { useAct } from './operations.api';
import { ReasonDialog } from './reason-dialog';

/** The member that was looked for: whether there is anything to reset, and who would be told. */
export function FactorHolderView({ holder }: { holder: FactorHolder }) {
  const { t, i18n } = useTranslation('operations');
  const toast = useToast();
  const [proposing, setProposing] = useState(false);
  const { member, authenticator, contacts, reset, recoveryCodesLeft } = holder;
  const propose = useAct(proposeFactorReset, () => {
    toast.show({ title: t('factor.proposed') });
    setProposing(false);
  });
  return (
    <article className={styles.card} aria-label={member.account}>
      <div className={styles.head}>
        <h2>{member.account}</h2>
        <StatusPill tone={authenticator ? 'gain' : 'neutral'}>
          {t(authenticator ? 'factor.on' : 'factor.off')}
        </StatusPill>
      </div>
      <Facts
        items={[
          { label: t('factor.codesLeft'), value: recoveryCodesLeft.toLocaleString(i18n.language) },
          {
            label: t('factor.told'),
            value: contacts.length > 0 ? contacts.join(', ') : t('factor.nobodyTold'),
          },
        ]}
      />
      {authenticator && !reset && (
        <div className={styles.actions}>
          <Button tone="danger" onClick={() => setProposing(true)}>
            {t('factor.propose')}
          </Button>
        </div>
      )}
      {proposing && (
        <ReasonDialog
          title={t('factor.proposeTitle', { account: member.account })}
          text={t('factor.proposeText')}
          action={t('factor.propose')}
          busy={propose.busy}
          refusal={propose.refusal}
          onClose={() => setProposing(false)}
          onReason={(reason) => propose.act({ account: member.account, reason })}
        />
      )}
    </article>
  );
}
