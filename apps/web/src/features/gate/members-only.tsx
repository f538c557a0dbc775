import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';
import { GateDialog } from './gate-dialog';
import { useFullAccount } from './shared/use-full-account';
import { useGateFlow } from './use-gate-flow';

const HERE = { proceed: () => undefined };

/**
 * Around the pages that a trial account may not use. A member sees the page at once: the server refuses a trial's calls
 * in any case, and the gate takes the page's place as soon as it is known who is here.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const gate = useGateFlow(HERE);
  if (!gate.closed) return children;
  return (
    <>
      <NeedAccount />
      <GateDialog gate={gate} />
    </>
  );
}

function NeedAccount() {
  const { t } = useTranslation();
  const openAccount = useFullAccount();
  return (
    <EmptyState
      heading="h1"
      title={t('games.needAccountTitle')}
      text={t('errors.error_in_need_true_account')}
      action={
        <Button tone="primary" onClick={() => void openAccount()}>
          {t('games.openAccount')}
        </Button>
      }
    />
  );
}
