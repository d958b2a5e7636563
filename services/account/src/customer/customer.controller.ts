import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import {
  customerListItemSchema,
  customerSchema,
  listCustomersQuerySchema,
  updateCustomerSchema,
} from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { pageOf } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { CustomerService } from './customer.service';

class ListCustomersQuery extends createZodDto(listCustomersQuerySchema) {}
class UpdateCustomerBody extends createZodDto(updateCustomerSchema) {}
class CustomerDto extends createZodDto(customerSchema) {}
class CustomerPageDto extends createZodDto(pageOf(customerListItemSchema)) {}

const userId = idPipe(ID_PREFIX.user);

@Controller('api/account/admin/customers')
export class CustomerController {
  constructor(private readonly customers: CustomerService) {}

  @Get()
  @RequirePermission('account.customers.read')
  @ZodResponse({ status: 200, type: CustomerPageDto })
  list(@Query() query: ListCustomersQuery) {
    return this.customers.list(query);
  }

  @Get(':id')
  @RequirePermission('account.customers.read')
  @ZodResponse({ status: 200, type: CustomerDto })
  read(@Param('id', userId) id: string) {
    return this.customers.read(id);
  }

  @Patch(':id')
  @RequirePermission('account.customers.write')
  @ZodResponse({ status: 200, type: CustomerDto })
  update(@Param('id', userId) id: string, @Body() body: UpdateCustomerBody) {
    return this.customers.update(id, body);
  }

  @Put(':id/approval')
  @RequirePermission('account.customers.approve')
  @ZodResponse({ status: 200, type: CustomerDto })
  approve(@Param('id', userId) id: string) {
    return this.customers.setApproved(id, true);
  }

  @Delete(':id/approval')
  @RequirePermission('account.customers.approve')
  @ZodResponse({ status: 200, type: CustomerDto })
  unapprove(@Param('id', userId) id: string) {
    return this.customers.setApproved(id, false);
  }

  @Put(':id/activation')
  @RequirePermission('account.customers.write')
  @ZodResponse({ status: 200, type: CustomerDto })
  activate(@Param('id', userId) id: string) {
    return this.customers.setActive(id, true);
  }

  @Delete(':id/activation')
  @RequirePermission('account.customers.write')
  @ZodResponse({ status: 200, type: CustomerDto })
  deactivate(@Param('id', userId) id: string) {
    return this.customers.setActive(id, false);
  }
}
