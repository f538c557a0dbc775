import type { ReactNode } from 'react';
import { Section } from '../../ui/layout/section';

interface FactorCardProps {
  account: string;
  status: ReactNode;
  children: ReactNode;
}

/** A member, and what is known of the lost authenticator. */
export function FactorCard({ account, status, children }: FactorCardProps) {
  return (
    <article aria-label={account}>
      <Section card title={account} tools={status}>
        {children}
      </Section>
    </article>
  );
}
