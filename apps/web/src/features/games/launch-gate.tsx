import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../data/calls/use-error-text';
import { Button } from '../../ui/forms/button';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { Dialog } from '../../ui/overlays/dialog';
import { NeedAccountDialog } from '../gate/shared/need-account-dialog';
import type { PlayRequest } from './play-store';
import { useLaunchGate } from './use-launch-gate';

interface LaunchGateProps {
  request: PlayRequest;
  onEnd: () => void;
}

/** Lets a member through to the stage, and tells everybody else, over the page on show, what is missing. */
export default function LaunchGate({ request, onEnd }: LaunchGateProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { state, send } = useLaunchGate(request, onEnd);
  const { game, refusal } = state.context;
  const dismiss = () => send({ type: 'DISMISS' });
  if (state.matches('needsAccount'))
    return <NeedAccountDialog onConfirm={() => send({ type: 'CONFIRM' })} onClose={dismiss} />;
  if (!state.matches('refused') || !refusal)
    return <VisuallyHidden role="status">{t('games.starting')}</VisuallyHidden>;
  const missing = refusal.code === 'error_not_found';
  return (
    <Dialog
      open
      onClose={dismiss}
      title={game?.gameName ?? t('games.cannotStart')}
      description={missing ? t('games.missingText') : errorText.ofRefusal(refusal)}
      footer={
        <>
          <Button onClick={dismiss}>{t('common.close')}</Button>
          {!missing && (
            <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
              {t('common.retry')}
            </Button>
          )}
        </>
      }
    />
  );
}
