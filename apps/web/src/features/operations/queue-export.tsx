import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyCall, RequestOf } from '#libs/platform/common/call';
import type { Download as FileOfList } from '#libs/platform/common/download';
import { FormRefusal } from '../../forms/form-refusal';
import { saveCsv } from '../../lists/save-csv';
import { Button } from '../../ui/forms/button';
import { Text } from '../../ui/layout/text';
import { useOperatorCommand } from './operations.api';
import { useHasPermission } from './operator-store';
import { useShortcuts } from './use-shortcuts';

export interface QueueExportProps<C extends AnyCall> {
  /** Answers with the file. */
  call: C;
  /** As the list has them. */
  filters: RequestOf<C>;
  /** The filters that are chosen do not fit together. */
  disabled?: boolean;
}

/** Saves a queue as it is filtered, for those who may have it as a file. */
export function QueueExport<C extends AnyCall>(props: QueueExportProps<C>) {
  const mayExport = useHasPermission()(props.call.permission);
  return mayExport ? <ExportButton {...props} /> : null;
}

function ExportButton<C extends AnyCall>({ call, filters, disabled }: QueueExportProps<C>) {
  const { t, i18n } = useTranslation();
  const command = useOperatorCommand(call, (file: FileOfList) => {
    if (file.content instanceof Blob) saveCsv(file.content, file.name);
    setSaved(file);
  });
  const [saved, setSaved] = useState<FileOfList | null>(null);
  const start = () => {
    setSaved(null);
    if (!disabled) void command.run(filters);
  };
  useShortcuts({ e: start });
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} />}
        loading={command.busy}
        disabled={disabled}
        onClick={start}
      >
        {t('common.csv')}
      </Button>
      <Text as="span" role="status" tone="muted" size="small">
        {saved !== null &&
          t(saved.isWhole ? 'common.csvDone' : 'common.csvMost', {
            rows: saved.rows.toLocaleString(i18n.language),
          })}
      </Text>
      <FormRefusal refusal={command.refusal} />
    </>
  );
}
