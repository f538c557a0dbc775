import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../../lazy/with-phrases';
import { EmptyState } from '../../ui/art/empty-state';
import { Button } from '../../ui/forms/button';
import { PHONE_CHECK_CHANNEL, type PhoneCheckAnswer } from './phone-check';

export default withPhrases('identity', PhoneCheckPage);

/** Where the third party's window comes back to: it tells the page that opened it, and closes. */
function PhoneCheckPage() {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  useEffect(() => {
    answerOpener();
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

function answerOpener(): void {
  const fields = new URLSearchParams(location.hash.slice(1));
  const answer: PhoneCheckAnswer = {
    state: fields.get('state') ?? '',
    idToken: fields.get('id_token') ?? undefined,
    error: fields.get('error') ?? undefined,
  };
  const channel = new BroadcastChannel(PHONE_CHECK_CHANNEL);
  channel.postMessage(answer);
  channel.close();
  history.replaceState(null, '', location.pathname);
}
