import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { SettingsModule } from '../settings/settings.module';
import { StocktakeCounting } from './stocktake-counting';
import { StocktakeApproval } from './stocktake-approval';
import { stocktakeLineSchema } from './stocktake-line.schema';
import { StocktakeController } from './stocktake.controller';
import { StocktakeRepository } from './stocktake.repository';
import { stocktakeSchema } from './stocktake.schema';
import { StocktakeService } from './stocktake.service';

const MODELS = MongooseModule.forFeature([
  { name: 'Stocktake', schema: stocktakeSchema },
  { name: 'StocktakeLine', schema: stocktakeLineSchema },
]);

@Module({
  imports: [SettingsModule, MODELS, DocumentsModule],
  controllers: [StocktakeController],
  providers: [StocktakeRepository, StocktakeService, StocktakeApproval, StocktakeCounting],
  exports: [MODELS, StocktakeRepository, StocktakeService],
})
export class StocktakesModule {}
