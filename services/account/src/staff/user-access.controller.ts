import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import {
  listUsersQuerySchema,
  roleMatrixSchema,
  setPermissionSchema,
  setRoleSchema,
  userListItemSchema,
  userSchema,
} from '@solar/contracts/account/people-http';
import { setCustomRoleSchema } from '@solar/contracts/account/custom-roles-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { pageOf } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { UserAccessService } from './user-access.service';

class ListUsersQuery extends createZodDto(listUsersQuerySchema) {}
class SetRoleBody extends createZodDto(setRoleSchema) {}
class SetCustomRoleBody extends createZodDto(setCustomRoleSchema) {}
class SetPermissionBody extends createZodDto(setPermissionSchema) {}
class UserDto extends createZodDto(userSchema) {}
class UserPageDto extends createZodDto(pageOf(userListItemSchema)) {}
class RoleMatrixDto extends createZodDto(roleMatrixSchema) {}

const userId = idPipe(ID_PREFIX.user);

@Controller('api/account/admin')
export class UserAccessController {
  constructor(private readonly access: UserAccessService) {}

  @Get('users')
  @RequirePermission('account.users.read')
  @ZodResponse({ status: 200, type: UserPageDto })
  list(@Query() query: ListUsersQuery) {
    return this.access.list(query);
  }

  @Get('users/:id')
  @RequirePermission('account.users.read')
  @ZodResponse({ status: 200, type: UserDto })
  read(@Param('id', userId) id: string) {
    return this.access.read(id);
  }

  @Get('roles')
  @RequirePermission('account.users.read')
  @ZodResponse({ status: 200, type: RoleMatrixDto })
  roles() {
    return this.access.matrix();
  }

  @Put('users/:id/role')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  setRole(
    @CurrentUser() author: Principal,
    @Param('id', userId) id: string,
    @Body() body: SetRoleBody,
  ) {
    return this.access.setRole(author, id, body.role);
  }

  @Put('users/:id/custom-role')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  setCustomRole(
    @CurrentUser() author: Principal,
    @Param('id', userId) id: string,
    @Body() body: SetCustomRoleBody,
  ) {
    return this.access.setCustomRole(author, id, body.roleId);
  }

  @Put('users/:id/permissions/:permission')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  setPermission(
    @CurrentUser() author: Principal,
    @Param('id', userId) id: string,
    @Param('permission') permission: string,
    @Body() body: SetPermissionBody,
  ) {
    return this.access.setPermission(author, id, permission, body.effect);
  }

  @Put('users/:id/activation')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  activate(@CurrentUser() author: Principal, @Param('id', userId) id: string) {
    return this.access.setActive(author, id, true);
  }

  @Delete('users/:id/activation')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  deactivate(@CurrentUser() author: Principal, @Param('id', userId) id: string) {
    return this.access.setActive(author, id, false);
  }

  @Delete('users/:id/second-factor')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  removeSecondFactor(@CurrentUser() author: Principal, @Param('id', userId) id: string) {
    return this.access.removeSecondFactor(author, id);
  }

  @Put('users/:id/approval')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  approve(@CurrentUser() author: Principal, @Param('id', userId) id: string) {
    return this.access.setApproved(author, id, true);
  }

  @Delete('users/:id/approval')
  @RequirePermission('account.users.write')
  @ZodResponse({ status: 200, type: UserDto })
  unapprove(@CurrentUser() author: Principal, @Param('id', userId) id: string) {
    return this.access.setApproved(author, id, false);
  }
}
