import { EmptyState } from '../ui/art/empty-state';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { ConnectionBar } from '../ui/connection-bar';
import { ErrorState } from '../ui/error-state';
import { Skeleton } from '../ui/skeleton';
import { Section, type SectionProps, Specimen } from './specimen';

export function StateSamples({ words }: SectionProps) {
  const retry = { label: words.retry, onRetry: () => undefined };
  return (
    <Section id="states" title={words.sections.states}>
      <Specimen name="ConnectionBar" wide>
        {(['lost', 'restoring', 'restored'] as const).map((state) => (
          <ConnectionBar
            key={state}
            state={state}
            texts={words.connection}
            retry={{ label: words.reconnect, onRetry: () => undefined }}
          />
        ))}
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          title={words.errorTitle}
          text={words.errorText}
          reference={words.errorReference}
          retry={retry}
        />
      </Specimen>
      <Specimen name={`ErrorState, ${words.state.loading}`}>
        <ErrorState title={words.errorTitle} text={words.errorText} retry={{ ...retry, loading: true }} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          heading="h3"
          title={words.noRecords}
          text={words.noRecordsText}
          action={<Button>{words.more}</Button>}
        />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton shape="block" />
      </Specimen>
      <Specimen name="Avatar" flow>
        <Avatar name={words.agents[0] ?? ''} size="small" />
        <Avatar name={words.agents[1] ?? ''} />
        <Avatar name={words.agents[2] ?? ''} size="large" />
        <Skeleton shape="circle" />
      </Specimen>
    </Section>
  );
}
