import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { WithPhrases } from '../../app/with-phrases';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/button';
import { PHONE_CHECK_CHANNEL, type PhoneCheckWord } from './phone-check';

/** Where the third party's window comes back to: it tells the page that opened it, and closes. */
export default function PhoneCheckPage() {
  return (
    <WithPhrases bundle="identity">
      <Returned />
    </WithPhrases>
  );
}

function Returned() {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  useEffect(() => {
    tellOpener();
    window.close();
  }, []);
  return (
    <EmptyState
      heading="h1"
      title={t('phoneCheck.returnedTitle')}
      text={t('phoneCheck.returnedText')}
      action={<Button onClick={() => window.close()}>{words('common.close')}</Button>}
    />
  );
}

function tellOpener(): void {
  const answer = new URLSearchParams(location.hash.slice(1));
  const word: PhoneCheckWord = {
    state: answer.get('state') ?? '',
    idToken: answer.get('id_token') ?? undefined,
    error: answer.get('error') ?? undefined,
  };
  const channel = new BroadcastChannel(PHONE_CHECK_CHANNEL);
  channel.postMessage(word);
  channel.close();
  history.replaceState(null, '', location.pathname);
}
