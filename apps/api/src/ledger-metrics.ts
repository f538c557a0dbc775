import { Gauge, type Registry } from 'prom-client';
import { FINDING_KINDS } from '#libs/ledger/common/finding';
import type { LedgerFindings } from '#libs/ledger/index';

/** The number of inconsistencies in the ledger, counted on each scrape. Anything above 0 is worth an alarm. */
export class LedgerMetrics {
  constructor(registry: Registry, findings: LedgerFindings) {
    new Gauge({
      name: 'ledger_findings',
      help: 'Open findings in the books',
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const counts = await findings.countByKind().catch(() => undefined);
        this.reset(); // if the database does not answer there is no figure, rather than a false 0
        if (!counts) return;
        for (const kind of FINDING_KINDS)
          this.set({ kind }, counts.find((each) => each.kind === kind)?.count ?? 0);
      },
    });
  }
}
