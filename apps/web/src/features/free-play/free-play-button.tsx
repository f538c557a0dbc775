import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FREE_PLAY } from '#libs/site/common/modules';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { Button } from '../../ui/button';
import { enterSession } from '../session/enter-session';
import { FormRefusal } from '../session/form-refusal';
import { useModule } from '../session/use-module';
import { startFreePlay } from './start-free-play';

/** Begins a session with play money, where the brand offers that. The page goes on by itself. */
export function FreePlayButton() {
  const { t } = useTranslation('identity');
  const offered = useModule(FREE_PLAY);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  if (!offered) return null;
  const start = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      enterSession(await startFreePlay());
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  return (
    <div>
      <FormRefusal refusal={refusal} />
      <Button wide icon={<Ticket size={18} />} loading={busy} onClick={() => void start()}>
        {t('freePlay.start')}
      </Button>
    </div>
  );
}
