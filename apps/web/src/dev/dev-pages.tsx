import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPart } from '../lazy/lazy-part';

const UiGallery = lazyPart(() => import('./ui-gallery'));
const ArtGallery = lazyPart(() => import('./art-gallery'));
const ClockPage = lazyPart(() => import('./clock-page'));
const MachinesPage = lazyPart(() => import('./machines/machines-page'));

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
