import { type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../../lazy/lazy-part';
import { RouteBoundary } from '../../lazy/route-boundary';
import { SalariesPage } from './salaries-page';

const PayoutPage = lazyPart(() => import('./payout-page'));
const DividendsPage = lazyPart(() => import('./dividends-page'));

/** A list, and below it a page for each payout. */
function Payouts({ list }: { list: ReactNode }) {
  return (
    <RouteBoundary>
      <Routes>
        <Route index element={list} />
        <Route path=":id" element={<PayoutPage />} />
      </Routes>
    </RouteBoundary>
  );
}

export const RealtimeSalary = () => <Payouts list={<SalariesPage kind="realtime" />} />;
export const HourlySalary = () => <Payouts list={<SalariesPage kind="hourly" />} />;
export const DailySalary = () => <Payouts list={<SalariesPage kind="daily" />} />;
export const Dividends = () => <Payouts list={<DividendsPage />} />;
