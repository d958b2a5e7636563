import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsModule } from '../settings/settings.module';
import { CURRENCY_CHANGE, currencyChangeSchema } from './currency-change.schema';
import { CurrencyController } from './currency.controller';
import { CurrencyService } from './currency.service';

@Module({
  imports: [
    SettingsModule,
    MongooseModule.forFeature([{ name: CURRENCY_CHANGE, schema: currencyChangeSchema }]),
  ],
  controllers: [CurrencyController],
  providers: [CurrencyService],
})
export class CurrencyModule {}
