import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  contentHistoryQuerySchema,
  contentPreviewLinkSchema,
  contentRevisionDetailSchema,
  contentRevisionPageSchema,
  contentScheduleInputSchema,
  contentTrashPageSchema,
} from '@solar/contracts/admin/content-history-http';
import {
  adminContentEntrySchema,
  contentDraftSchema,
  contentInputSchema,
  type ContentKind,
} from '@solar/contracts/admin/content-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { contentKindPipe } from '../content-kind.pipe';
import { ContentHistoryService } from './history.service';
import { PreviewService } from './preview.service';
import { TrashService } from './trash.service';
import { versionPipe } from './version.pipe';

class HistoryQuery extends createZodDto(contentHistoryQuerySchema) {}
class ScheduleBody extends createZodDto(contentScheduleInputSchema) {}
class DraftBody extends createZodDto(contentInputSchema) {}
class AdminEntryDto extends createZodDto(adminContentEntrySchema) {}
class DraftDto extends createZodDto(contentDraftSchema) {}
class RevisionPageDto extends createZodDto(contentRevisionPageSchema) {}
class RevisionDto extends createZodDto(contentRevisionDetailSchema) {}
class TrashPageDto extends createZodDto(contentTrashPageSchema) {}
class PreviewLinkDto extends createZodDto(contentPreviewLinkSchema) {}

const entryId = idPipe('cnt');

/** What an entry was, what it may become, and when; and entries that were deleted. */
@Controller('api/admin/content/:kind')
export class ContentHistoryController {
  constructor(
    private readonly history: ContentHistoryService,
    private readonly previews: PreviewService,
    private readonly trash: TrashService,
  ) {}

  @Get('trash')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: TrashPageDto })
  listTrash(@Param('kind', contentKindPipe) kind: ContentKind, @Query() query: HistoryQuery) {
    return this.trash.list(kind, query);
  }

  @Post('trash/:id/restore')
  @HttpCode(204)
  @RequirePermission('admin.content.publish')
  restoreTrash(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @CurrentUser() { name }: Principal,
  ): Promise<void> {
    return this.trash.restore(kind, id, name);
  }

  @Delete('trash/:id')
  @HttpCode(204)
  @RequirePermission('admin.content.publish')
  emptyTrash(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
  ): Promise<void> {
    return this.trash.empty(kind, id);
  }

  @Get(':id/revisions')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: RevisionPageDto })
  list(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Query() query: HistoryQuery,
  ) {
    return this.history.list(kind, id, query);
  }

  @Get(':id/revisions/:version')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: RevisionDto })
  read(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Param('version', versionPipe) version: number,
  ) {
    return this.history.read(kind, id, version);
  }

  @Post(':id/revisions/:version/restore')
  @HttpCode(200)
  @RequirePermission('admin.content.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: AdminEntryDto })
  restore(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Param('version', versionPipe) version: number,
    @CurrentUser() { name }: Principal,
  ) {
    return this.history.restore(kind, id, version, name);
  }

  @Put(':id/schedule')
  @RequirePermission('admin.content.publish')
  @ZodResponse({ status: 200, type: AdminEntryDto })
  schedule(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Body() body: ScheduleBody,
    @CurrentUser() { name }: Principal,
  ) {
    return this.history.schedule(kind, id, body, name);
  }

  @Put(':id/draft')
  @RequirePermission('admin.content.write')
  @ZodResponse({ status: 200, type: DraftDto })
  keepDraft(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @Body() body: DraftBody,
    @CurrentUser() { name }: Principal,
  ) {
    return this.history.keepDraft(kind, id, body, name);
  }

  @Delete(':id/draft')
  @HttpCode(204)
  @RequirePermission('admin.content.write')
  dropDraft(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
  ): Promise<void> {
    return this.history.dropDraft(kind, id);
  }

  @Post(':id/preview-link')
  @RequirePermission('admin.content.write')
  @ZodResponse({ status: 201, type: PreviewLinkDto })
  previewLink(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('id', entryId) id: string,
    @CurrentUser() { name }: Principal,
  ) {
    return this.previews.link(kind, id, name);
  }
}
