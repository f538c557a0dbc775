import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POST_IMAGES } from '#libs/messaging/common/thread';
import type { ApiError } from '../../../data/calls/api-error';
import { useErrorText } from '../../../data/calls/use-error-text';
import { ImageUpload, isAboutImages, useImageTexts } from '../../../forms/image-upload';
import type { UploadRefusal } from '../../../ui/forms/upload';

interface PostImagesProps {
  files: File[];
  onChange: (files: File[]) => void;
  /** What the server said against the last sending. */
  refusal: ApiError | null;
  disabled: boolean;
  /** What is wrong before anything is sent. */
  error?: string;
}

/** Up to three images of a post, with previews. */
export function PostImages({ files, onChange, refusal, disabled, error }: PostImagesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { most, size, errorOf } = useImageTexts(POST_IMAGES);
  const [wrong, setWrong] = useState<{ reason: UploadRefusal; name: string } | null>(null);
  const refused = refusal && isAboutImages(refusal) ? errorText.ofRefusal(refusal) : error;
  return (
    <ImageUpload
      label={t('feedback.images')}
      hint={t('feedback.imagesHint', { most, size })}
      error={wrong ? errorOf(wrong.reason, wrong.name) : refused}
      limits={POST_IMAGES}
      files={files}
      onChange={(chosen) => {
        setWrong(null);
        onChange(chosen);
      }}
      onRefuse={(reason, { name }) => setWrong({ reason, name })}
      disabled={disabled}
    />
  );
}
