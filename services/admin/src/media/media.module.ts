import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { BucketController } from './bucket.controller';
import { ImageProxy } from './image-proxy';
import { MediaFiles } from './media-files';
import { MediaController } from './media.controller';
import { mediaDocSchema } from './media.schema';
import { MediaService } from './media.service';
import { ProductPictures } from './product-pictures';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Media', schema: mediaDocSchema }]),
    ContentModule,
    SettingsModule,
  ],
  controllers: [MediaController, BucketController],
  providers: [MediaService, MediaFiles, ImageProxy, ProductPictures],
})
export class MediaModule {}
