import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import {
  fitCheckResultSchema,
  fitCheckSchema,
  productFitQuerySchema,
  productFitSchema,
} from '@solar/contracts/catalog/fit-http';
import { fitPlacesSchema } from '@solar/contracts/catalog/fit-places';
import { Public } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { sendRevalidated, SerialisedResponse } from '../answers/send-answer';
import { SerialisedAnswers } from '../answers/serialised-answers';
import { FitPlaces } from './fit-places';
import { FitService } from './fit.service';

class ProductFitQueryDto extends createZodDto(productFitQuerySchema) {}
class ProductFitDto extends createZodDto(productFitSchema) {}
class FitPlacesDto extends createZodDto(fitPlacesSchema) {}
class FitCheckDto extends createZodDto(fitCheckSchema) {}
class FitCheckResultDto extends createZodDto(fitCheckResultSchema) {}

/** A cart of 100 lines takes some tens of milliseconds. */
const CHECKS = { name: 'fit-check', limit: 120, windowSeconds: 60 };

@Controller('api/catalog')
@Public()
export class FitController {
  constructor(
    private readonly fits: FitService,
    private readonly places: FitPlaces,
    private readonly answers: SerialisedAnswers,
  ) {}

  /** Where systems can be designed for, and the limits that utilities have published. */
  @Get('fit/places')
  @SerialisedResponse(FitPlacesDto)
  all(@Res() reply: FastifyReply) {
    sendRevalidated(
      reply,
      this.answers.get('everybody', 'fit places', () => this.places.all()),
    );
  }

  @Get('products/:idOrSlug/fit')
  @SerialisedResponse(ProductFitDto)
  async ofProduct(
    @Param('idOrSlug') idOrSlug: string,
    @Query() query: ProductFitQueryDto,
    @Res() reply: FastifyReply,
  ) {
    const question = JSON.stringify(['fit', idOrSlug, query]);
    const make = () => this.fits.ofProduct(idOrSlug, query);
    sendRevalidated(reply, await this.answers.getSlow('everybody', question, make));
  }

  @Post('fit/check')
  @RateLimit(CHECKS)
  @HttpCode(200)
  @ZodResponse({ status: 200, type: FitCheckResultDto })
  check(@Body() body: FitCheckDto) {
    return this.fits.check(body);
  }
}
