import { useTranslation } from 'react-i18next';
import { StepActions } from '../../forms/step-actions';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/forms/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Stack } from '../../ui/layout/stack';
import { ContractImpact } from './contract-impact';
import type { ContractStep } from './contract-step';
import { usePeriodText } from './use-period-text';

/** Asks once more before an offer is accepted, and names the downlines that it affects. */
export function ContractConfirmation({ state, send }: ContractStep) {
  const { t, i18n } = useTranslation('agency');
  const { from } = usePeriodText();
  const { impact, agreed, refusal, joined } = state.context;
  const at = (step: 'loadingImpact' | 'impactUnknown' | 'blocked' | 'refused') =>
    state.matches({ asking: step });
  const sending = state.matches('sending');
  const loading = at('loadingImpact');
  const count = impact?.affected.length ?? 0;
  const values = { count, shown: count.toLocaleString(i18n.language) };
  return (
    <Stack gap={4}>
      {loading && (
        <Stack gap={2} aria-busy="true">
          <p role="status">{t('contract.dialog.loading')}</p>
          <Skeleton shape="block" />
        </Stack>
      )}
      {!loading && impact && (
        <>
          {joined && <p role="alert">{t('contract.dialog.changed')}</p>}
          {!impact.refused && <p>{t('contract.dialog.takesEffect', { time: from(impact.takesEffectAt) })}</p>}
          <p>{impactSentence()}</p>
          {count > 0 && <ContractImpact impact={impact} joined={joined} />}
          {at('blocked') && <p>{t('contract.dialog.blockedNext')}</p>}
          {count > 0 && !impact.refused && (
            <Checkbox
              label={t('contract.dialog.agree', values)}
              checked={agreed}
              disabled={sending}
              onChange={(event) => send({ type: 'AGREE', agreed: event.target.checked })}
            />
          )}
        </>
      )}
      <StepActions
        refusal={refusal}
        back={t('contract.dialog.back')}
        onBack={() => send({ type: 'BACK' })}
        sending={sending}
      >
        {at('blocked') || at('impactUnknown') ? (
          <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
            {t('contract.dialog.lookAgain')}
          </Button>
        ) : (
          <Button
            tone="primary"
            loading={sending || loading}
            disabledReason={!loading && count > 0 && !agreed && t('contract.dialog.agreeFirst')}
            onClick={() => send({ type: 'SEND' })}
          >
            {t(at('refused') ? 'contract.dialog.again' : 'contract.dialog.accepting')}
          </Button>
        )}
      </StepActions>
    </Stack>
  );

  function impactSentence(): string {
    if (count === 0) return t('contract.dialog.touchesNobody');
    return impact?.refused ? t('contract.dialog.blocked', values) : t('contract.dialog.touches', values);
  }
}
