import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  createProposedOrdersSchema,
  createSupplierProductSchema,
  proposedOrdersSchema,
  reorderProposalQuerySchema,
  reorderProposalSchema,
  reorderRulesSchema,
  setReorderRuleSchema,
  supplierProductPageSchema,
  supplierProductQuerySchema,
  supplierProductSchema,
  updateSupplierProductSchema,
} from '@solar/contracts/inventory/reordering';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { ReorderProposalService } from './reorder-proposal.service';
import { ReorderRuleService } from './reorder-rule.service';
import { SupplierProductService } from './supplier-product.service';

class CreateSupplierProductBody extends createZodDto(createSupplierProductSchema) {}
class UpdateSupplierProductBody extends createZodDto(updateSupplierProductSchema) {}
class SupplierProductListQuery extends createZodDto(supplierProductQuerySchema) {}
class SupplierProductView extends createZodDto(supplierProductSchema) {}
class SupplierProductPage extends createZodDto(supplierProductPageSchema) {}
class SetReorderRuleBody extends createZodDto(setReorderRuleSchema) {}
class ReorderRulesView extends createZodDto(reorderRulesSchema) {}
class ReorderProposalQuery extends createZodDto(reorderProposalQuerySchema) {}
class ReorderProposalView extends createZodDto(reorderProposalSchema) {}
class CreateProposedOrdersBody extends createZodDto(createProposedOrdersSchema) {}
class ProposedOrdersView extends createZodDto(proposedOrdersSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.supplierProduct);
const PRODUCT_ID = idPipe(ID_PREFIX.product);
const WAREHOUSE_ID = idPipe(ID_PREFIX.warehouse);

@Controller('api/inventory')
export class ReorderingController {
  constructor(
    private readonly supplierProducts: SupplierProductService,
    private readonly rules: ReorderRuleService,
    private readonly proposals: ReorderProposalService,
  ) {}

  @Get('supplier-products')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: SupplierProductPage })
  list(@Query() query: SupplierProductListQuery, @CurrentUser() user: Principal) {
    return this.supplierProducts.list(query, user);
  }

  @Post('supplier-products')
  @RequirePermission('inventory.purchase-orders.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: SupplierProductView })
  create(@Body() body: CreateSupplierProductBody, @CurrentUser() user: Principal) {
    return this.supplierProducts.create(body, user);
  }

  @Patch('supplier-products/:id')
  @RequirePermission('inventory.purchase-orders.write')
  @ZodResponse({ status: 200, type: SupplierProductView })
  update(
    @Param('id', ID) id: string,
    @Body() body: UpdateSupplierProductBody,
    @CurrentUser() user: Principal,
  ) {
    return this.supplierProducts.update(id, body, user);
  }

  @Delete('supplier-products/:id')
  @RequirePermission('inventory.purchase-orders.write')
  @HttpCode(204)
  remove(@Param('id', ID) id: string): Promise<void> {
    return this.supplierProducts.remove(id);
  }

  @Get('reorder-rules/:productId')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ReorderRulesView })
  rulesOf(@Param('productId', PRODUCT_ID) productId: string) {
    return this.rules.ofProduct(productId);
  }

  @Put('reorder-rules/:productId/:warehouseId')
  @RequirePermission('inventory.purchase-orders.write')
  @ZodResponse({ status: 200, type: ReorderRulesView })
  setRule(
    @Param('productId', PRODUCT_ID) productId: string,
    @Param('warehouseId', WAREHOUSE_ID) warehouseId: string,
    @Body() body: SetReorderRuleBody,
  ) {
    return this.rules.set(productId, warehouseId, body);
  }

  @Delete('reorder-rules/:productId/:warehouseId')
  @RequirePermission('inventory.purchase-orders.write')
  @HttpCode(204)
  removeRule(
    @Param('productId', PRODUCT_ID) productId: string,
    @Param('warehouseId', WAREHOUSE_ID) warehouseId: string,
  ): Promise<void> {
    return this.rules.remove(productId, warehouseId);
  }

  @Get('reorder-proposal')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ReorderProposalView })
  propose(@Query() { warehouseId }: ReorderProposalQuery, @CurrentUser() user: Principal) {
    return this.proposals.propose(warehouseId, user);
  }

  @Post('reorder-proposal/orders')
  @RequirePermission('inventory.purchase-orders.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: ProposedOrdersView })
  order(@Body() body: CreateProposedOrdersBody, @CurrentUser() user: Principal) {
    return this.proposals.order(body, user);
  }
}
