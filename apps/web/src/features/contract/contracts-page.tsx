import { Route, Routes } from 'react-router-dom';
import { ContractListPage } from './contract-list-page';
import { ContractPage } from './contract-page';
import { OfferPage } from './offer-page';

/** Contracts of an agent: the list, one of them, and a new offer. */
export default function ContractsPage() {
  return (
    <Routes>
      <Route index element={<ContractListPage />} />
      <Route path="new" element={<OfferPage />} />
      <Route path=":id" element={<ContractPage />} />
    </Routes>
  );
}
