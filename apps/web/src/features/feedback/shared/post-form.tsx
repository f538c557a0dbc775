import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POST_LENGTH } from '#libs/messaging/common/thread';
import { writePost } from '#libs/messaging/common/thread.calls';
import { FormRefusal } from '../../../forms/form-refusal';
import { isAboutImages } from '../../../forms/image-upload';
import { useCommand } from '../../../forms/use-command';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/forms/button';
import { TextArea } from '../../../ui/forms/text-area';
import { Stack } from '../../../ui/layout/stack';
import { readDraft, useStoredDraft } from './draft';
import styles from './post-form.module.css';
import { usePostImages } from './use-post-images';

interface PostFormProps {
  thread: string;
  /** Lines that the field shows. */
  rows?: number;
  /** Called while the person types. */
  onType?: () => void;
}

/** The field for the next post. What is typed is kept until it is sent; a post that got no answer is sent again under its client id. */
export function PostForm({ thread, rows = 3, onType }: PostFormProps) {
  const { t, i18n } = useTranslation();
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const command = useCommand(writePost, {
    onDone: () => {
      form.fill({ text: '' });
      images.clear();
      setClientId(crypto.randomUUID());
    },
  });
  const images = usePostImages(command);
  const form = useForm(
    { text: readDraft(thread) },
    {
      sending: { ...command, refusal: isAboutImages(command.refusal) ? null : command.refusal },
      check: ({ text }) =>
        text.trim() === '' && images.files.length === 0 ? [{ field: 'text', code: 'field_required' }] : [],
      submit: ({ text }) => command.run({ id: thread, clientId, text: text.trim() }, images.files),
    },
  );
  const { text } = form.fields;
  useStoredDraft(thread, text);
  return (
    <Stack as="form" gap={3} {...form.formProps}>
      <TextArea
        {...form.input('text')}
        label={t('feedback.post')}
        hint={t('feedback.left', { left: (POST_LENGTH - text.length).toLocaleString(i18n.language) })}
        rows={rows}
        maxLength={POST_LENGTH}
        onInput={onType}
      />
      {images.field}
      <FormRefusal refusal={form.refusal} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" loading={command.busy}>
          {t('feedback.sendPost')}
        </Button>
        {images.button}
      </div>
    </Stack>
  );
}
