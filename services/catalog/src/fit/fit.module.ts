import { Module } from '@nestjs/common';
import { FitController } from './fit.controller';
import { FitParts } from './fit-parts';
import { FitService } from './fit.service';

@Module({ controllers: [FitController], providers: [FitParts, FitService] })
export class FitModule {}
