import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { MediaRecordsModule } from '../pictures/media-records.module';
import { SettingsModule } from '../settings/settings.module';
import { CrawlersController } from './crawlers.controller';
import { SharePictureController } from './share-picture.controller';

/** What search engines, feed readers and link previews read of the content. */
@Module({
  imports: [ContentModule, MediaRecordsModule, SettingsModule],
  controllers: [CrawlersController, SharePictureController],
})
export class CrawlersModule {}
