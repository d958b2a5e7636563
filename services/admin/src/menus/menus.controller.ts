import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import {
  menusInputSchema,
  menusSchema,
  shownMenusQuerySchema,
  shownMenusSchema,
} from '@solar/contracts/admin/menus-http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { MenusService } from './menus.service';

class ShownQuery extends createZodDto(shownMenusQuerySchema) {}
class MenusBody extends createZodDto(menusInputSchema) {}
class MenusDto extends createZodDto(menusSchema) {}
class ShownMenusDto extends createZodDto(shownMenusSchema) {}

/** The menus of the header, of small screens and of the footer. */
@Controller()
export class MenusController {
  constructor(private readonly menus: MenusService) {}

  @Get('api/content/menus')
  @Public()
  @ZodResponse({ status: 200, type: ShownMenusDto })
  shown(@Query() { part }: ShownQuery) {
    return this.menus.shown(part);
  }

  @Get('api/admin/menus')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: MenusDto })
  read() {
    return this.menus.read();
  }

  @Put('api/admin/menus')
  @RequirePermission('admin.content.publish')
  @ZodResponse({ status: 200, type: MenusDto })
  replace(@Body() body: MenusBody) {
    return this.menus.replace(body);
  }
}
