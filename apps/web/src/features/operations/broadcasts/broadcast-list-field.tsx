import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_LINES } from '#libs/messaging/common/broadcast';
import { uploadAudienceList } from '#libs/operations/common/broadcasts.calls';
import { CommandDialog } from '../../../forms/command-dialog';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/forms/field';
import { TextArea } from '../../../ui/forms/text-area';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import { useOperatorCommand } from '../operations.api';

interface BroadcastListFieldProps {
  /** The id of the uploaded list, if there is one. */
  list: string | null;
  /** How many members the saved draft's list has. */
  listed: number | null;
  error?: string;
  onChange: (list: string | null) => void;
}

/** The members of an uploaded list alone: uploaded at once, and named by the draft when that is saved. */
export function BroadcastListField({ list, listed, error, onChange }: BroadcastListFieldProps) {
  const { t, i18n } = useTranslation('operations');
  const [asked, setAsked] = useState(false);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const members = uploaded ?? listed ?? 0;
  return (
    <Row gap={4} role="group" aria-label={t('broadcasts.list')}>
      <Text>
        {list === null
          ? t('broadcasts.noList')
          : t('broadcasts.listed', { count: members, shown: members.toLocaleString(i18n.language) })}
      </Text>
      {list === null ? (
        <Button size="small" onClick={() => setAsked(true)}>
          {t('broadcasts.uploadList')}
        </Button>
      ) : (
        <Button size="small" onClick={() => onChange(null)}>
          {t('broadcasts.removeList')}
        </Button>
      )}
      {error && <Text role="alert">{error}</Text>}
      {asked && (
        <ListDialog
          onClose={() => setAsked(false)}
          onUploaded={(id, count) => {
            setUploaded(count);
            onChange(id);
          }}
        />
      )}
    </Row>
  );
}

interface ListDialogProps {
  onClose: () => void;
  onUploaded: (id: string, members: number) => void;
}

function ListDialog({ onClose, onUploaded }: ListDialogProps) {
  const { t, i18n } = useTranslation('operations');
  const command = useOperatorCommand(uploadAudienceList, ({ id, members }) => {
    onUploaded(id, members);
    onClose();
  });
  const form = useForm(
    { text: '' },
    {
      sending: command,
      check: ({ text }) => (text.trim() === '' ? [{ field: 'text', code: 'field_required' }] : []),
      submit: ({ text }) => command.run({ text }),
    },
  );
  return (
    <CommandDialog
      form={form}
      title={t('broadcasts.uploadList')}
      text={t('broadcasts.listText', { most: LIST_LINES.toLocaleString(i18n.language) })}
      onClose={onClose}
    >
      <Field label={t('broadcasts.listFile')}>
        {({ required: _, ...control }) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void file.text().then((text) => form.set({ text }));
            }}
          />
        )}
      </Field>
      <TextArea {...form.input('text')} label={t('broadcasts.listAccounts')} rows={8} required />
    </CommandDialog>
  );
}
