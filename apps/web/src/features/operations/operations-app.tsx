import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { useStoredPreferences } from '../../data/preferences/use-stored-preferences';
import { AppBoundary } from '../../lazy/app-boundary';
import { lazyPart } from '../../lazy/lazy-part';
import { RouteBoundary } from '../../lazy/route-boundary';
import { PageLoader } from '../../ui/art/page-loader';
import { ErrorState } from '../../ui/feedback/error-state';
import { ToastProvider } from '../../ui/feedback/toast';
import { OperationsPages } from './operations-pages';
import { OperationsShell } from './operations-shell';
import type { OperationsStart } from './operations-start';
import { OperatorLoginPage } from './operator-login-page';
import { findOperator, operationsQueries, useOperator } from './operator-store';

const OperatorSetupPage = lazyPart(() => import('./operators/operator-setup-page'));

interface OperationsAppProps {
  start: OperationsStart;
  translator: i18n;
}

export function OperationsApp({ start, translator }: OperationsAppProps) {
  return (
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={operationsQueries}>
        <AppBoundary>
          <LoginOrPages expectOperator={start.expectOperator} />
        </AppBoundary>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/** The log-in, until there is an operator; then the queue. */
function LoginOrPages({ expectOperator }: { expectOperator: boolean }) {
  const { t } = useTranslation();
  const operator = useOperator();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useStoredPreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks again
  useEffect(() => {
    setFailed(false);
    findOperator(expectOperator).catch(() => setFailed(true));
  }, [expectOperator, attempt]);
  if (failed)
    return (
      <ErrorState
        title={t('common.failedTitle')}
        text={t('errors.error_service_unavailable')}
        retry={{ label: t('common.retry'), onRetry: () => setAttempt(attempt + 1) }}
      />
    );
  if (operator.status === 'unknown') return <PageLoader label={t('common.loading')} />;
  if (operator.status === 'guest')
    return (
      <RouteBoundary>
        <Routes>
          <Route path="/setup" element={<OperatorSetupPage />} />
          <Route path="*" element={<OperatorLoginPage ended={operator.ended} />} />
        </Routes>
      </RouteBoundary>
    );
  return (
    <ToastProvider regionLabel={t('notice.region')} closeLabel={t('notice.dismiss')}>
      <OperationsShell session={operator.session}>
        <OperationsPages session={operator.session} />
      </OperationsShell>
    </ToastProvider>
  );
}
