import { useTranslation } from 'react-i18next';
import { changeRegions, type SiteGateState } from '#libs/operations/common/site-gate.calls';
import { Facts } from '../../../ui/data/facts';
import { Section } from '../../../ui/layout/section';
import { CaseActions } from '../case-actions';
import { REGION_LISTS, RegionsDialog } from './regions-dialog';

/** From where visitors are blocked. */
export function RegionsCard({ site }: { site: SiteGateState }) {
  const { t } = useTranslation('operations');
  const used = REGION_LISTS.filter((name) => site.regions[name].length > 0);
  return (
    <Section card title={t('gate.regions')}>
      {used.length === 0 ? (
        <p>{t('gate.noRegions')}</p>
      ) : (
        <Facts
          items={used.map((name) => ({
            label: t(`gate.${name}`),
            value: <bdi>{site.regions[name].join(', ')}</bdi>,
          }))}
        />
      )}
      <CaseActions
        actions={[
          {
            label: t('gate.changeRegions'),
            call: changeRegions,
            dialog: (close) => <RegionsDialog site={site} onClose={close} />,
          },
        ]}
      />
    </Section>
  );
}
