import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isAgent } from '#libs/identity/common/member-types';
import { WithPhrases } from '../../app/with-phrases';
import { Button } from '../../ui/button';
import { WaitingBar } from '../../ui/waiting-bar';
import { memberInfoQuery } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { contractDialog } from './contract-dialog-actor';

/** Under the header, while offers that an agent put off wait for an answer. */
export default function ContractBar() {
  const info = useQuery(memberInfoQuery, queryClient);
  if (!info.data || !isAgent(info.data.type)) return null;
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
      context.offers.filter(({ id }) => context.aside.has(id) && !context.answered.has(id)).length,
  );
  return (
    <WaitingBar>
      {count > 0 && (
        <>
          <span>{t('contract.bar.waiting', { count, shown: count.toLocaleString(i18n.language) })}</span>
          <Button size="small" onClick={() => contractDialog.send({ type: 'TAKE_UP' })}>
            {t('contract.bar.answer')}
          </Button>
        </>
      )}
    </WaitingBar>
  );
}
