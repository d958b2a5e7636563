import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONTENT_TRANSITIONS } from '@solar/contracts/admin/content-http';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { MediaRecordsModule } from '../pictures/media-records.module';
import { AdminContentController } from './admin-content.controller';
import { ContentSearchController } from './content-search.controller';
import { ContentWriter } from './content-writer';
import { ContentController } from './content.controller';
import { ContentRepository } from './content.repository';
import { contentSchema } from './content.schema';
import { ContentService } from './content.service';
import { DraftRepository } from './history/draft.repository';
import { draftSchema } from './history/draft.schema';
import { ContentHistoryController } from './history/history.controller';
import { ContentHistoryService } from './history/history.service';
import { PreviewController } from './history/preview.controller';
import { previewSchema } from './history/preview.schema';
import { PreviewService } from './history/preview.service';
import { RevisionRepository } from './history/revision.repository';
import { revisionSchema } from './history/revision.schema';
import { TrashRepository } from './history/trash.repository';
import { trashSchema } from './history/trash.schema';
import { TrashService } from './history/trash.service';
import { ContentUpkeep } from './history/upkeep';
import { PageTreeController } from './pages/page-tree.controller';
import { PageTreeService } from './pages/page-tree.service';

@Module({
  imports: [
    MediaRecordsModule,
    MongooseModule.forFeature([
      { name: 'Content', schema: contentSchema },
      { name: 'ContentRevision', schema: revisionSchema },
      { name: 'ContentTrash', schema: trashSchema },
      { name: 'ContentDraft', schema: draftSchema },
      { name: 'ContentPreview', schema: previewSchema },
    ]),
  ],
  // Addresses of fixed words come before those of any kind or id.
  controllers: [
    PreviewController,
    ContentController,
    PageTreeController,
    ContentHistoryController,
    ContentSearchController,
    AdminContentController,
  ],
  providers: [
    ContentRepository,
    RevisionRepository,
    TrashRepository,
    DraftRepository,
    ContentWriter,
    ContentService,
    ContentHistoryService,
    TrashService,
    PreviewService,
    PageTreeService,
    ContentUpkeep,
  ],
  exports: [ContentRepository, ContentService, ContentWriter, RevisionRepository, DraftRepository],
})
export class ContentModule implements OnModuleInit {
  onModuleInit(): void {
    assertTransitions('content entry', CONTENT_TRANSITIONS, 'draft');
  }
}
