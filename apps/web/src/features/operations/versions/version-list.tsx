import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyCall } from '#libs/platform/common/call';
import type { VersionedDraft } from '#libs/site/common/saved-versions';
import { StatusPill } from '../../../ui/data/status-pill';
import { Button } from '../../../ui/forms/button';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useBrandTimeZone } from '../operator-store';
import { useZonedText } from '../use-zoned-text';
import { useDraftFieldText } from './use-draft-field-text';
import { VersionDialog } from './version-dialog';
import type { Versioned } from './versioned';

/** What was saved, the newest first: who, when, and what changed. Each can be read and put back as a draft. */
export function VersionList<C extends AnyCall, Draft extends VersionedDraft>(props: Versioned<C, Draft>) {
  const { t, i18n } = useTranslation('operations');
  const number = (version: number) => version.toLocaleString(i18n.language);
  const zoned = useZonedText(useBrandTimeZone());
  const fieldText = useDraftFieldText();
  const [open, setOpen] = useState<number | null>(null);
  const { versions, version: newest, shownVersion, plannedVersion } = props;
  return (
    <Section ruled title={t('versions.title')}>
      <Stack as="ul" gap={4}>
        {versions.map(({ version, by, at, changed }) => (
          <Stack as="li" key={version} gap={1}>
            <Row gap={3}>
              <span>
                {t('versions.line', { version: number(version), account: by ?? '–', at: zoned(at) })}
              </span>
              {version === shownVersion && <StatusPill tone="gain">{t('versions.shown')}</StatusPill>}
              {version === plannedVersion && <StatusPill tone="progress">{t('versions.planned')}</StatusPill>}
              {version !== newest && (
                <Button
                  size="small"
                  aria-label={t('versions.openOne', { version: number(version) })}
                  onClick={() => setOpen(version)}
                >
                  {t('versions.open')}
                </Button>
              )}
            </Row>
            {changed.length > 0 && (
              <Text size="small" tone="muted">
                {t('versions.changed', { fields: changed.map(fieldText).join(', ') })}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      {open !== null && <VersionDialog {...props} open={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
