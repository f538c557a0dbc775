import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listMemberNotes, NOTE_LENGTH, writeMemberNote } from '#libs/operations/common/member-notes.calls';
import { callApi } from '../../data/calls/call-api';
import { FormRefusal } from '../../forms/form-refusal';
import { useForm } from '../../forms/use-form';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { ShowMore } from '../../lists/show-more';
import { useKeysetRows } from '../../lists/use-keyset-rows';
import { Button } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/text-area';
import { NOTES_KEY } from './member-panel.api';
import styles from './member-panel.module.css';
import { useOperatorCommand } from './operations.api';
import { Permitted } from './permitted';

/** What operators wrote about a member, and the field for a further note. A note of another operator appears by itself. */
export function MemberNotes({ member }: { member: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { query, more } = useKeysetRows({
    queryKey: [...NOTES_KEY, member],
    load: (page) => callApi(listMemberNotes, { id: member, ...page }),
  });
  return (
    <div className={styles.notes}>
      <Permitted permission={writeMemberNote.permission}>
        <NoteForm member={member} />
      </Permitted>
      <Loaded query={query} room="small">
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.none}>{t('member.noNotes')}</p>
          ) : (
            <ul>
              {list.map(({ id, text, by, at }) => (
                <li key={id} className={styles.line}>
                  <p className={styles.note}>{text}</p>
                  <small>{`${by.account} · ${dateTime(at)}`}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore more={more} />
    </div>
  );
}

function NoteForm({ member }: { member: string }) {
  const { t, i18n } = useTranslation('operations');
  const queries = useQueryClient();
  const write = useOperatorCommand(writeMemberNote, () => {
    form.fill({ text: '' });
    void queries.invalidateQueries({ queryKey: [...NOTES_KEY, member] });
  });
  const form = useForm(
    { text: '' },
    {
      sending: write,
      check: ({ text }) =>
        text.trim().length < NOTE_LENGTH.min ? [{ field: 'text', code: 'field_required' }] : [],
      submit: ({ text }) => write.run({ id: member, text: text.trim() }),
    },
  );
  const { error, ...field } = form.input('text');
  const number = (value: number) => value.toLocaleString(i18n.language);
  const left = NOTE_LENGTH.max - form.fields.text.length;
  return (
    <form {...form.formProps} className={styles.form}>
      <TextArea
        {...field}
        label={t('member.newNote')}
        rows={2}
        maxLength={NOTE_LENGTH.max}
        error={error && t('member.noteShort', { min: number(NOTE_LENGTH.min) })}
        hint={t('member.noteHint', { left: number(left) })}
      />
      <FormRefusal refusal={form.refusal} />
      <Button type="submit" loading={form.busy}>
        {t('member.addNote')}
      </Button>
    </form>
  );
}
