import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingChangeList } from '#libs/operations/common/settings.calls';
import { SETTING_FIELDS } from '#libs/site/common/setting-fields';
import { isEditable } from '#libs/site/common/setting-groups';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';
import { Loaded } from '../../../lists/loaded';
import { ShowMore } from '../../../lists/show-more';
import { LinkButton } from '../../../routes/link-button';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { NoRows } from '../no-rows';
import { QueueFilterFields } from '../queue-filter-fields';
import { TEXT_AND_DAYS } from '../queue-filters';
import { QueueTools } from '../queue-tools';
import { useQueue } from '../use-queue';
import { RevertDialog } from './revert-dialog';
import { SettingChangeCard } from './setting-change-card';
import { settingsQuery } from './settings.api';
import { useSettingText } from './use-setting-text';

const PATHS = SETTING_FIELDS.map(({ path }) => path).filter(isEditable);
const FILTERS = { ...TEXT_AND_DAYS, path: oneOf(PATHS, '') };

/** Who changed which setting when, from what to what, and why; each change may be reverted. */
export default function SettingHistoryPage() {
  const { t } = useTranslation('operations');
  const text = useSettingText();
  const list = useQueue(settingChangeList, FILTERS);
  const [reverted, setReverted] = useState<SettingChangeValue | null>(null);
  const settings = useQuery(settingsQuery);
  useDocumentTitle(t('settings.history'));
  return (
    <Page
      title={t('settings.history')}
      width="form"
      tools={<LinkButton to="/settings">{t('settings.title')}</LinkButton>}
    >
      <QueueFilterFields narrowing={list.narrowing} withoutAmounts searchLabel={t('settings.searchAuthor')}>
        <ChoiceFilter
          {...list.filter('path')}
          label={t('settings.setting')}
          all={t('filter.all')}
          values={PATHS}
          text={text.fullTitle}
        />
      </QueueFilterFields>
      <QueueTools list={list} />
      <Loaded query={list.query} room="large">
        {(page) =>
          page.list.length === 0 ? (
            <NoRows
              narrowing={list.narrowing}
              title={t('settings.emptyTitle')}
              text={t('settings.emptyText')}
            />
          ) : (
            <Stack gap={4}>
              {page.list.map((change) => (
                <SettingChangeCard
                  key={change.version}
                  change={change}
                  onRevert={settings.data && (() => setReverted(change))}
                />
              ))}
              <ShowMore more={list.more} />
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
