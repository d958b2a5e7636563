import { Module } from '@nestjs/common';
import { FitController } from './fit.controller';
import { FitParts } from './fit-parts';
import { FitPlaces } from './fit-places';
import { FitService } from './fit.service';

@Module({
  controllers: [FitController],
  providers: [FitParts, FitPlaces, FitService],
  exports: [FitParts],
})
export class FitModule {}
