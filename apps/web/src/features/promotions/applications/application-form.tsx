import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#libs/platform/common/errors';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import { APPLICATION_LENGTH, type ApplicationTerms } from '#libs/rewards/common/application';
import { applyForPromotion } from '#libs/rewards/common/applications.calls';
import { Form } from '../../../forms/form';
import { isAboutImages } from '../../../forms/image-upload';
import { useCommand } from '../../../forms/use-command';
import { useForm } from '../../../forms/use-form';
import { TextArea } from '../../../ui/forms/text-area';
import { readDraft, useStoredDraft } from '../../feedback/shared/draft';
import { PostImages } from '../../feedback/shared/post-images';
import { useGate } from '../../gate/shared/use-gate';
import { renewPromotions } from '../promotions.api';

interface ApplicationFormProps {
  promotion: string;
  /** Whether images go with it. */
  asked: ApplicationTerms['images'];
}

/** What an operator decides about. It is kept until it is sent. */
export function ApplicationForm({ promotion: id, asked }: ApplicationFormProps) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.application' });
  const gate = useGate();
  const draft = `application ${id}`;
  const [images, setImages] = useState<File[]>([]);
  const command = useCommand(applyForPromotion, {
    onDone: () => {
      form.fill({ comment: '' });
    },
    onAnswer: renewPromotions,
  });
  const form = useForm(
    { comment: readDraft(draft) },
    {
      sending: { ...command, refusal: isAboutImages(command.refusal) ? null : command.refusal },
      names: ['images'],
      check: ({ comment }): FieldError[] => [
        ...fieldErrorsOf(applyForPromotion.input, { id, comment }),
        ...(asked === 'required' && images.length === 0
          ? [{ field: 'images', code: 'field_required' as const }]
          : []),
      ],
      submit: ({ comment }) => gate(() => void command.run({ id, comment }, images)),
    },
  );
  const { comment } = form.fields;
  useStoredDraft(draft, comment);
  const errors: Partial<Record<string, string>> = form.errors;
  const left = APPLICATION_LENGTH.max - comment.length;
  return (
    <Form form={form} action={t('send')}>
      <TextArea
        {...form.input('comment')}
        label={t('comment')}
        hint={t('left', { left: left.toLocaleString(i18n.language) })}
        rows={3}
        maxLength={APPLICATION_LENGTH.max}
        required
      />
      {asked !== 'none' && (
        <PostImages
          files={images}
          onChange={(files) => {
            form.edit();
            setImages(files);
          }}
          refusal={command.refusal}
          error={errors.images}
          disabled={command.busy}
        />
      )}
    </Form>
  );
}
