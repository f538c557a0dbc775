import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSettingChanges } from '#libs/operations/common/settings.calls';
import { SETTING_FIELDS } from '#libs/site/common/setting-fields';
import { isEditable } from '#libs/site/common/setting-groups';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
import { callApi } from '../../../data/calls/call-api';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { Loaded } from '../../../lists/loaded';
import { ShowMore } from '../../../lists/show-more';
import { useKeysetRows } from '../../../lists/use-keyset-rows';
import { useListChoice } from '../../../lists/use-list-choice';
import { LinkButton } from '../../../routes/link-button';
import { EmptyState } from '../../../ui/art/empty-state';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { LISTS_KEY } from '../operations.api';
import { RevertDialog } from './revert-dialog';
import { SettingChangeCard } from './setting-change-card';
import { settingsQuery } from './settings.api';
import { useSettingText } from './use-setting-text';

const PATHS = SETTING_FIELDS.map(({ path }) => path).filter(isEditable);
const FILTERS = { path: oneOf(PATHS, '') };

/** Who changed which setting when, from what to what, and why; each change may be reverted. */
export default function SettingHistoryPage() {
  const { t } = useTranslation('operations');
  const text = useSettingText();
  const { choice, choose } = useListChoice(FILTERS, null);
  const [reverted, setReverted] = useState<SettingChangeValue | null>(null);
  const settings = useQuery(settingsQuery);
  const filter = choice.path === '' ? {} : { path: choice.path };
  const { query, more } = useKeysetRows({
    queryKey: [...LISTS_KEY, 'setting-changes', filter],
    load: (page) => callApi(listSettingChanges, { ...filter, ...page }),
  });
  useDocumentTitle(t('settings.history'));
  return (
    <Page
      title={t('settings.history')}
      width="form"
      tools={<LinkButton to="/settings">{t('settings.title')}</LinkButton>}
    >
      <ChoiceFilter
        label={t('settings.setting')}
        all={t('filter.all')}
        values={PATHS}
        text={text.fullTitle}
        value={choice.path}
        onChange={(path) => choose({ path })}
      />
      <Loaded query={query} room="large">
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('settings.emptyTitle')} text={t('settings.emptyText')} />
          ) : (
            <Stack gap={4}>
              {list.map((change) => (
                <SettingChangeCard
                  key={change.version}
                  change={change}
                  onRevert={settings.data && (() => setReverted(change))}
                />
              ))}
              <ShowMore more={more} />
            </Stack>
          )
        }
      </Loaded>
      {reverted && settings.data && (
        <RevertDialog change={reverted} current={settings.data} onClose={() => setReverted(null)} />
      )}
    </Page>
  );
}
