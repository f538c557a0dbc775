import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openChat } from '#libs/messaging/common/service.calls';
import { POST_LENGTH, THREAD_SUBJECTS, type ThreadSubject } from '#libs/messaging/common/thread';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { Form } from '../../forms/form';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { useMomentText } from '../../i18n/use-moment-text';
import { Select } from '../../ui/forms/select';
import { TextArea } from '../../ui/forms/text-area';
import { Section } from '../../ui/layout/section';
import { readDraft, useStoredDraft } from '../feedback/shared/draft';
import { changeService, type Service, withChat } from './service.api';

const DRAFT = 'chat';

interface ChatFormProps {
  service: Service;
  /** Nobody is there: what was written became feedback, under this id. */
  onFeedback: (id: string) => void;
}

/** Begins a chat. Sent again after a lost answer, it is begun once. */
export function ChatForm({ service, onFeedback }: ChatFormProps) {
  const { t, i18n } = useTranslation();
  const { t: help } = useTranslation('help');
  const { dateTime } = useMomentText();
  const [clientId] = useState(() => crypto.randomUUID());
  const command = useCommand(openChat, {
    onDone: ({ posts: _, ...thread }) => {
      form.fill({ text: '' });
      if (thread.kind === 'feedback') onFeedback(thread.id);
      else changeService((held) => withChat(held, thread));
    },
  });
  const form = useForm(
    { type: 'deposit' as ThreadSubject, text: readDraft(DRAFT) },
    {
      sending: command,
      check: (fields) => fieldErrorsOf(openChat.input, { ...fields, clientId }),
      submit: (fields) => command.run({ ...fields, clientId }),
    },
  );
  const { text } = form.fields;
  useStoredDraft(DRAFT, text);
  const { isOpen, opensAt, waiting } = service;
  const lead = isOpen
    ? waiting.length === 0
      ? help('chat.nobodyWaits')
      : help('chat.waiting', {
          count: waiting.length,
          shown: waiting.length.toLocaleString(i18n.language),
        })
    : opensAt === null
      ? help('chat.closedText')
      : help('chat.closedUntil', { at: dateTime(opensAt) });
  return (
    <Section title={help(isOpen ? 'chat.askTitle' : 'chat.closedTitle')} text={lead}>
      <Form form={form} action={help(isOpen ? 'chat.begin' : 'chat.leaveMessage')}>
        <Select
          {...form.control('type')}
          label={t('feedback.type')}
          options={THREAD_SUBJECTS.map((value) => ({ value, label: t(`feedback.types.${value}`) }))}
          required
        />
        <TextArea
          {...form.input('text')}
          label={t('feedback.content')}
          hint={t('feedback.left', { left: (POST_LENGTH - text.length).toLocaleString(i18n.language) })}
          rows={3}
          maxLength={POST_LENGTH}
          required
        />
      </Form>
    </Section>
  );
}
