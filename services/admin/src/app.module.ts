import { Module } from '@nestjs/common';
import { ContentModule } from './content/content.module';
import { CrawlersModule } from './crawlers/crawlers.module';
import { CurrencyModule } from './currency/currency.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DeadLettersModule } from './dead-letters/dead-letters.module';
import { MediaModule } from './media/media.module';
import { MessagesModule } from './messages/messages.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { PrivacyModule } from './privacy/privacy.module';
import { SettingsModule } from './settings/settings.module';

@Module({
  imports: [
    ContentModule,
    CrawlersModule,
    SettingsModule,
    CurrencyModule,
    MessagesModule,
    NewsletterModule,
    PrivacyModule,
    MediaModule,
    DashboardModule,
    DeadLettersModule,
  ],
})
export class AdminModule {}
