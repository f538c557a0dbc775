import { Module } from '@nestjs/common';
import { AnnouncementClosings } from './announcement-closings.js';
import { AudienceLists } from './broadcasts/audience-lists.js';
import { BroadcastJobs } from './broadcasts/broadcast.jobs.js';
import { BroadcastLifecycle } from './broadcasts/broadcast.lifecycle.js';
import { BroadcastQueries } from './broadcasts/broadcast-queries.js';
import { Consents } from './consents.js';
import { Counters } from './counters.js';
import { InboxMarks } from './inbox-marks.js';
import { InboxQueries } from './inbox-queries.js';
import { MessageKinds } from './message-kinds.js';
import { Messages } from './messages.service.js';
import { MessagingController } from './messaging.controller.js';
import { DepositNotices } from './notices/deposit-notices.js';
import { WithdrawalNotices } from './notices/withdrawal-notices.js';
import { ChatsService } from './service/chats.service.js';
import { GuestSessions } from './service/guest-sessions.js';
import { ServiceController } from './service/service.controller.js';
import { ServiceQueue } from './service/service-queue.js';
import { TranscriptJobs } from './service/transcript.jobs.js';
import { Transcripts } from './service/transcripts.js';
import { ThreadJobs } from './threads/thread.jobs.js';
import { ThreadLifecycle } from './threads/thread.lifecycle.js';
import { ThreadCases } from './threads/thread-cases.js';
import { ThreadOpenings } from './threads/thread-openings.js';
import { ThreadOperatorService } from './threads/thread-operator.service.js';
import { ThreadPosts } from './threads/thread-posts.js';
import { ThreadQueries } from './threads/thread-queries.js';
import { ThreadSeen } from './threads/thread-seen.js';
import { ThreadViews } from './threads/thread-views.js';
import { ThreadsController } from './threads/threads.controller.js';
import { ThreadsService } from './threads/threads.service.js';
import { UnreadCounts } from './unread-counts.js';

const PARTS = [
  AnnouncementClosings,
  AudienceLists,
  BroadcastLifecycle,
  BroadcastQueries,
  Counters,
  MessageKinds,
  Messages,
  ThreadCases,
  ThreadLifecycle,
  ThreadOperatorService,
  ThreadPosts,
  ThreadSeen,
  ThreadViews,
  UnreadCounts,
];

@Module({
  providers: [...PARTS, DepositNotices, WithdrawalNotices],
  exports: PARTS,
})
export class MessagingModule {}

@Module({
  imports: [MessagingModule],
  controllers: [MessagingController, ServiceController, ThreadsController],
  providers: [
    ChatsService,
    Consents,
    GuestSessions,
    InboxMarks,
    InboxQueries,
    ServiceQueue,
    ThreadOpenings,
    ThreadQueries,
    ThreadsService,
    Transcripts,
  ],
})
export class MessagingHttpModule {}

/** For the worker. */
@Module({ imports: [MessagingModule], providers: [BroadcastJobs, ThreadJobs, TranscriptJobs] })
export class MessagingJobsModule {}
