import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FocalPoints } from './focal-points';
import { mediaDocSchema } from './media.schema';

const records = MongooseModule.forFeature([{ name: 'Media', schema: mediaDocSchema }]);

/** What is known of the files of the library, for the library itself and for the content that shows them. */
@Module({ imports: [records], providers: [FocalPoints], exports: [records, FocalPoints] })
export class MediaRecordsModule {}
