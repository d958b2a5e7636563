import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { HomeModule } from '../home/home.module';
import { SettingsModule } from '../settings/settings.module';
import { BucketController } from './bucket.controller';
import { ImageProxy } from './image-proxy';
import { MediaFiles } from './media-files';
import { MediaRecordsModule } from '../pictures/media-records.module';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { MediaUsesService } from './media-uses.service';
import { ProductPictures } from './product-pictures';

@Module({
  imports: [MediaRecordsModule, ContentModule, HomeModule, SettingsModule],
  controllers: [MediaController, BucketController],
  providers: [MediaService, MediaUsesService, MediaFiles, ImageProxy, ProductPictures],
})
export class MediaModule {}
