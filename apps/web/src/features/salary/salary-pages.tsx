import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSkeleton } from '../../app/page-skeleton';
import { SalariesPage } from './salaries-page';

const PayoutPage = lazy(() => import('./payout-page'));
const DividendsPage = lazy(() => import('./dividends-page'));

/** A list, and below it a page for each payout. */
function Payouts({ list }: { list: ReactNode }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={list} />
        <Route path=":id" element={<PayoutPage />} />
      </Routes>
    </Suspense>
  );
}

export const RealtimeSalary = () => <Payouts list={<SalariesPage kind="realtime" />} />;
export const HourlySalary = () => <Payouts list={<SalariesPage kind="hourly" />} />;
export const DailySalary = () => <Payouts list={<SalariesPage kind="daily" />} />;
export const Dividends = () => <Payouts list={<DividendsPage />} />;
