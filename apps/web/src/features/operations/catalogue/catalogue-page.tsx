import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Segmented } from '../../../ui/forms/segmented';
import { CatalogueChangesPage } from './catalogue-changes-page';
import { TitlesPage } from './titles-page';

const VIEWS = ['changes', 'games'] as const;
type View = (typeof VIEWS)[number];

/** What vendors list otherwise than the brand has it, and the brand's own games. */
export default function CataloguePage() {
  const view = useParams().view === 'games' ? 'games' : 'changes';
  const filters = <ViewChoice view={view} />;
  return view === 'games' ? <TitlesPage filters={filters} /> : <CatalogueChangesPage filters={filters} />;
}

function ViewChoice({ view }: { view: View }) {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('catalogue.views.label')}
      value={view}
      options={VIEWS.map((each) => ({ value: each, label: t(`catalogue.views.${each}`) }))}
      onChange={(next) => void navigate(`/catalogue/${next}`)}
    />
  );
}
