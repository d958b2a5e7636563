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
  adminCategoryListSchema,
  arrangeCategoriesSchema,
  createCategorySchema,
  createdSchema,
  deleteQuerySchema,
  updateCategorySchema,
} from '@solar/contracts/catalog/admin-http';
import { categoryListSchema } from '@solar/contracts/catalog/http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { sendRevalidated, SerialisedResponse } from '../answers/send-answer';
import { SerialisedAnswers } from '../answers/serialised-answers';
import { CategoryService } from './category.service';

class CategoryListDto extends createZodDto(categoryListSchema) {}
class AdminCategoryListDto extends createZodDto(adminCategoryListSchema) {}
class CreateCategoryDto extends createZodDto(createCategorySchema) {}
class UpdateCategoryDto extends createZodDto(updateCategorySchema) {}
class ArrangeCategoriesDto extends createZodDto(arrangeCategoriesSchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class CreatedDto extends createZodDto(createdSchema) {}

const categoryId = idPipe('cat');

@Controller('api/catalog')
export class CategoryController {
  constructor(
    private readonly categories: CategoryService,
    private readonly answers: SerialisedAnswers,
  ) {}

  @Get('categories')
  @Public()
  @SerialisedResponse(CategoryListDto)
  list(@Res() reply: FastifyReply) {
    const make = () => ({ items: this.categories.list() });
    sendRevalidated(reply, this.answers.get('everybody', 'categories', make));
  }

  @Get('admin/categories')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: AdminCategoryListDto })
  adminList() {
    return { items: this.categories.adminList() };
  }

  @Post('admin/categories')
  @RequirePermission('catalog.products.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: CreatedDto })
  create(@Body() body: CreateCategoryDto) {
    return this.categories.create(body);
  }

  @Put('admin/categories/arrangement')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: AdminCategoryListDto })
  arrange(@Body() { items }: ArrangeCategoriesDto) {
    return this.categories.arrange(items);
  }

  @Put('admin/categories/:id')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: CreatedDto })
  update(@Param('id', categoryId) id: string, @Body() { version, ...input }: UpdateCategoryDto) {
    return this.categories.update(id, version, input);
  }

  @Delete('admin/categories/:id')
  @RequirePermission('catalog.products.write')
  @HttpCode(204)
  remove(@Param('id', categoryId) id: string, @Query() query: DeleteQuery) {
    return this.categories.remove(id, query.version);
  }
}
