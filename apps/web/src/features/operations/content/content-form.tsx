import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveContent, unplanContent } from '#libs/operations/common/content.calls';
import { fieldErrorsOf } from '#libs/platform/common/field-errors';
import {
  type AnnouncementDetail,
  type AnnouncementDraft,
  type AnnouncementKind,
  announcementDraft,
} from '#libs/site/common/announcements';
import { isSameDraft } from '#libs/site/common/saved-versions';
import { Form } from '../../../forms/form';
import { type Sending, useForm } from '../../../forms/use-form';
import { Tabs } from '../../../ui/layout/tabs';
import { useHasPermission } from '../operator-store';
import { DraftConflict } from '../versions/draft-conflict';
import { PlannedVersion } from '../versions/planned-version';
import { VersionList } from '../versions/version-list';
import { versionQuery } from './content.api';
import { ContentFields } from './content-fields';
import { ContentMoves } from './content-moves';
import { ContentPreview } from './content-preview';
import { ContentTexts } from './content-texts';
import { useBrandLanguages } from './use-brand-languages';

interface ContentFormProps {
  kind: AnnouncementKind;
  /** Nothing while it is new. */
  content?: AnnouncementDetail;
  saved: AnnouncementDraft;
  sending: Sending;
  /** `version` is the one that the operator has read. */
  onSave: (draft: AnnouncementDraft, version: number) => void;
}

const PARTS = ['title', 'content', 'eyebrow', 'action', 'image', 'imageAlt'] as const;

/** The draft in a form. What another operator saves meanwhile is said, and overwrites nothing that was typed. */
export function ContentForm({ kind, content, saved, sending, onSave }: ContentFormProps) {
  const { t } = useTranslation('operations');
  const languages = useBrandLanguages();
  const mayWrite = useHasPermission()(saveContent.permission);
  const [language, setLanguage] = useState(languages[0] ?? 'EN');
  const [read, setRead] = useState({ version: content?.version ?? 0, draft: saved });
  const form = useForm(read.draft, {
    sending,
    names: ['texts', ...languages.flatMap((each) => PARTS.map((part) => `texts.${each}.${part}`))],
    check: (fields) => fieldErrorsOf(announcementDraft, fields),
    submit: (fields) => onSave(fields, read.version),
  });
  const untouched = isSameDraft(form.fields, read.draft);
  const newest = content?.version ?? 0;
  const take = (draft: AnnouncementDraft) => {
    form.fill(draft);
    setRead({ version: newest, draft: saved });
    sending.clear();
  };
  // What was saved from here, or by somebody else while nothing was typed here, is what stands.
  if (newest !== read.version && (untouched || isSameDraft(form.fields, saved))) take(saved);
  const errorTabs = languages.filter((each) => PARTS.some((part) => form.errors[`texts.${each}.${part}`]));
  return (
    <>
      {content && content.state === 'published' && content.plannedAt !== null && (
        <PlannedVersion
          version={content.plannedVersion ?? 0}
          at={content.plannedAt}
          unplan={unplanContent}
          input={{ id: content.id, version: content.version }}
        />
      )}
      {content && newest !== read.version && (
        <DraftConflict
          by={content.changedBy?.account ?? ''}
          version={content.version}
          theirs={content.draft}
          mine={form.fields}
          onTakeTheirs={() => take(saved)}
          onKeepMine={() => take(form.fields)}
        />
      )}
      <Form form={form} action={t('content.save')} disabledReason={!mayWrite && t('content.mayNotWrite')}>
        <Tabs
          label={t('content.languages')}
          value={language}
          onChange={setLanguage}
          tabs={languages.map((each) => ({
            value: each,
            label: errorTabs.includes(each) ? `${each} !` : each,
            panel: <ContentTexts kind={kind} language={each} form={form} />,
          }))}
        />
        <ContentFields kind={kind} form={form} />
      </Form>
      <ContentPreview kind={kind} draft={form.fields} language={language} />
      {content && <ContentMoves content={content} unsaved={!isSameDraft(form.fields, content.draft)} />}
      {content && (
        <VersionList
          {...content}
          queryOf={(version) => versionQuery(content.id, version)}
          restore={{
            call: saveContent,
            inputOf: (draft) => ({ id: content.id, version: content.version, ...draft }),
          }}
        />
      )}
    </>
  );
}
