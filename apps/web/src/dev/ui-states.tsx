import { AVATARS } from '#libs/members/common/avatars';
import { EmptyState } from '../ui/art/empty-state';
import { Avatar } from '../ui/data/avatar';
import { ConnectionBar } from '../ui/feedback/connection-bar';
import { ErrorState } from '../ui/feedback/error-state';
import { Skeleton } from '../ui/feedback/skeleton';
import { Button } from '../ui/forms/button';
import { Section, type SectionProps, Specimen } from './specimen';

export function StateSamples({ labels }: SectionProps) {
  const retry = { label: labels.retry, onRetry: () => undefined };
  return (
    <Section id="states" title={labels.sections.states}>
      <Specimen name="ConnectionBar" wide>
        {(['lost', 'restoring', 'restored'] as const).map((state) => (
          <ConnectionBar key={state} state={state} texts={labels.connection} />
        ))}
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState title={labels.errorTitle} text={labels.errorText} retry={retry} />
      </Specimen>
      <Specimen name={`ErrorState, ${labels.state.loading}`}>
        <ErrorState title={labels.errorTitle} text={labels.errorText} retry={{ ...retry, loading: true }} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          heading="h3"
          title={labels.noRecords}
          text={labels.noRecordsText}
          action={<Button>{labels.more}</Button>}
        />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="block" />
      </Specimen>
      <Specimen name="Avatar" flow>
        <Avatar name={labels.agents[0] ?? ''} />
        {AVATARS.map((picture) => (
          <Avatar key={picture} name={picture} picture={picture} />
        ))}
        <Avatar name={labels.agents[0] ?? ''} size="large" />
        <Skeleton shape="circle" />
      </Specimen>
    </Section>
  );
}
