import { ArrowLeft, Keyboard } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { ListContent, type ListContentProps } from '../../lists/list-content';
import { ShowMore } from '../../lists/show-more';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/forms/button';
import { IconButton } from '../../ui/forms/icon-button';
import { NoRows } from './no-rows';
import styles from './queue-page.module.css';
import { QueueTools } from './queue-tools';
import { ShortcutsDialog } from './shortcuts-dialog';
import type { Queue } from './use-queue';
import { useRowSelection } from './use-row-selection';
import { useShortcuts } from './use-shortcuts';

interface QueuePageProps<Row extends { id: string }> extends Pick<ListContentProps<Row>, 'columns'> {
  list: Queue<Row>;
  title: string;
  /** Names the table. */
  caption: string;
  empty: { title: string; text: string };
  /** The address of the queue; `<path>/<id>` is that of a case. */
  path: string;
  /** Choices above the list. */
  filters?: ReactNode;
  /** Below the list. */
  below?: ReactNode;
  /** Keys that the open case listens to, for the list of keys. */
  actionKeys?: string[];
  /** Draws the open case; `row` is what the list knows of it. `null`: there is no such case. */
  open: (id: string, row: Row | undefined) => ReactNode;
}

/** A queue with the open case beside it; on a phone the case lies over the list. Filters and page stand in the address. */
export function QueuePage<Row extends { id: string }>(props: QueuePageProps<Row>) {
  const { list, columns, title, caption, empty, path, filters, below, actionKeys = [] } = props;
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id } = useParams();
  const [help, setHelp] = useState(false);
  const listed = useRef<HTMLDivElement>(null);
  const rows = list.query.data?.list ?? [];
  const go = (pathname: string) => void navigate({ pathname, search }, { replace: id !== undefined });
  const show = (next: string) => go(`${path}/${next}`);
  const row = useRowSelection(
    rows.map((each) => each.id),
    id,
    show,
  );
  const detail =
    id === undefined
      ? null
      : props.open(
          id,
          rows.find((each) => each.id === id),
        );
  const keys = {
    ...row.keys,
    '/': () => listed.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
  };
  useDocumentTitle(title);
  useShortcuts({ ...keys, '?': () => setHelp(true) });
  return (
    <div className={classNames(styles.queue, detail !== null && styles.open)}>
      <div ref={listed} className={styles.list}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <IconButton
            label={t('keys.open')}
            icon={<Keyboard size={20} />}
            className={styles.keys}
            onClick={() => setHelp(true)}
          />
        </div>
        {filters && <div className={styles.filters}>{filters}</div>}
        <QueueTools list={list} />
        <ListContent
          list={list}
          title={caption}
          columns={columns}
          rowKey={(each) => each.id}
          dense
          selectedKey={row.marked ?? undefined}
          onOpen={(each) => {
            row.mark(each.id);
            show(each.id);
          }}
          empty={<NoRows narrowing={list.narrowing} {...empty} />}
        />
        {list.more && (
          <div className={styles.more}>
            <ShowMore more={list.more} />
          </div>
        )}
        {below}
      </div>
      {detail !== null && (
        <section className={styles.detail}>
          <div className={styles.back}>
            <Button size="small" icon={<ArrowLeft size={16} />} onClick={() => go(path)}>
              {t('back')}
            </Button>
          </div>
          {detail}
        </section>
      )}
      <ShortcutsDialog
        open={help}
        onClose={() => setHelp(false)}
        keys={[...Object.keys(keys), ...actionKeys]}
      />
    </div>
  );
}
