import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LocationsModule } from '../locations/locations.module';
import { ProductsModule } from '../products/products.module';
import { PurchaseOrdersModule } from '../purchase-orders/purchase-orders.module';
import { StockModule } from '../stock/stock.module';
import { SuppliersModule } from '../suppliers/suppliers.module';
import { ReorderProposalService } from './reorder-proposal.service';
import { reorderRuleSchema } from './reorder-rule.schema';
import { ReorderRuleService } from './reorder-rule.service';
import { ReorderingController } from './reordering.controller';
import { StockPositionRepository } from './stock-position.repository';
import { SupplierProductRepository } from './supplier-product.repository';
import { supplierProductSchema } from './supplier-product.schema';
import { SupplierProductService } from './supplier-product.service';

const MODELS = MongooseModule.forFeature([
  { name: 'SupplierProduct', schema: supplierProductSchema },
  { name: 'ReorderRule', schema: reorderRuleSchema },
]);

/** Terms of suppliers, when products are ordered, and the proposal of purchase orders. */
@Module({
  imports: [
    MODELS,
    StockModule,
    ProductsModule,
    LocationsModule,
    SuppliersModule,
    PurchaseOrdersModule,
  ],
  controllers: [ReorderingController],
  providers: [
    SupplierProductRepository,
    SupplierProductService,
    ReorderRuleService,
    StockPositionRepository,
    ReorderProposalService,
  ],
  exports: [SupplierProductRepository],
})
export class ReorderingModule {}
