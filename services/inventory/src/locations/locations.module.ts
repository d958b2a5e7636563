import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StockModule } from '../stock/stock.module';
import { BinController } from './bin.controller';
import { binSchema } from './bin.schema';
import { LocationDirectory } from './location-directory';
import { LocationRepository } from './location.repository';
import { LocationService } from './location.service';
import { WarehouseController } from './warehouse.controller';
import { warehouseSchema } from './warehouse.schema';
import { WarehouseNames } from './warehouse-names';
import { ZoneController } from './zone.controller';
import { zoneSchema } from './zone.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Warehouse', schema: warehouseSchema },
      { name: 'Zone', schema: zoneSchema },
      { name: 'Bin', schema: binSchema },
    ]),
    StockModule,
  ],
  controllers: [WarehouseController, ZoneController, BinController],
  providers: [LocationRepository, LocationService, LocationDirectory, WarehouseNames],
  exports: [LocationRepository, LocationService, LocationDirectory],
})
export class LocationsModule {}
