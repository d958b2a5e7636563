import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import {
  createEditorSchema,
  editorListSchema,
  updateEditorSchema,
  userListItemSchema,
} from '@solar/contracts/account/people-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { EditorService } from './editor.service';

class CreateEditorBody extends createZodDto(createEditorSchema) {}
class UpdateEditorBody extends createZodDto(updateEditorSchema) {}
class EditorDto extends createZodDto(userListItemSchema) {}
class EditorListDto extends createZodDto(editorListSchema) {}

@Controller('api/account/admin/editors')
@RequirePermission('account.editors.write')
export class EditorController {
  constructor(private readonly editors: EditorService) {}

  @Get()
  @ZodResponse({ status: 200, type: EditorListDto })
  list() {
    return this.editors.list();
  }

  @Post()
  @Idempotent()
  @ZodResponse({ status: 201, type: EditorDto })
  create(@CurrentUser() author: Principal, @Body() body: CreateEditorBody) {
    return this.editors.create(author, body);
  }

  @Patch(':id')
  @ZodResponse({ status: 200, type: EditorDto })
  update(
    @CurrentUser() author: Principal,
    @Param('id', idPipe(ID_PREFIX.user)) id: string,
    @Body() body: UpdateEditorBody,
  ) {
    return this.editors.update(author, id, body);
  }
}
