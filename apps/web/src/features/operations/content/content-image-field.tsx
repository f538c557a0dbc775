import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadContentImage } from '#libs/operations/common/content.calls';
import { BANNER_IMAGE, LEAST_IMAGE } from '#libs/site/common/site-image';
import { ApiError } from '../../../data/calls/api-error';
import { useErrorText } from '../../../data/calls/use-error-text';
import { IconButton } from '../../../ui/forms/icon-button';
import { Upload, type UploadRefusal } from '../../../ui/forms/upload';
import { useOperatorCommand } from '../operations.api';
import styles from './content-image-field.module.css';

const TYPES = ['image/png', 'image/jpeg'];
const MAX_MB = BANNER_IMAGE.maxBytes / 1024 ** 2;

interface ContentImageFieldProps {
  label: string;
  hint?: string;
  /** The id of the image, if there is one. */
  image: string | null;
  error?: string;
  onChange: (image: string | null) => void;
}

/** An image of a banner: uploaded at once, and named by the draft when that is saved. */
export function ContentImageField({ label, hint, image, error, onChange }: ContentImageFieldProps) {
  const { t, i18n } = useTranslation('operations');
  const errorText = useErrorText();
  const command = useOperatorCommand(uploadContentImage);
  const [refused, setRefused] = useState<UploadRefusal | null>(null);
  const upload = async ([file]: File[]) => {
    setRefused(null);
    const stored = file && (await command.run({}, [file]));
    if (stored) onChange(stored.id);
  };
  const refusal = refused ? refusalOf(refused) : command.refusal;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const limits = t('content.imageLimits', {
    width: number(LEAST_IMAGE.width),
    height: number(LEAST_IMAGE.height),
    size: number(MAX_MB),
  });
  if (image)
    return (
      <div className={styles.field}>
        <span className={styles.label}>{label}</span>
        <span className={styles.chosen}>
          <img className={styles.image} src={`/images/${image}.jpg`} alt={label} />
          <IconButton
            label={t('content.removeImage')}
            icon={<X size={20} />}
            onClick={() => onChange(null)}
          />
        </span>
        {error && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </div>
    );
  return (
    <Upload
      label={label}
      hint={[hint, limits].filter(Boolean).join(' ')}
      error={refusal ? errorText.ofRefusal(refusal) : error}
      files={[]}
      onChange={(files) => void upload(files)}
      onRefuse={setRefused}
      chooseLabel={command.busy ? t('content.uploading') : t('content.chooseImage')}
      removeLabel={() => t('content.removeImage')}
      types={TYPES}
      maxBytes={BANNER_IMAGE.maxBytes}
      maxFiles={1}
      disabled={command.busy}
    />
  );
}

/** What the server would say of a file that is not sent. */
const refusalOf = (refused: UploadRefusal): ApiError =>
  refused === 'size'
    ? new ApiError('error_image_too_large', { params: { max: MAX_MB } })
    : new ApiError('error_image_invalid');
