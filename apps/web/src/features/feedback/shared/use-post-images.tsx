import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../data/calls/api-error';
import { Button } from '../../../ui/forms/button';
import { PostImages } from './post-images';

/** The images of the next post: a button that shows their field, the field, and what was chosen. */
export function usePostImages({ busy, refusal }: { busy: boolean; refusal: ApiError | null }) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<File[]>([]);
  const [isShown, setShown] = useState(false);
  return {
    files,
    clear: () => {
      setFiles([]);
      setShown(false);
    },
    field: isShown && <PostImages files={files} onChange={setFiles} refusal={refusal} disabled={busy} />,
    button: !isShown && (
      <Button icon={<ImagePlus size={18} />} onClick={() => setShown(true)}>
        {t('images.choose')}
      </Button>
    ),
  };
}
