import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONTENT_TRANSITIONS } from '@solar/contracts/admin/content-http';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { AdminContentController } from './admin-content.controller';
import { ContentController } from './content.controller';
import { ContentRepository } from './content.repository';
import { contentSchema } from './content.schema';
import { ContentService } from './content.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Content', schema: contentSchema }])],
  controllers: [ContentController, AdminContentController],
  providers: [ContentRepository, ContentService],
  exports: [ContentRepository, ContentService],
})
export class ContentModule implements OnModuleInit {
  onModuleInit(): void {
    assertTransitions('content entry', CONTENT_TRANSITIONS, 'draft');
  }
}
