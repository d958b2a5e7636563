import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  groupInputSchema,
  groupListSchema,
  groupSchema,
} from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { GroupService } from './group.service';

class GroupBody extends createZodDto(groupInputSchema) {}
class GroupDto extends createZodDto(groupSchema) {}
class GroupListDto extends createZodDto(groupListSchema) {}

@Controller('api/account/admin/groups')
export class GroupController {
  constructor(private readonly groups: GroupService) {}

  @Get()
  @RequirePermission('account.customers.read')
  @ZodResponse({ status: 200, type: GroupListDto })
  list() {
    return this.groups.list();
  }

  @Post()
  @RequirePermission('account.customers.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: GroupDto })
  create(@Body() body: GroupBody) {
    return this.groups.create(body);
  }

  @Put(':id')
  @RequirePermission('account.customers.write')
  @ZodResponse({ status: 200, type: GroupDto })
  replace(@Param('id', idPipe(ID_PREFIX.group)) id: string, @Body() body: GroupBody) {
    return this.groups.replace(id, body);
  }

  @Delete(':id')
  @RequirePermission('account.customers.write')
  @HttpCode(204)
  remove(@Param('id', idPipe(ID_PREFIX.group)) id: string): Promise<void> {
    return this.groups.remove(id);
  }
}
