import { Component, type ReactNode } from 'react';
import type { Failed } from './failed';
import { renewFailedParts } from './lazy-part';
import { PartFailure } from './part-failure';

interface PartBoundaryProps {
  children: ReactNode;
  /** A failure ends with it: the page's address. */
  place?: string;
  /** In place of the frame with the message. */
  fallback?: (failed: Failed) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Around a part that may fail to load or to be drawn: says so, and draws it again when asked to. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ place }: PartBoundaryProps): void {
    if (this.state.failure && place !== this.props.place) this.retry();
  }

  retry = (): void => {
    renewFailedParts();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (!failure) return children;
    const failed = { ...failure, retry: this.retry };
    return fallback ? fallback(failed) : <PartFailure heading="h1" {...failed} />;
  }
}
