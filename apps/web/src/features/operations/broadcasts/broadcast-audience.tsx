import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberTag } from '#libs/members/common/member-tags';
import {
  type BroadcastAudience as Audience,
  BROADCAST_KINDS,
  BROADCAST_MEMBERS,
  HIGHEST_LEVEL,
} from '#libs/messaging/common/broadcast';
import { CONSENT_PRODUCTS } from '#libs/messaging/common/consent';
import { LANGUAGE_TABLE } from '#libs/site/common/locales';
import { useAmountText } from '../../../i18n/use-amount-text';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Segmented } from '../../../ui/forms/segmented';
import { TextField } from '../../../ui/forms/text-field';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useBrandLanguages } from '../content/use-brand-languages';
import { useBrandTimeZone } from '../operator-store';
import { fromZone, inZone } from '../zoned-time';
import type { BroadcastFormState } from './broadcast-form-state';
import { BroadcastListField } from './broadcast-list-field';
import { audienceQuery } from './broadcasts.api';

/** To whom and when, and how many that are now. */
export function BroadcastAudience({ form, listed }: { form: BroadcastFormState; listed: number | null }) {
  const { t } = useTranslation('operations');
  const timeZone = useBrandTimeZone();
  const languages = useBrandLanguages();
  const { fields, errors, set } = form;
  const { kind, audience } = fields;
  const [levels, setLevels] = useState(audience.levels?.join(', ') ?? '');
  const [tags, setTags] = useState(audience.tags?.join(', ') ?? '');
  const change = (changed: Partial<Audience>) => set({ audience: { ...audience, ...changed } });
  const { count: number } = useAmountText();
  const count = useQuery(audienceQuery({ kind, audience }));
  const moment = (name: 'publishAt' | 'endAt') => (
    <TextField
      name={name}
      type="datetime-local"
      label={t(name === 'publishAt' ? 'content.fromAt' : 'content.untilAt')}
      error={errors[name]}
      value={inZone(fields[name], timeZone)}
      onChange={(event) => set({ [name]: fromZone(event.target.value, timeZone) })}
    />
  );
  return (
    <>
      <Segmented
        label={t('broadcasts.kind')}
        value={kind}
        onChange={(value) => set({ kind: value })}
        options={BROADCAST_KINDS.map((value) => ({ value, label: t(`broadcasts.kinds.${value}`) }))}
      />
      {kind === 'marketing' && (
        <ChoiceFilter
          label={t('broadcasts.product')}
          all={t('broadcasts.allProducts')}
          values={CONSENT_PRODUCTS}
          text={(value) => t(`broadcasts.products.${value}`)}
          value={audience.product ?? ''}
          onChange={(value) => change({ product: value || null })}
        />
      )}
      <ChoiceFilter
        label={t('broadcasts.members')}
        all={t('broadcasts.everybody')}
        values={BROADCAST_MEMBERS}
        text={(value) => t(`broadcasts.membersOf.${value}`)}
        value={audience.members ?? ''}
        onChange={(value) => change({ members: value || null })}
      />
      <TextField
        name="levels"
        label={t('broadcasts.levels')}
        hint={t('broadcasts.levelsHint', { most: number(HIGHEST_LEVEL) })}
        inputMode="numeric"
        value={levels}
        onChange={(event) => {
          setLevels(event.target.value);
          change({ levels: levelsOf(event.target.value) });
        }}
      />
      <TextField
        name="tags"
        label={t('broadcasts.tags')}
        hint={t('broadcasts.tagsHint')}
        error={errors['audience.tags'] ?? (tagsOf(tags).every(isTag) ? undefined : t('member.tagWrong'))}
        verbatim
        value={tags}
        onChange={(event) => {
          setTags(event.target.value);
          const typed = tagsOf(event.target.value).filter(isTag);
          change({ tags: typed.length > 0 ? typed : null });
        }}
      />
      <Stack as="fieldset" gap={2}>
        <Text as="legend" size="small" strong>
          {t('broadcasts.languages')}
        </Text>
        <Row gap={4}>
          {languages.map((language) => (
            <Checkbox
              key={language}
              label={LANGUAGE_TABLE[language].name}
              checked={audience.languages?.includes(language) ?? false}
              onChange={(event) => {
                const others = (audience.languages ?? []).filter((each) => each !== language);
                const chosen = event.target.checked ? [...others, language] : others;
                change({ languages: chosen.length > 0 ? chosen : null });
              }}
            />
          ))}
        </Row>
        <Text tone="muted" size="small">
          {t('broadcasts.languagesHint')}
        </Text>
      </Stack>
      <TextField
        name="registeredBefore"
        type="datetime-local"
        label={t('broadcasts.registeredBefore')}
        value={inZone(audience.registeredBefore, timeZone)}
        onChange={(event) => change({ registeredBefore: fromZone(event.target.value, timeZone) })}
      />
      <BroadcastListField
        list={audience.list}
        listed={listed}
        error={errors['audience.list']}
        onChange={(list) => change({ list })}
      />
      <Text role="status">
        {count.data &&
          t('broadcasts.audience', { count: count.data.members, shown: number(count.data.members) })}
        {kind === 'marketing' && ` ${t('broadcasts.withConsent')}`}
      </Text>
      <Row gap={4}>
        {moment('publishAt')}
        {moment('endAt')}
      </Row>
      <Text tone="muted" size="small">
        {t('content.timeHint', { zone: timeZone })}
      </Text>
    </>
  );
}

const isTag = (typed: string): boolean => memberTag.safeParse(typed).success;
const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[,\s]+/)
      .filter(Boolean),
  ),
];

/** "1, 2 5": nothing but numbers counts. */
function levelsOf(text: string): number[] | null {
  const levels = [...new Set(text.match(/\d+/g)?.map(Number))].filter((level) => level <= HIGHEST_LEVEL);
  return levels.length > 0 ? levels : null;
}
