import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CannedAnswerController } from './canned-answer.controller';
import { cannedAnswerDocSchema } from './canned-answer.schema';
import { CannedAnswerService } from './canned-answer.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'CannedAnswer', schema: cannedAnswerDocSchema }])],
  controllers: [CannedAnswerController],
  providers: [CannedAnswerService],
})
export class CannedAnswerModule {}
