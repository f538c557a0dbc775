import { useTranslation } from 'react-i18next';
import type { ProposalValue } from '#libs/operations/common/proposal.calls';
import { Facts } from '../../ui/data/facts';
import { usePermissionLabel } from './use-permission-label';
import { useProposalText } from './use-proposal-text';

type Change = ProposalValue['changes'][number];

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** What a proposal would change, field by field; fields that stay are left out. */
export function ProposedChanges({ changes }: { changes: readonly Change[] }) {
  const text = useProposalText();
  const changed = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  return (
    <Facts
      items={changed.map((change) => ({
        label: text.field(change.field),
        value: <ChangedValue {...change} />,
      }))}
    />
  );
}

/** Of a list of names what comes and what goes, of another value the old and the new one. */
function ChangedValue({ field, before, after }: Change) {
  const { t } = useTranslation('operations');
  const label = usePermissionLabel();
  const text = useProposalText();
  if (!isNames(before) || !isNames(after))
    return (
      <BeforeAndAfter
        before={before === null ? null : text.value(String(before), field)}
        after={after === null ? '–' : text.value(String(after), field)}
      />
    );
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  return (
    <>
      {added.length > 0 && <p>{t('proposal.added', { names: added.map(label).join(', ') })}</p>}
      {removed.length > 0 && <p>{t('proposal.removed', { names: removed.map(label).join(', ') })}</p>}
    </>
  );
}

/** A value that changes; without `before` it is new. */
export function BeforeAndAfter({ before, after }: { before: string | null; after: string }) {
  return (
    <>
      {before !== null && (
        <>
          <del>{before}</del> →{' '}
        </>
      )}
      <ins>{after}</ins>
    </>
  );
}
