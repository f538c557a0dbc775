import { useTranslation } from 'react-i18next';
import { elevateOperatorSession } from '#libs/authentication/common/operator.calls';
import { CommandDialog } from '../../forms/command-dialog';
import { useCommand } from '../../forms/use-command';
import { useCommandForm } from '../../forms/use-command-form';
import { CodeField } from '../../ui/forms/code-field';
import { useWaitingForCode } from './elevation';
import { setElevatedUntil } from './operator-store';

/** Asks for a fresh code while a call of weight waits for one. */
export function ElevationDialog() {
  const answer = useWaitingForCode();
  return answer && <CodeDialog answer={answer} />;
}

function CodeDialog({ answer }: { answer: (given: boolean) => void }) {
  const { t } = useTranslation('operations');
  const command = useCommand(elevateOperatorSession, {
    onDone: ({ elevatedUntil }) => {
      setElevatedUntil(elevatedUntil);
      answer(true);
    },
  });
  const form = useCommandForm(command, { code: '' });
  return (
    <CommandDialog
      form={form}
      title={t('elevation.title')}
      text={t('elevation.text')}
      action={t('elevation.submit')}
      onClose={() => answer(false)}
    >
      <CodeField {...form.control('code')} label={t('login.code')} hint={t('login.codeHint')} required />
    </CommandDialog>
  );
}
