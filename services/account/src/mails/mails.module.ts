import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountMails } from './account-mails';
import { SiteBrand } from './site-brand';
import { SiteBrandConsumer } from './site-brand.consumer';
import { siteBrandSchema } from './site-brand.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'SiteBrand', schema: siteBrandSchema }])],
  controllers: [SiteBrandConsumer],
  providers: [AccountMails, SiteBrand],
  exports: [AccountMails, SiteBrand],
})
export class MailsModule {}
