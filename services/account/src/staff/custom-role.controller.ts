import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  customRoleInputSchema,
  customRoleListSchema,
  customRoleSchema,
} from '@solar/contracts/account/custom-roles-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { CustomRoleService } from './custom-role.service';

class CustomRoleBody extends createZodDto(customRoleInputSchema) {}
class CustomRoleDto extends createZodDto(customRoleSchema) {}
class CustomRoleListDto extends createZodDto(customRoleListSchema) {}

@Controller('api/account/admin/custom-roles')
export class CustomRoleController {
  constructor(private readonly roles: CustomRoleService) {}

  @Get()
  @RequirePermission('account.users.read')
  @ZodResponse({ status: 200, type: CustomRoleListDto })
  list() {
    return this.roles.list();
  }

  @Post()
  @RequirePermission('account.users.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: CustomRoleDto })
  create(@CurrentUser() author: Principal, @Body() body: CustomRoleBody) {
    return this.roles.create(author, body);
  }

  @Put(':id')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: CustomRoleDto })
  replace(
    @CurrentUser() author: Principal,
    @Param('id', idPipe(ID_PREFIX.role)) id: string,
    @Body() body: CustomRoleBody,
  ) {
    return this.roles.replace(author, id, body);
  }

  @Delete(':id')
  @RequirePermission('account.users.write')
  @HttpCode(204)
  remove(
    @CurrentUser() author: Principal,
    @Param('id', idPipe(ID_PREFIX.role)) id: string,
  ): Promise<void> {
    return this.roles.remove(author, id);
  }
}
