import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import {
  adminBrandListSchema,
  createBrandSchema,
  createdSchema,
  deleteQuerySchema,
  updateBrandSchema,
} from '@solar/contracts/catalog/admin-http';
import { brandListSchema } from '@solar/contracts/catalog/http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { sendRevalidated, SerialisedResponse } from '../answers/send-answer';
import { SerialisedAnswers } from '../answers/serialised-answers';
import { BrandService } from './brand.service';

class BrandListDto extends createZodDto(brandListSchema) {}
class AdminBrandListDto extends createZodDto(adminBrandListSchema) {}
class CreateBrandDto extends createZodDto(createBrandSchema) {}
class UpdateBrandDto extends createZodDto(updateBrandSchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class CreatedDto extends createZodDto(createdSchema) {}

const brandId = idPipe('brd');

@Controller('api/catalog')
export class BrandController {
  constructor(
    private readonly brands: BrandService,
    private readonly answers: SerialisedAnswers,
  ) {}

  @Get('brands')
  @Public()
  @SerialisedResponse(BrandListDto)
  list(@Res() reply: FastifyReply) {
    const make = () => ({ items: this.brands.list() });
    sendRevalidated(reply, this.answers.get('everybody', 'brands', make));
  }

  @Get('admin/brands')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: AdminBrandListDto })
  adminList() {
    return { items: this.brands.adminList() };
  }

  @Post('admin/brands')
  @RequirePermission('catalog.products.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: CreatedDto })
  create(@Body() body: CreateBrandDto) {
    return this.brands.create(body);
  }

  @Put('admin/brands/:id')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: CreatedDto })
  update(@Param('id', brandId) id: string, @Body() { version, ...input }: UpdateBrandDto) {
    return this.brands.update(id, version, input);
  }

  @Delete('admin/brands/:id')
  @RequirePermission('catalog.products.write')
  @HttpCode(204)
  remove(@Param('id', brandId) id: string, @Query() query: DeleteQuery) {
    return this.brands.remove(id, query.version);
  }
}
