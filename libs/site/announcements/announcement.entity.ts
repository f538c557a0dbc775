import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AnnouncementDraft, AnnouncementKind, AnnouncementState } from '../common/announcements.js';

/** A banner, notice, popup, promotion or line of the marquee. */
@Entity({ name: 'announcement', schema: 'site' })
export class AnnouncementRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('text') kind: AnnouncementKind;
  /** The moves between the states are in `common/announcement.chart`. */
  @Column('text') status: AnnouncementState;
  /** Grows with each saved draft. */
  @Column('int') version: number;
  /** What operators edit, its rich texts sanitised. */
  @Column('jsonb') draft: AnnouncementDraft;
  /** What was published last, and the version of that draft. */
  @Column('jsonb', { nullable: true }) shown: AnnouncementDraft | null;
  @Column('int', { name: 'shown_version', nullable: true }) shownVersion: number | null;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt: Date | null;
  /** What visitors see from `plannedAt` on, and the version of that draft. */
  @Column('jsonb', { nullable: true }) planned: AnnouncementDraft | null;
  @Column('int', { name: 'planned_version', nullable: true }) plannedVersion: number | null;
  @Column('timestamptz', { name: 'planned_at', nullable: true }) plannedAt: Date | null;
  /** When what is planned begins, or what is published ends. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt: Date | null;
  @Column('timestamptz', { name: 'changed_at' }) changedAt: Date;
  /** The operator who changed it last, and the account's name at that time; `null` for the set-up. */
  @Column('bigint', { name: 'changed_by', nullable: true }) changedBy: string | null;
  @Column('text', { name: 'changed_as', nullable: true }) changedAs: string | null;
}
