import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const UiGallery = lazy(() => import('./ui-gallery'));
const ArtGallery = lazy(() => import('./art-gallery'));
const ClockPage = lazy(() => import('./clock-page'));
const MachinesPage = lazy(() => import('./machines/machines-page'));

/** Pages for those who build it; there only where the test clock is on. */
export default function DevPages() {
  return (
    <Routes>
      <Route path="/ui" element={<UiGallery />} />
      <Route path="/art" element={<ArtGallery />} />
      <Route path="/clock" element={<ClockPage />} />
      <Route path="/machines/:id?" element={<MachinesPage />} />
      <Route path="*" element={<Navigate to="/dev/ui" replace />} />
    </Routes>
  );
}
