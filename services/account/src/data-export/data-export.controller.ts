import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import {
  currentDataExportSchema,
  dataExportFileQuerySchema,
} from '@solar/contracts/account/data-export-http';
import { reauthenticationSchema } from '@solar/contracts/account/second-factor-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { DataExportService } from './data-export.service';

class ReauthenticationBody extends createZodDto(reauthenticationSchema) {}
class FileQuery extends createZodDto(dataExportFileQuerySchema) {}
class CurrentExportDto extends createZodDto(currentDataExportSchema) {}

const TYPES = { json: 'application/json', html: 'text/html; charset=utf-8' } as const;

@Controller('api/account/data-export')
@SignedIn()
export class DataExportController {
  constructor(private readonly exports: DataExportService) {}

  @Get()
  @ZodResponse({ status: 200, type: CurrentExportDto })
  read(@CurrentUser() user: Principal) {
    return this.exports.read(user.userId);
  }

  @Post()
  @RateLimit({ name: 'data-export', limit: 10, windowSeconds: 3_600, shared: true })
  @ZodResponse({ status: 202, type: CurrentExportDto })
  request(@CurrentUser() user: Principal, @Body() body: ReauthenticationBody) {
    return this.exports.request(user.userId, body);
  }

  @Get('file')
  @HttpCode(200)
  async file(
    @CurrentUser() user: Principal,
    @Query() { format }: FileQuery,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.file(user.userId, format), {
      type: TYPES[format],
      disposition: `attachment; filename="my-data.${format}"`,
    });
  }
}
