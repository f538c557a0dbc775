import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyCall, RequestOf } from '#libs/platform/common/call';
import { Button } from '../../../ui/forms/button';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { OperatorConfirmDialog } from '../operator-dialogs';
import { useBrandTimeZone } from '../operator-store';
import { Permitted } from '../permitted';
import { useZonedText } from '../use-zoned-text';

interface PlannedVersionProps<C extends AnyCall> {
  version: number;
  /** ISO 8601. */
  at: string;
  unplan: C;
  input: RequestOf<C>;
  /** Opens it in the form, where there is one. */
  onEdit?: () => void;
}

/** What takes the place of the version that is shown, and when; it can be taken back. */
export function PlannedVersion<C extends AnyCall>({
  version,
  at,
  unplan,
  input,
  onEdit,
}: PlannedVersionProps<C>) {
  const { t, i18n } = useTranslation('operations');
  const zoned = useZonedText(useBrandTimeZone());
  const [asking, setAsking] = useState(false);
  const title = t('versions.unplan');
  return (
    <Section
      card
      title={t('versions.plannedTitle', { version: version.toLocaleString(i18n.language), at: zoned(at) })}
    >
      <p>{t('versions.plannedText')}</p>
      <Permitted permission={unplan.permission}>
        <Row gap={3}>
          {onEdit && <Button onClick={onEdit}>{t('versions.editPlan')}</Button>}
          <Button onClick={() => setAsking(true)}>{title}</Button>
        </Row>
      </Permitted>
      {asking && (
        <OperatorConfirmDialog
          call={unplan}
          input={input}
          title={title}
          text={t('versions.unplanText')}
          done={t('versions.unplanned')}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
