import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberTag } from '#libs/members/common/member-tags';
import { tagMember, untagMember } from '#libs/operations/common/member-tags.calls';
import { FormRefusal } from '../../forms/form-refusal';
import { useForm } from '../../forms/use-form';
import { Loaded } from '../../lists/loaded';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/text-field';
import { Row } from '../../ui/layout/row';
import { memberTagsQuery } from './member-panel.api';
import styles from './member-panel.module.css';
import { useOperatorCommand } from './operations.api';
import { Permitted } from './permitted';

/** By what operators have marked a member: who may, adds a tag and takes one off. */
export function MemberTags({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.notes}>
      <Loaded query={useQuery(memberTagsQuery(member))} room="small">
        {({ tags }) =>
          tags.length === 0 ? (
            <p className={styles.none}>{t('member.noTags')}</p>
          ) : (
            <Row as="ul" gap={2}>
              {tags.map((tag) => (
                <Tag key={tag} member={member} tag={tag} />
              ))}
            </Row>
          )
        }
      </Loaded>
      <Permitted permission={tagMember.permission}>
        <TagForm member={member} />
      </Permitted>
    </div>
  );
}

/** Reads the tags anew once they have changed. */
function useChanged(member: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries(memberTagsQuery(member));
}

function Tag({ member, tag }: { member: string; tag: string }) {
  const { t } = useTranslation('operations');
  const remove = useOperatorCommand(untagMember, useChanged(member));
  return (
    <Row as="li" gap={1}>
      <span>{tag}</span>
      <Permitted permission={untagMember.permission}>
        <Button
          tone="link"
          size="small"
          aria-label={t('member.removeTag', { tag })}
          loading={remove.busy}
          onClick={() => void remove.run({ id: member, tag })}
        >
          ×
        </Button>
      </Permitted>
    </Row>
  );
}

function TagForm({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  const changed = useChanged(member);
  const add = useOperatorCommand(tagMember, () => {
    form.fill({ tag: '' });
    changed();
  });
  const form = useForm(
    { tag: '' },
    {
      sending: add,
      check: ({ tag }) =>
        memberTag.safeParse(tagOf(tag)).success ? [] : [{ field: 'tag', code: 'field_invalid' }],
      submit: ({ tag }) => add.run({ id: member, tag: tagOf(tag) }),
    },
  );
  const { error, ...field } = form.input('tag');
  return (
    <form {...form.formProps} className={styles.form}>
      <TextField
        {...field}
        label={t('member.newTag')}
        hint={t('member.tagHint')}
        error={error && t('member.tagWrong')}
        maxLength={24}
        autoComplete="off"
        verbatim
      />
      <FormRefusal refusal={form.refusal} />
      <Button type="submit" loading={form.busy}>
        {t('member.addTag')}
      </Button>
    </form>
  );
}

const tagOf = (typed: string): string => typed.trim().toLowerCase();
