import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  CONTACT_LENGTH,
  FEEDBACK_LENGTH,
  THREAD_SUBJECTS,
  type ThreadSubject,
} from '#libs/messaging/common/thread';
import { sendFeedback } from '#libs/messaging/common/thread.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { Form } from '../../forms/form';
import { isAboutImages } from '../../forms/image-upload';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { Checkbox } from '../../ui/forms/checkbox';
import { Select } from '../../ui/forms/select';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { Page } from '../../ui/layout/page';
import { readDraft, useStoredDraft } from './shared/draft';
import { PostImages } from './shared/post-images';

const DRAFT = 'feedback';

/** Opens a conversation, or makes a complaint. Sent again after a lost answer, it is opened once. */
export default function NewFeedbackPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [clientId] = useState(() => crypto.randomUUID());
  const [images, setImages] = useState<File[]>([]);
  const command = useCommand(sendFeedback, {
    onDone: ({ id }) => {
      form.fill({ content: '' });
      void navigate(pathOf(PATHS.feedbackThread, { id }), { replace: true });
    },
  });
  const initial = {
    type: 'deposit' as ThreadSubject,
    content: readDraft(DRAFT),
    contact: '',
    complaint: false,
  };
  const form = useForm(initial, {
    sending: { ...command, refusal: isAboutImages(command.refusal) ? null : command.refusal },
    check: (fields) => fieldErrorsOf(sendFeedback.input, inputOf(fields)),
    submit: (fields) => command.run({ ...inputOf(fields), clientId }, images),
  });
  const { content, complaint } = form.fields;
  useStoredDraft(DRAFT, content);
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Page
      title={t('feedback.new')}
      width="form"
      tools={<LinkButton to={PATHS.feedback}>{t('feedback.back')}</LinkButton>}
    >
      <Form form={form} action={t(complaint ? 'feedback.sendComplaint' : 'feedback.send')}>
        <Select
          {...form.control('type')}
          label={t('feedback.type')}
          options={THREAD_SUBJECTS.map((value) => ({ value, label: t(`feedback.types.${value}`) }))}
          required
        />
        <TextArea
          {...form.input('content')}
          label={t('feedback.content')}
          hint={t('feedback.contentHint', {
            min: number(FEEDBACK_LENGTH.min),
            left: number(FEEDBACK_LENGTH.max - content.length),
          })}
          rows={4}
          maxLength={FEEDBACK_LENGTH.max}
          required
        />
        <PostImages files={images} onChange={setImages} refusal={command.refusal} disabled={command.busy} />
        <TextField
          {...form.input('contact')}
          label={t('feedback.contact')}
          hint={t('feedback.contactHint')}
          maxLength={CONTACT_LENGTH}
        />
        <Checkbox
          label={t('feedback.asComplaint')}
          hint={t('feedback.asComplaintHint')}
          checked={complaint}
          onChange={(event) => form.set({ complaint: event.target.checked })}
        />
      </Form>
    </Page>
  );
}

interface Fields {
  type: ThreadSubject;
  content: string;
  contact: string;
  complaint: boolean;
}

const inputOf = ({ contact, complaint, ...fields }: Fields) => ({
  ...fields,
  ...(contact.trim() && { contact }),
  complaint: complaint ? ('1' as const) : ('0' as const),
});
