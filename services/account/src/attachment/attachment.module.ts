import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttachmentController } from './attachment.controller';
import { attachmentDocSchema } from './attachment.schema';
import { AttachmentService } from './attachment.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Attachment', schema: attachmentDocSchema }])],
  controllers: [AttachmentController],
  providers: [AttachmentService],
  exports: [AttachmentService],
})
export class AttachmentModule {}
