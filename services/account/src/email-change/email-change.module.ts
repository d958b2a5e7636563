import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { EmailChangeController } from './email-change.controller';
import { emailChangeDocSchema } from './email-change.schema';
import { EmailChanges } from './email-changes';

@Module({
  imports: [
    AuthModule,
    MailsModule,
    UserModule,
    MongooseModule.forFeature([{ name: 'EmailChange', schema: emailChangeDocSchema }]),
  ],
  controllers: [EmailChangeController],
  providers: [EmailChanges],
})
export class EmailChangeModule {}
