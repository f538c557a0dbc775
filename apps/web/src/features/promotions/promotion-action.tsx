import { useTranslation } from 'react-i18next';
import { joinPromotion, type Promotion } from '#libs/rewards/common/promotions.calls';
import { useIsMember } from '../../data/session/session-store';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { useDialogPlace } from '../../routes/use-dialog-place';
import { Button } from '../../ui/forms/button';
import { useGate } from '../gate/shared/use-gate';
import { ClaimButton } from './claim-button';
import { nextStep } from './next-step';
import { renewPromotions } from './promotions.api';

/** The one thing to do next about a promotion; a guest logs in first, and is back here then. */
export function PromotionAction({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const place = useDialogPlace();
  const isMember = useIsMember();
  const step = nextStep(promotion, isMember);
  if (!step) return null;
  switch (step.do) {
    case 'claim':
      return <ClaimButton reward={step.reward} />;
    case 'join':
      return <JoinButton promotion={promotion} />;
    case 'login':
    case 'register':
      return (
        <LinkButton
          to={PATHS[step.do]}
          state={place}
          tone="primary"
          aria-label={`${t(step.do)}: ${promotion.title}`}
        >
          {t(step.do)}
        </LinkButton>
      );
    case 'go':
      return (
        <LinkButton to={step.to} tone="primary" aria-label={`${t(`way.${step.label}`)}: ${promotion.title}`}>
          {t(`way.${step.label}`)}
        </LinkButton>
      );
  }
}

/** A trial account is offered a full one. */
export function JoinButton({ promotion: { id, title } }: { promotion: Pick<Promotion, 'id' | 'title'> }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const gate = useGate();
  const command = useCommand(joinPromotion, { onAnswer: renewPromotions });
  return (
    <>
      <Button
        tone="primary"
        loading={command.busy}
        aria-label={`${t('join')}: ${title}`}
        onClick={() => gate(() => void command.run({ id }))}
      >
        {t('join')}
      </Button>
      <FormRefusal refusal={command.refusal} />
    </>
  );
}
