import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  shippingMethodInputSchema,
  taxRuleInputSchema,
  type ShippingMethod,
  type TaxRule,
} from '@solar/contracts/checkout/settings-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ShippingService } from './shipping.service';

class ShippingMethodBody extends createZodDto(shippingMethodInputSchema) {}
class TaxRuleBody extends createZodDto(taxRuleInputSchema) {}

@Controller('api/checkout/admin')
@RequirePermission('checkout.settings.write')
export class ShippingController {
  constructor(private readonly shipping: ShippingService) {}

  @Get('shipping-methods')
  listMethods(): Promise<ShippingMethod[]> {
    return this.shipping.listMethods();
  }

  @Post('shipping-methods')
  @Idempotent()
  createMethod(@Body() body: ShippingMethodBody): Promise<ShippingMethod> {
    return this.shipping.createMethod(body);
  }

  @Put('shipping-methods/:id')
  replaceMethod(
    @Param('id', idPipe('shm')) id: string,
    @Body() body: ShippingMethodBody,
  ): Promise<ShippingMethod> {
    return this.shipping.replaceMethod(id, body);
  }

  @Delete('shipping-methods/:id')
  @HttpCode(204)
  deleteMethod(@Param('id', idPipe('shm')) id: string): Promise<void> {
    return this.shipping.deleteMethod(id);
  }

  @Get('tax-rules')
  listRules(): Promise<TaxRule[]> {
    return this.shipping.listRules();
  }

  @Post('tax-rules')
  @Idempotent()
  createRule(@Body() body: TaxRuleBody): Promise<TaxRule> {
    return this.shipping.createRule(body);
  }

  @Put('tax-rules/:id')
  replaceRule(@Param('id', idPipe('txr')) id: string, @Body() body: TaxRuleBody): Promise<TaxRule> {
    return this.shipping.replaceRule(id, body);
  }

  @Delete('tax-rules/:id')
  @HttpCode(204)
  deleteRule(@Param('id', idPipe('txr')) id: string): Promise<void> {
    return this.shipping.deleteRule(id);
  }
}
