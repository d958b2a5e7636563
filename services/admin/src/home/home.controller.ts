import { Body, Controller, Get, Put } from '@nestjs/common';
import { homeInputSchema, homeSchema } from '@solar/contracts/admin/home-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { HomeService } from './home.service';

class HomeBody extends createZodDto(homeInputSchema) {}
class HomeDto extends createZodDto(homeSchema) {}

/** The front page for editors; visitors get it with the settings of the site. */
@Controller('api/admin/home')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Get()
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: HomeDto })
  read() {
    return this.home.read();
  }

  @Put()
  @RequirePermission('admin.content.publish')
  @ZodResponse({ status: 200, type: HomeDto })
  replace(@Body() body: HomeBody) {
    return this.home.replace(body);
  }
}
