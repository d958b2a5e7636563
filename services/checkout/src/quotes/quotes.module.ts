import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductsModule } from '../products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { ShippingModule } from '../shipping/shipping.module';
import { QuoteAcceptance } from './quote-acceptance';
import { QuoteAnswering } from './quote-answering';
import { QuoteAdminController, QuoteController } from './quote.controller';
import { QuoteHolds } from './quote-holds';
import { QuoteMails } from './quote-mails';
import { QuoteMoves } from './quote-moves';
import { QuoteReader } from './quote-reader';
import { QuoteRepository } from './quote.repository';
import { quoteSchema } from './quote.schema';
import { QuoteService } from './quote.service';
import { QuoteStock } from './quote-stock';
import { QuoteSums } from './quote-sums';
import { QuoteWaits } from './quote-waits';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Quote', schema: quoteSchema }]),
    ProductsModule,
    SettingsModule,
    ShippingModule,
  ],
  controllers: [QuoteController, QuoteAdminController],
  providers: [
    QuoteAcceptance,
    QuoteAnswering,
    QuoteHolds,
    QuoteMails,
    QuoteMoves,
    QuoteReader,
    QuoteRepository,
    QuoteService,
    QuoteStock,
    QuoteSums,
    QuoteWaits,
  ],
  exports: [QuoteHolds, QuoteReader, QuoteRepository],
})
export class QuotesModule {}
