import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailTranscript, rateChat } from '#libs/messaging/common/service.calls';
import type { ThreadDetail } from '#libs/messaging/common/thread';
import { FormRefusal } from '../../forms/form-refusal';
import { useCommand } from '../../forms/use-command';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { ChatRating } from './chat-rating';

interface ChatEndProps {
  thread: ThreadDetail;
  /** Nobody knows an address of a guest to which the chat could be mailed. */
  isGuest: boolean;
  onLeave: () => void;
}

/** Below a chat that is over: how it was, a copy by mail, and another one. */
export function ChatEnd({ thread: { id, chat }, isGuest, onLeave }: ChatEndProps) {
  const { t } = useTranslation('help');
  const [isMailed, setMailed] = useState(false);
  const rate = useCommand(rateChat);
  const mail = useCommand(mailTranscript, { onDone: () => setMailed(true) });
  const given = chat?.rating ?? null;
  return (
    <Section card title={t('chat.ended')}>
      {given === null ? (
        <ChatRating
          label={t('chat.rate')}
          busy={rate.busy}
          onRate={(rating) => void rate.run({ id, rating })}
        />
      ) : (
        <StatusLine>{t('chat.rated')}</StatusLine>
      )}
      <FormRefusal refusal={rate.refusal ?? mail.refusal} />
      {isMailed && <StatusLine>{t('chat.mailed')}</StatusLine>}
      <Row justify="start">
        <Button tone="primary" onClick={onLeave}>
          {t('chat.again')}
        </Button>
        {!isGuest && !isMailed && (
          <Button loading={mail.busy} onClick={() => void mail.run({ id })}>
            {t('chat.mail')}
          </Button>
        )}
      </Row>
    </Section>
  );
}
