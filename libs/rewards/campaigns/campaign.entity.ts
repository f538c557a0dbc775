import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CampaignState, CampaignTerms } from '../common/campaign.js';

/** A promotion. */
@Entity({ name: 'campaign', schema: 'rewards' })
export class Campaign {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  /** The moves between the states are in `common/campaign.chart`. */
  @Column('text') status: CampaignState;
  /** What would be published next; `version` counts its changes. */
  @Column('jsonb') draft: CampaignTerms;
  @Column('int') version: number;
  /** The version whose terms are in force; `null` before the first publication. */
  @Column('int', { name: 'published_version', nullable: true }) publishedVersion: number | null;
  @Column('timestamptz', { name: 'changed_at' }) changedAt: Date;
  @Column('bigint', { name: 'changed_by' }) changedBy: string;
  /** The operator's account at that time. */
  @Column('text', { name: 'changed_as' }) changedAs: string;
}
