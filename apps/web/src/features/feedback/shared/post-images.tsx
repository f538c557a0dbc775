import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POST_IMAGES } from '#libs/messaging/common/thread';
import type { ApiError } from '../../../data/calls/api-error';
import { useErrorText } from '../../../data/calls/use-error-text';
import { Upload, type UploadRefusal } from '../../../ui/forms/upload';

const TYPES = ['image/png', 'image/jpeg'];
const MAX_MB = POST_IMAGES.maxBytes / 1024 ** 2;
const IMAGE_ERROR_CODES = new Set(['error_image_too_large', 'error_image_invalid', 'error_too_many_images']);

/** Whether the server refused one of the images. */
export const isOfImages = (refusal: ApiError | null): boolean =>
  refusal !== null && IMAGE_ERROR_CODES.has(refusal.code);

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
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [wrong, setWrong] = useState<{ reason: UploadRefusal; name: string } | null>(null);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const words = {
    type: () => t('receipt.wrongType', { name: wrong?.name }),
    size: () => t('receipt.tooLarge', { name: wrong?.name, size: number(MAX_MB) }),
    count: () => t('receipt.tooMany', { most: number(POST_IMAGES.max) }),
  };
  const refused = refusal && isOfImages(refusal) ? errorText.ofRefusal(refusal) : error;
  return (
    <Upload
      label={t('feedback.images')}
      hint={t('feedback.imagesHint', { most: number(POST_IMAGES.max), size: number(MAX_MB) })}
      error={wrong ? words[wrong.reason]() : refused}
      files={files}
      onChange={(chosen) => {
        setWrong(null);
        onChange(chosen);
      }}
      onRefuse={(reason, { name }) => setWrong({ reason, name })}
      chooseLabel={t('receipt.choose')}
      removeLabel={(name) => t('receipt.remove', { name })}
      types={TYPES}
      maxBytes={POST_IMAGES.maxBytes}
      maxFiles={POST_IMAGES.max}
      disabled={disabled}
    />
  );
}
