import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ZodResponse } from 'nestjs-zod';
import { pageQuerySchema } from '@solar/contracts/common/pagination';
import {
  adminReviewPageSchema,
  adminReviewQuerySchema,
  adminReviewSchema,
  createdReviewSchema,
  createReviewSchema,
  moderateReviewSchema,
  reviewPageSchema,
} from '@solar/contracts/catalog/review-http';
import { Public, RequirePermission, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ReviewService } from './review.service';

class PageQueryDto extends createZodDto(pageQuerySchema) {}
class CreateReviewDto extends createZodDto(createReviewSchema) {}
class ReviewPageDto extends createZodDto(reviewPageSchema) {}
class CreatedReviewDto extends createZodDto(createdReviewSchema) {}
class AdminReviewQueryDto extends createZodDto(adminReviewQuerySchema) {}
class AdminReviewPageDto extends createZodDto(adminReviewPageSchema) {}
class AdminReviewDto extends createZodDto(adminReviewSchema) {}
class ModerateReviewDto extends createZodDto(moderateReviewSchema) {}

@Controller('api/catalog')
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @Get('products/:idOrSlug/reviews')
  @Public()
  @ZodResponse({ status: 200, type: ReviewPageDto })
  published(@Param('idOrSlug') idOrSlug: string, @Query() query: PageQueryDto) {
    return this.reviews.published(idOrSlug, query);
  }

  @Post('products/:idOrSlug/reviews')
  @SignedIn()
  @RateLimit({ name: 'review', limit: 20, windowSeconds: 3_600 })
  @ZodResponse({ status: 201, type: CreatedReviewDto })
  create(
    @Param('idOrSlug') idOrSlug: string,
    @Body() body: CreateReviewDto,
    @CurrentUser() user: Principal,
  ) {
    return this.reviews.create(idOrSlug, body, user);
  }

  @Get('admin/reviews')
  @RequirePermission('catalog.reviews.moderate')
  @ZodResponse({ status: 200, type: AdminReviewPageDto })
  adminPage(@Query() query: AdminReviewQueryDto) {
    return this.reviews.adminPage(query);
  }

  @Post('admin/reviews/:id/moderate')
  @RequirePermission('catalog.reviews.moderate')
  @ZodResponse({ status: 201, type: AdminReviewDto })
  moderate(
    @Param('id', idPipe('rev')) id: string,
    @Body() body: ModerateReviewDto,
    @CurrentUser() user: Principal,
  ) {
    return this.reviews.moderate(id, body.status, user);
  }
}
