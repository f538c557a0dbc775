import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Pin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListName } from '#libs/operations/common/operators-list';
import {
  chooseDefaultView,
  deleteView,
  MANAGE_VIEWS,
  type SavedView,
} from '#libs/operations/common/saved-views.calls';
import { FormRefusal } from '../../forms/form-refusal';
import { Button } from '../../ui/forms/button';
import { Menu, type MenuItem } from '../../ui/overlays/menu';
import { savedViewsQuery, useOperatorCommand } from './operations.api';
import { OperatorConfirmDialog } from './operator-dialogs';
import { useHasPermission, useOperator } from './operator-store';
import type { QueueNarrowing } from './queue-narrowing';
import { SaveViewDialog } from './save-view-dialog';

interface QueueViewsProps {
  list: ListName;
  narrowing: QueueNarrowing;
}

const isSame = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field]);

/** The views of a list, filters under a name: the operator's own and those that are shared. */
export function QueueViews({ list, narrowing }: QueueViewsProps) {
  const { t } = useTranslation('operations');
  const views = useQuery(savedViewsQuery(list)).data?.list ?? [];
  const [asked, setAsked] = useState<'save' | SavedView | null>(null);
  const defaults = useOperatorCommand(chooseDefaultView);
  const mayChange = useMayChange();
  const { values, apply } = narrowing;
  const current = views.find(({ filters }) => isSame(filters, values));
  const nameOf = ({ name, shared }: SavedView) => (shared ? t('view.sharedName', { name }) : name);
  const none: MenuItem = { id: 'none', label: t('view.none'), disabled: true };
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={<Bookmark size={16} />} loading={defaults.busy}>
            {current ? nameOf(current) : t('view.title')}
          </Button>
        }
        items={[
          ...views.map((view) => ({
            id: view.id,
            label: nameOf(view),
            checked: view === current,
            onSelect: () => apply(view.filters),
          })),
          ...(views.length === 0 ? [none] : []),
          'separator' as const,
          {
            id: 'save',
            label: t('view.save'),
            icon: <BookmarkPlus size={18} />,
            disabled: narrowing.chosen.length === 0,
            onSelect: () => setAsked('save'),
          },
          ...(current
            ? [
                {
                  id: 'default',
                  label: t('view.openWith', { name: current.name }),
                  icon: <Pin size={18} />,
                  checked: current.isDefault,
                  onSelect: () => void defaults.run({ list, id: current.isDefault ? null : current.id }),
                },
              ]
            : []),
          ...(current && mayChange(current)
            ? [
                {
                  id: 'delete',
                  label: t('view.delete', { name: current.name }),
                  icon: <Trash2 size={18} />,
                  tone: 'danger' as const,
                  onSelect: () => setAsked(current),
                },
              ]
            : []),
        ]}
      />
      <FormRefusal refusal={defaults.refusal} />
      {asked === 'save' && <SaveViewDialog list={list} filters={values} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'save' && (
        <OperatorConfirmDialog
          call={deleteView}
          input={{ list, id: asked.id }}
          title={t('view.delete', { name: asked.name })}
          text={t(asked.shared ? 'view.deleteSharedText' : 'view.deleteText')}
          danger
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** A view is changed by its author, and a shared one by who may manage views. */
function useMayChange(): (view: SavedView) => boolean {
  const operator = useOperator();
  const hasPermission = useHasPermission();
  const own = operator.status === 'operator' ? operator.session.operator.id : null;
  return ({ author }) => author.id === own || hasPermission(MANAGE_VIEWS);
}
