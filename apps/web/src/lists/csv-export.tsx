import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '#libs/platform/common/csv';
import { apiErrorOf } from '../data/calls/api-error';
import { useErrorText } from '../data/calls/use-error-text';
import { Button } from '../ui/forms/button';
import type { DateRange } from '../ui/forms/date-preset';
import { IconButton } from '../ui/forms/icon-button';
import { Text } from '../ui/layout/text';
import { allRows, MOST_ROWS, type RowsPage } from './all-rows';
import styles from './csv-export.module.css';
import { saveCsv } from './save-csv';

export interface CsvColumn<Row> {
  header: string;
  /** Amounts as they are on the wire, moments in ISO 8601: for a program that reads them. */
  value: (row: Row) => string;
}

export interface CsvExportProps<Row extends object> {
  /** The file's name before its dates. */
  name: string;
  /** The days that the list is about. */
  days?: DateRange | null;
  columns: CsvColumn<Row>[];
  rowKey: (row: Row) => string;
  load: (paging: { pageNo: number; pageSize: number }) => Promise<RowsPage<Row>>;
}

type Work =
  | { at: 'rest' }
  | { at: 'reading'; read: number; total: number }
  | { at: 'done'; rows: number }
  | { at: 'failed'; error: unknown };

/** Saves a whole list as a file, telling how far it is; leaving the page or a press cancels it. */
export function CsvExport<Row extends object>(props: CsvExportProps<Row>) {
  const { t } = useTranslation();
  const { work, start, cancel } = useExport(props);
  return (
    <div className={styles.export}>
      {work.at === 'reading' ? (
        <Progress work={work} onCancel={cancel} />
      ) : (
        <Button size="small" icon={<Download size={16} />} onClick={() => void start()}>
          {t('common.csv')}
        </Button>
      )}
      <Outcome work={work} />
    </div>
  );
}

function Progress({ work, onCancel }: { work: Work & { at: 'reading' }; onCancel: () => void }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const progress = t('common.csvReading', { read: number(work.read), total: number(work.total) });
  return (
    <span className={styles.reading}>
      <progress value={work.read} max={Math.max(work.total, 1)} aria-label={progress} />
      <Text as="span" tone="muted" size="small">
        {progress}
      </Text>
      <IconButton label={t('common.csvCancel')} icon={<X size={18} />} onClick={onCancel} />
    </span>
  );
}

function Outcome({ work }: { work: Work }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Text as="span" role="status" tone={work.at === 'failed' ? 'live' : 'muted'} size="small">
      {work.at === 'done' &&
        (work.rows >= MOST_ROWS
          ? t('common.csvMost', { rows: number(work.rows) })
          : t('common.csvDone', { rows: number(work.rows) }))}
      {work.at === 'failed' && errorText.ofRefusal(apiErrorOf(work.error))}
    </Text>
  );
}

function useExport<Row extends object>({ name, days, columns, rowKey, load }: CsvExportProps<Row>) {
  const [work, setWork] = useState<Work>({ at: 'rest' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    stop.current = control;
    setWork({ at: 'reading', read: 0, total: 0 });
    try {
      const rows = await allRows(rowKey, {
        load,
        signal: control.signal,
        onProgress: (read, total) => setWork({ at: 'reading', read, total }),
      });
      const cells = rows.map((row) => columns.map(({ value }) => value(row)));
      saveCsv(csvOf([columns.map(({ header }) => header), ...cells]), fileName(name, days));
      setWork({ at: 'done', rows: rows.length });
    } catch (error) {
      if (!control.signal.aborted) setWork({ at: 'failed', error });
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setWork({ at: 'rest' });
  };
  return { work, start, cancel };
}

const fileName = (name: string, days?: DateRange | null) =>
  [name, ...(days ? [days.from, days.to] : [])].join('_').concat('.csv');
