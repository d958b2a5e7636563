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
import {
  adminContentEntrySchema,
  adminContentPageSchema,
  adminContentQuerySchema,
  contentChangeSchema,
  contentInputSchema,
  contentPlacementInputSchema,
  contentStatusInputSchema,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { z } from 'zod';
import { contentKindPipe } from './content-kind.pipe';
import { ContentService } from './content.service';
import { TrashService } from './history/trash.service';

class AdminListQuery extends createZodDto(adminContentQuerySchema) {}
class ContentBody extends createZodDto(contentInputSchema) {}
class ChangeBody extends createZodDto(contentChangeSchema) {}
class StatusBody extends createZodDto(contentStatusInputSchema) {}
class PlacementBody extends createZodDto(contentPlacementInputSchema) {}
class RemoveQuery extends createZodDto(
  z.strictObject({ cascade: z.enum(['true', 'false']).default('false') }),
) {}
class AdminEntryDto extends createZodDto(adminContentEntrySchema) {}
class AdminPageDto extends createZodDto(adminContentPageSchema) {}

const entryId = idPipe('cnt');

/** Editing of every kind of content. */
@Controller('api/admin/content/:kind')
export class AdminContentController {
  constructor(
    private readonly content: ContentService,
    private readonly trash: TrashService,
  ) {}

  @Get()
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: AdminPageDto })
  list(@Param('kind', contentKindPipe) kind: ContentKind, @Query() query: AdminListQuery) {
    return this.content.listForEditors(kind, query);
  }

  @Get(':id')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: AdminEntryDto })
  read(@Param('kind', contentKindPipe) kind: ContentKind, @Param('id', entryId) id: string) {
    return this.content.readForEditors(kind, id);
  }

  @Post()
  @RequirePermission('admin.content.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: AdminEntryDto })
  create(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Body() body: ContentBody,
    @CurrentUser() { name }: Principal,
  ) {
    return this.content.create(kind, body, name);
  }

  @Put(':id')
  @RequirePermission('admin.content.write')
  @ZodResponse({ status: 200, type: AdminEntryDto })
  update(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Body() body: ChangeBody,
    @CurrentUser() { name }: Principal,
  ) {
    return this.content.update(kind, id, body, name);
  }

  @Put(':id/status')
  @RequirePermission('admin.content.publish')
  @ZodResponse({ status: 200, type: AdminEntryDto })
  setStatus(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Body() body: StatusBody,
    @CurrentUser() { name }: Principal,
  ) {
    return this.content.setStatus(kind, id, body.status, name);
  }

  @Patch(':id/placement')
  @RequirePermission('admin.content.write')
  @ZodResponse({ status: 200, type: AdminEntryDto })
  async place(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Body() body: PlacementBody,
  ) {
    if (body.featured !== undefined) await this.content.setFeatured(kind, id, body.featured);
    return body.move
      ? this.content.move(kind, id, body.move)
      : this.content.readForEditors(kind, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('admin.content.publish')
  remove(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Query() query: RemoveQuery,
    @CurrentUser() { name }: Principal,
  ): Promise<void> {
    return this.trash.put(kind, id, query.cascade === 'true', name);
  }
}
