import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { freePlay } from '#libs/authentication/common/session.calls';
import { FREE_PLAY } from '#libs/site/common/modules';
import { enterSession } from '../../../data/session/enter-session';
import { useModule } from '../../../data/site/use-module';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { Button } from '../../../ui/forms/button';
import { freePlayRequest } from '../free-play-request';

/** Begins a session with play money, where the brand offers that. The page goes on by itself. */
export function FreePlayButton() {
  const { t } = useTranslation('identity');
  const offered = useModule(FREE_PLAY);
  const { run, busy, refusal } = useCommand(freePlay, { onDone: (session) => enterSession(session) });
  if (!offered) return null;
  return (
    <div>
      <FormRefusal refusal={refusal} />
      <Button wide icon={<Ticket size={18} />} loading={busy} onClick={() => void run(freePlayRequest())}>
        {t('freePlay.start')}
      </Button>
    </div>
  );
}
