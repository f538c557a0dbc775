import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useIsAgent } from '../../data/session/use-is-agent';
import { WithPhrases } from '../../lazy/with-phrases';
import { WaitingBar } from '../../ui/feedback/waiting-bar';
import { Button } from '../../ui/forms/button';
import { contractDialog } from './contract-dialog-actor';

/** Under the header, while dismissed offers wait for an answer. */
export default function ContractBar() {
  if (!useIsAgent()) return null;
  return (
    <WithPhrases bundle="agency" waiting={null}>
      <Bar />
    </WithPhrases>
  );
}

function Bar() {
  const { t, i18n } = useTranslation('agency');
  const count = useSelector(
    contractDialog,
    ({ context }) =>
      context.offers.filter(({ id }) => context.dismissed.has(id) && !context.answered.has(id)).length,
  );
  return (
    <WaitingBar>
      {count > 0 && (
        <>
          <span>{t('contract.bar.waiting', { count, shown: count.toLocaleString(i18n.language) })}</span>
          <Button size="small" onClick={() => contractDialog.send({ type: 'REOPEN' })}>
            {t('contract.bar.answer')}
          </Button>
        </>
      )}
    </WaitingBar>
  );
}
