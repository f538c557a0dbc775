import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Field, type FieldWords } from './field';
import { IconButton } from './icon-button';
import styles from './upload.module.css';

export type UploadRefusal = 'type' | 'size' | 'count';

export interface UploadProps extends FieldWords {
  files: File[];
  onChange: (files: File[]) => void;
  /** Called for what is not taken, after `onChange`, so that the caller can set `error` to its words. */
  onRefuse: (reason: UploadRefusal, file: File) => void;
  /** On the button that adds one. */
  chooseLabel: string;
  removeLabel: (fileName: string) => string;
  /** Media types. */
  types?: string[];
  maxBytes: number;
  maxFiles?: number;
  disabled?: boolean;
}

/** Drawn from a data address: the content policy allows no others. */
function Preview({ file, removeLabel, onRemove }: { file: File; removeLabel: string; onRemove: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  const cross = (
    <span className={styles.cross}>
      <X size={14} />
    </span>
  );
  return (
    <span className={styles.preview}>
      {url && <img className={styles.image} src={url} alt={file.name} width={96} height={96} />}
      <IconButton className={styles.remove} label={removeLabel} icon={cross} onClick={onRemove} />
    </span>
  );
}

/** One to three pictures with a preview. */
export function Upload(props: UploadProps) {
  const {
    files,
    onChange,
    onRefuse,
    chooseLabel,
    removeLabel,
    maxBytes,
    maxFiles = 3,
    disabled,
    ...field
  } = props;
  const { types = ['image/png', 'image/jpeg', 'image/webp'], ...words } = field;
  const refusal = (file: File, taken: number): UploadRefusal | null => {
    if (!types.includes(file.type)) return 'type';
    if (file.size > maxBytes) return 'size';
    return taken >= maxFiles ? 'count' : null;
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const next = [...files];
    const refused: [UploadRefusal, File][] = [];
    for (const file of event.target.files ?? []) {
      const reason = refusal(file, next.length);
      if (reason) refused.push([reason, file]);
      else next.push(file);
    }
    event.target.value = '';
    if (next.length > files.length) onChange(next);
    for (const [reason, file] of refused) onRefuse(reason, file);
  };
  return (
    <Field {...words}>
      {({ required: _, ...control }) => (
        <div className={styles.row}>
          {files.map((file) => (
            <Preview
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              removeLabel={removeLabel(file.name)}
              onRemove={() => onChange(files.filter((kept) => kept !== file))}
            />
          ))}
          {files.length < maxFiles && (
            <span className={styles.choose} data-invalid={words.error ? '' : undefined}>
              <ImagePlus size={22} />
              {chooseLabel}
              <input
                {...control}
                type="file"
                className={styles.input}
                accept={types.join(',')}
                multiple={maxFiles > 1}
                disabled={disabled}
                onChange={choose}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
