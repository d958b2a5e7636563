import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import {
  listViewListSchema,
  listViewSchema,
  listViewsQuerySchema,
  saveListViewSchema,
} from '@solar/contracts/account/list-views-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { ListViewService } from './list-view.service';

class ListViewsQueryDto extends createZodDto(listViewsQuerySchema) {}
class SaveListViewBody extends createZodDto(saveListViewSchema) {}
class ListViewDto extends createZodDto(listViewSchema) {}
class ListViewListDto extends createZodDto(listViewListSchema) {}

@Controller('api/account/list-views')
@RequirePermission('admin.area.access')
export class ListViewController {
  constructor(private readonly views: ListViewService) {}

  @Get()
  @ZodResponse({ status: 200, type: ListViewListDto })
  async list(@Query() { list }: ListViewsQueryDto, @CurrentUser() { userId }: Principal) {
    return { items: await this.views.list(userId, list) };
  }

  @Put()
  @ZodResponse({ status: 200, type: ListViewDto })
  save(@Body() body: SaveListViewBody, @CurrentUser() { userId }: Principal) {
    return this.views.save(userId, body);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(
    @Param('id', idPipe('lvw')) id: string,
    @CurrentUser() { userId }: Principal,
  ): Promise<void> {
    return this.views.remove(userId, id);
  }
}
