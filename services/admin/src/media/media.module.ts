import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BucketController } from './bucket.controller';
import { ImageProxy } from './image-proxy';
import { MediaFiles } from './media-files';
import { MediaController } from './media.controller';
import { mediaDocSchema } from './media.schema';
import { MediaService } from './media.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Media', schema: mediaDocSchema }])],
  controllers: [MediaController, BucketController],
  providers: [MediaService, MediaFiles, ImageProxy],
})
export class MediaModule {}
