import type { ReactNode } from 'react';

/** Text of its own order inside of text in another direction: an account, a number, an amount. Parts are drawn as they are. */
export const isolated = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <bdi>{content}</bdi> : content;
