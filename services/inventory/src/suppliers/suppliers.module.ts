import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SupplierController } from './supplier.controller';
import { SupplierRepository } from './supplier.repository';
import { supplierSchema } from './supplier.schema';
import { SupplierService } from './supplier.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Supplier', schema: supplierSchema }])],
  controllers: [SupplierController],
  providers: [SupplierRepository, SupplierService],
  exports: [SupplierRepository, SupplierService],
})
export class SuppliersModule {}
