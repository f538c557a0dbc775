import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Segmented } from '../../../ui/forms/segmented';
import { DrawListPage } from './draw-list-page';
import { SaleLimitsPage } from './sale-limits-page';

const VIEWS = ['list', 'limits'] as const;
type View = (typeof VIEWS)[number];

/** The draws of the lottery, and what its games may take in. */
export default function DrawsPage() {
  const view = useParams().view === 'limits' ? 'limits' : 'list';
  const choice = <ViewChoice view={view} />;
  return view === 'limits' ? <SaleLimitsPage choice={choice} /> : <DrawListPage choice={choice} />;
}

function ViewChoice({ view }: { view: View }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('draws.views.label')}
      value={view}
      options={VIEWS.map((each) => ({ value: each, label: t(`draws.views.${each}`) }))}
      onChange={(next) => void navigate(`/draws/${next}`)}
    />
  );
}
