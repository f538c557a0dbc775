import type { BrandSettings } from '#libs/site/common/brand-settings';
import { AGENT_PAGES, type AgentPage } from '../common/team.calls.js';

/** Pages that a brand has only if it has this kind of contract. */
const KIND_OF: Partial<Record<AgentPage, BrandSettings['contracts']['kinds'][number]>> = {
  agentRealtimeSalary: 'realtime',
  agentHourSalary: 'hourly',
  agentDailyWages2: 'daily',
  agentDividendRecordCopy2: 'dividend',
};

/** The pages of the agent centre under the brand's settings. */
export function agentMenu({ contracts }: BrandSettings): AgentPage[] {
  return AGENT_PAGES.filter((page) => {
    if (page === 'contracts') return contracts.kinds.length > 0;
    const kind = KIND_OF[page];
    return kind === undefined || contracts.kinds.includes(kind);
  });
}
