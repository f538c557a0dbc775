import { useTranslation } from 'react-i18next';
import {
  type AnnouncementKind,
  BANNER_GROUPS,
  LINKAGE_TYPES,
  POPUP_EXECUTIONS,
  PROMOTION_TYPES,
} from '#libs/site/common/announcements';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { TextField } from '../../../ui/forms/text-field';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import { useBrandTimeZone } from '../operator-store';
import { fromZone, inZone } from '../zoned-time';
import type { ContentFormState } from './content-form-state';
import { ContentImageField } from './content-image-field';

/** To whom, where and when it is shown. */
export function ContentFields({ kind, form }: { kind: AnnouncementKind; form: ContentFormState }) {
  const { t } = useTranslation('operations');
  const timeZone = useBrandTimeZone();
  const { fields, errors, set } = form;
  const all = t('content.none');
  const moment = (name: 'fromAt' | 'untilAt') => (
    <TextField
      name={name}
      type="datetime-local"
      label={t(`content.${name}`)}
      error={errors[name]}
      value={inZone(fields[name], timeZone)}
      onChange={(event) => set({ [name]: fromZone(event.target.value, timeZone) })}
    />
  );
  return (
    <>
      {kind === 'PU' && (
        <ChoiceFilter
          label={t('content.execution')}
          all={all}
          error={errors.execution}
          values={POPUP_EXECUTIONS}
          text={(value) => t(`content.executions.${value}`)}
          value={fields.execution ?? ''}
          onChange={(value) => set({ execution: value || null })}
        />
      )}
      {kind === 'B' ? (
        <>
          <ContentImageField
            label={t('content.image')}
            hint={t('content.imageHint')}
            image={fields.image}
            error={errors.image}
            onChange={(image) => set({ image })}
          />
          <ChoiceFilter
            label={t('content.group')}
            all={all}
            error={errors.groupName}
            values={BANNER_GROUPS}
            text={(value) => t(`content.groups.${value}`)}
            value={fields.groupName ?? ''}
            onChange={(value) => set({ groupName: value || null })}
          />
          <TextField
            name="position"
            type="number"
            min={1}
            max={100}
            label={t('content.position')}
            error={errors.position}
            value={fields.position}
            onChange={(event) => set({ position: event.target.valueAsNumber })}
          />
          <ChoiceFilter
            label={t('content.linkage')}
            all={all}
            error={errors.linkageType}
            values={LINKAGE_TYPES}
            text={(value) => t(`content.linkages.${value}`)}
            value={fields.linkageType ?? ''}
            onChange={(value) => set({ linkageType: value || null })}
          />
          {fields.linkageType === 'url' && (
            <TextField
              name="url"
              label={t('content.url')}
              error={errors.url}
              verbatim
              value={fields.url ?? ''}
              onChange={(event) => set({ url: event.target.value || null })}
            />
          )}
        </>
      ) : (
        <ChoiceFilter
          label={t('content.promotionType')}
          all={all}
          error={errors.promotionType}
          values={PROMOTION_TYPES}
          text={(value) => t(`content.promotionTypes.${value}`)}
          value={fields.promotionType ?? ''}
          onChange={(value) => set({ promotionType: value || null })}
        />
      )}
      <Row gap={4}>
        {moment('fromAt')}
        {moment('untilAt')}
      </Row>
      <Text tone="muted" size="small">
        {t('content.timeHint', { zone: timeZone })}
      </Text>
    </>
  );
}
