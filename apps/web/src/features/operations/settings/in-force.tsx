import { Text } from '../../../ui/layout/text';
import { useInForceText } from './use-in-force-text';

/** How many processes have the last change in force. */
export function InForce({ appliedBy, of }: { appliedBy: number; of: number }) {
  const inForceText = useInForceText();
  return (
    <Text size="small" tone={appliedBy < of ? 'live' : 'muted'} role="status">
      {inForceText({ appliedBy, of })}
    </Text>
  );
}
