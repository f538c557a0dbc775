import { Beside } from '../ui/layout/beside';
import { Callout } from '../ui/layout/callout';
import { Card } from '../ui/layout/card';
import { Row } from '../ui/layout/row';
import { Section as PageSection } from '../ui/layout/section';
import { Stack } from '../ui/layout/stack';
import { Text } from '../ui/layout/text';
import { Section, type SectionProps, Specimen } from './specimen';

export function LayoutSamples({ labels }: SectionProps) {
  return (
    <Section id="layout" title={labels.sections.layout}>
      <Specimen name="Stack, Text">
        <Stack gap={1}>
          <Text size="section">{labels.noRecords}</Text>
          <Text size="lead" strong>
            {labels.noRecords}
          </Text>
          <Text tone="muted" size="small">
            {labels.noRecordsText}
          </Text>
          <Text tone="live" size="small">
            {labels.errorText}
          </Text>
          <Text tone="gain" size="label">
            {labels.settled}
          </Text>
        </Stack>
      </Specimen>
      <Specimen name="Row, Card">
        <Card>
          <Row justify="apart">
            <strong>{labels.agents[0]}</strong>
            <Text as="small" tone="muted">
              {labels.noRecords}
            </Text>
          </Row>
        </Card>
      </Specimen>
      <Specimen name="Section, Callout">
        <PageSection card title={labels.noRecords} text={labels.noRecordsText}>
          <Callout title={labels.errorTitle}>
            <p>{labels.errorText}</p>
          </Callout>
        </PageSection>
      </Specimen>
      <Specimen name="Beside" wide>
        <Beside side={<Card>{labels.agents[1]}</Card>}>
          <Card>{labels.agents[0]}</Card>
        </Beside>
      </Specimen>
    </Section>
  );
}
