import { useTranslation } from 'react-i18next';
import type { ApiError } from '../data/calls/api-error';
import { useAmountText } from '../i18n/use-amount-text';
import { Upload, type UploadProps, type UploadRefusal } from '../ui/forms/upload';

/** The types that the server takes of people's images. */
const TYPES = ['image/png', 'image/jpeg'];
const IMAGE_ERROR_CODES = new Set([
  'error_image_too_large',
  'error_image_invalid',
  'error_too_many_images',
  'error_proof_missing',
]);

/** As a call declares them with its `files`. */
interface ImageLimits {
  max: number;
  maxBytes: number;
}

/** Whether the server refused one of the images, or that there is none. */
export const isAboutImages = (refusal: ApiError | null): boolean =>
  refusal !== null && IMAGE_ERROR_CODES.has(refusal.code);

/** The limits as they are said, and why an image was not taken, before anything is sent. */
export function useImageTexts({ max, maxBytes }: ImageLimits) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const most = count(max);
  const size = count(maxBytes / 1024 ** 2);
  const errorOf = (reason: UploadRefusal, name: string): string => {
    switch (reason) {
      case 'type':
        return t('images.wrongType', { name });
      case 'size':
        return t('images.tooLarge', { name, size });
      case 'count':
        return t('images.tooMany', { most });
    }
  };
  return { most, size, errorOf };
}

interface ImageUploadProps
  extends Omit<UploadProps, 'types' | 'maxBytes' | 'maxFiles' | 'chooseLabel' | 'removeLabel'> {
  limits: ImageLimits;
}

/** PNG and JPEG images with their previews. */
export function ImageUpload({ limits, ...upload }: ImageUploadProps) {
  const { t } = useTranslation();
  return (
    <Upload
      {...upload}
      types={TYPES}
      maxBytes={limits.maxBytes}
      maxFiles={limits.max}
      chooseLabel={t('images.choose')}
      removeLabel={(name) => t('images.remove', { name })}
    />
  );
}
