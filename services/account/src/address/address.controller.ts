import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  addressInputSchema,
  addressListSchema,
  addressSchema,
} from '@solar/contracts/account/profile-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { AddressService } from './address.service';

class AddressBody extends createZodDto(addressInputSchema) {}
class AddressDto extends createZodDto(addressSchema) {}
class AddressListDto extends createZodDto(addressListSchema) {}

@Controller('api/account/addresses')
@SignedIn()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Get()
  @ZodResponse({ status: 200, type: AddressListDto })
  list(@CurrentUser() user: Principal) {
    return this.addresses.list(user.userId);
  }

  @Post()
  @Idempotent()
  @ZodResponse({ status: 201, type: AddressDto })
  create(@CurrentUser() user: Principal, @Body() body: AddressBody) {
    return this.addresses.create(user.userId, body);
  }

  @Put(':id')
  @ZodResponse({ status: 200, type: AddressDto })
  replace(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('adr')) id: string,
    @Body() body: AddressBody,
  ) {
    return this.addresses.replace(user.userId, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentUser() user: Principal, @Param('id', idPipe('adr')) id: string): Promise<void> {
    return this.addresses.remove(user.userId, id);
  }
}
