import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductsModule } from '../products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { QuoteAdminController, QuoteController } from './quote.controller';
import { QuoteMails } from './quote-mails';
import { QuoteRepository } from './quote.repository';
import { quoteSchema } from './quote.schema';
import { QuoteService } from './quote.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Quote', schema: quoteSchema }]),
    ProductsModule,
    SettingsModule,
  ],
  controllers: [QuoteController, QuoteAdminController],
  providers: [QuoteMails, QuoteRepository, QuoteService],
  exports: [QuoteRepository],
})
export class QuotesModule {}
