import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LanguageCode } from '#libs/site/common/locales';
import type { BroadcastDraft, BroadcastKind, BroadcastState } from '../common/broadcast.js';
import type { ConsentProduct } from '../common/consent.js';

/** One message to many members. */
@Entity({ name: 'broadcast', schema: 'messaging' })
export class BroadcastRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('text') kind: BroadcastKind;
  /** The moves between the states are in `common/broadcast.chart`. */
  @Column('text') status: BroadcastState;
  /** Grows with each saved draft. */
  @Column('int') version: number;
  /** Rich texts sanitised. */
  @Column('jsonb') texts: BroadcastDraft['texts'];
  /** The audience; `null` where there is no such condition. `levels` are VIP levels. */
  @Column('smallint', { array: true, nullable: true }) levels: number[] | null;
  @Column('text', { array: true, nullable: true }) languages: LanguageCode[] | null;
  /** Whether members who chose no language are addressed: the brand's default language is among `languages`. */
  @Column('boolean', { name: 'unset_language' }) unsetLanguage: boolean;
  /** `true` for agents alone, `false` for players alone, `null` for both. */
  @Column('boolean', { nullable: true }) agents: boolean | null;
  @Column('timestamptz', { name: 'registered_before', nullable: true }) registeredBefore: Date | null;
  /** Of marketing: what it is about; `null` for all products. */
  @Column('text', { nullable: true }) product: ConsentProduct | null;
  /** Members who have any of these tags. */
  @Column('text', { array: true, nullable: true }) tags: string[] | null;
  /** The members of this list alone. */
  @Column('uuid', { nullable: true }) list: string | null;
  @Column('timestamptz', { name: 'publish_at', nullable: true }) publishAt: Date | null;
  @Column('timestamptz', { name: 'end_at', nullable: true }) endAt: Date | null;
  /** The brand's publications are numbered from 1 on; "all read" is stored as such a number. */
  @Column('bigint', { name: 'no', nullable: true }) publicationNumber: string | null;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  /** When it begins, or ends. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt: Date | null;
  @Column('timestamptz', { name: 'changed_at' }) changedAt: Date;
  @Column('bigint', { name: 'changed_by' }) changedBy: string;
  /** The operator's account at that time. */
  @Column('text', { name: 'changed_as' }) changedAs: string;
}
