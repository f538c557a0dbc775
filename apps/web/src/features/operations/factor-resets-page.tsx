import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FACTOR_RESET_STATES } from '#libs/authentication/common/factor-reset';
import { factorResetList } from '#libs/operations/common/factor-reset.calls';
import { apiErrorOf } from '../../data/calls/api-error';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { ChoiceFilter } from '../../lists/choice-filter';
import { oneOf } from '../../lists/list-choice';
import { Loaded } from '../../lists/loaded';
import { ShowMore } from '../../lists/show-more';
import { SearchField } from '../../ui/forms/search-field';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { FactorHolderView } from './factor-holder-view';
import { FactorResetView } from './factor-reset-view';
import { factorHolderQuery } from './factor-resets.api';
import styles from './factor-resets-page.module.css';
import { NoRows } from './no-rows';
import { QueueFilterFields } from './queue-filter-fields';
import { TEXT_AND_DAYS } from './queue-filters';
import { QueueTools } from './queue-tools';
import { useQueue } from './use-queue';

const FILTERS = { ...TEXT_AND_DAYS, state: oneOf(FACTOR_RESET_STATES, '') };

/** Authenticators that were lost: found by account, proposed by one operator and confirmed by another. */
export default function FactorResetsPage({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  useDocumentTitle(t('factor.title'));
  return (
    <Page title={t('factor.title')} lead={t('factor.text')} width="form">
      <SearchField
        label={t('factor.search')}
        placeholder={t('factor.search')}
        clearLabel={t('factor.clear')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '') setAccount('');
        }}
        onSubmit={() => setAccount(typed.trim())}
      />
      {account !== '' && <Found account={account} />}
      <Resets operator={operator} />
    </Page>
  );
}

function Found({ account }: { account: string }) {
  const { t } = useTranslation('operations');
  const holder = useQuery(factorHolderQuery(account));
  if (holder.isError && apiErrorOf(holder.error).code === 'error_not_found')
    return <p role="status">{t('factor.nobody')}</p>;
  return (
    <Loaded query={holder} room="medium">
      {(found) => <FactorHolderView holder={found} />}
    </Loaded>
  );
}

function Resets({ operator }: { operator: string }) {
  const { t } = useTranslation('operations');
  const resets = useQueue(factorResetList, FILTERS);
  return (
    <Section title={t('factor.list')}>
      <Stack gap={4}>
        <QueueFilterFields narrowing={resets.narrowing} withoutAmounts searchLabel={t('factor.searchResets')}>
          <ChoiceFilter
            {...resets.filter('state')}
            label={t('withdrawal.state')}
            all={t('filter.all')}
            values={FACTOR_RESET_STATES}
            text={(state) => t(`factor.state.${state}`)}
          />
        </QueueFilterFields>
        <QueueTools list={resets} />
        <Loaded query={resets.query} room="medium">
          {({ list }) =>
            list.length === 0 ? (
              <NoRows
                narrowing={resets.narrowing}
                title={t('factor.emptyTitle')}
                text={t('factor.emptyText')}
              />
            ) : (
              <ul className={styles.resets}>
                {list.map((reset) => (
                  <li key={reset.id}>
                    <FactorResetView reset={reset} operator={operator} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <ShowMore more={resets.more} />
      </Stack>
    </Section>
  );
}
