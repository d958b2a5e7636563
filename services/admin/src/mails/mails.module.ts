import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { AdminMails } from './admin-mails';

@Module({ imports: [SettingsModule], providers: [AdminMails], exports: [AdminMails] })
export class MailsModule {}
