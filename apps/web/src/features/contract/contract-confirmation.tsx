import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Skeleton } from '../../ui/skeleton';
import { FormRefusal } from '../session/form-refusal';
import styles from './contract-dialog.module.css';
import { ContractGone } from './contract-gone';
import { ContractImpact } from './contract-impact';
import type { ContractStep } from './contract-step';
import { usePeriodText } from './use-period-text';

/** The last word before an acceptance counts: names whom it touches. */
export function ContractConfirmation({ offer, state, tell }: ContractStep) {
  const { t, i18n } = useTranslation('agency');
  const { from } = usePeriodText();
  const { impact, agreed, refusal } = state.context;
  const at = (step: 'loadingImpact' | 'impactUnknown' | 'blocked' | 'refused') =>
    state.matches({ asking: step });
  const sending = state.matches('sending');
  if (state.matches('gone')) return <ContractGone offer={offer} tell={tell} />;
  const count = impact?.affected.length ?? 0;
  const words = { count, shown: count.toLocaleString(i18n.language) };
  const loading = at('loadingImpact');
  return (
    <div className={styles.step}>
      {loading && (
        <div aria-busy="true">
          <p role="status">{t('contract.dialog.loading')}</p>
          <Skeleton shape="block" className={styles.listWaiting} />
        </div>
      )}
      {!loading && impact && (
        <>
          <p role="alert">{state.context.joined && t('contract.dialog.changed')}</p>
          {!impact.refused && <p>{t('contract.dialog.takesEffect', { time: from(impact.takesEffectAt) })}</p>}
          <p>{impactSentence()}</p>
          {count > 0 && <ContractImpact impact={impact} joined={state.context.joined} />}
          {at('blocked') && <p>{t('contract.dialog.blockedNext')}</p>}
          {count > 0 && !impact.refused && (
            <Checkbox
              label={t('contract.dialog.agree', words)}
              checked={agreed}
              disabled={sending}
              onChange={(event) => tell({ type: 'AGREE', agreed: event.target.checked })}
            />
          )}
        </>
      )}
      <FormRefusal refusal={refusal} />
      <div className={styles.answers}>
        <Button disabled={sending} onClick={() => tell({ type: 'BACK' })}>
          {t('contract.dialog.back')}
        </Button>
        {at('blocked') || at('impactUnknown') ? (
          <Button tone="primary" onClick={() => tell({ type: 'RETRY' })}>
            {t('contract.dialog.lookAgain')}
          </Button>
        ) : (
          <Button
            tone="primary"
            loading={sending}
            disabled={loading || (count > 0 && !agreed)}
            onClick={() => tell({ type: 'SEND' })}
          >
            {t(at('refused') ? 'contract.dialog.again' : 'contract.dialog.accepting')}
          </Button>
        )}
      </div>
    </div>
  );

  function impactSentence(): string {
    if (count === 0) return t('contract.dialog.touchesNobody');
    return impact?.refused ? t('contract.dialog.blocked', words) : t('contract.dialog.touches', words);
  }
}
