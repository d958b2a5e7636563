import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  createSupplierSchema,
  supplierPageSchema,
  supplierQuerySchema,
  supplierSchema,
  updateSupplierSchema,
} from '@solar/contracts/inventory/suppliers';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { SupplierService } from './supplier.service';

class CreateSupplierBody extends createZodDto(createSupplierSchema) {}
class UpdateSupplierBody extends createZodDto(updateSupplierSchema) {}
class SupplierListQuery extends createZodDto(supplierQuerySchema) {}
class SupplierView extends createZodDto(supplierSchema) {}
class SupplierPage extends createZodDto(supplierPageSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.supplier);

@Controller('api/inventory/suppliers')
export class SupplierController {
  constructor(private readonly suppliers: SupplierService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: SupplierPage })
  list(@Query() query: SupplierListQuery) {
    return this.suppliers.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: SupplierView })
  get(@Param('id', ID) id: string) {
    return this.suppliers.get(id);
  }

  @Post()
  @RequirePermission('inventory.purchase-orders.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: SupplierView })
  create(@Body() body: CreateSupplierBody) {
    return this.suppliers.create(body);
  }

  @Patch(':id')
  @RequirePermission('inventory.purchase-orders.write')
  @ZodResponse({ status: 200, type: SupplierView })
  update(@Param('id', ID) id: string, @Body() body: UpdateSupplierBody) {
    return this.suppliers.update(id, body);
  }
}
