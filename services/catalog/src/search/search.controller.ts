import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import {
  searchClickSchema,
  searchDefaultSchema,
  searchHistorySchema,
  searchQuerySchema,
  searchResponseSchema,
  suggestionListSchema,
  suggestionQuerySchema,
} from '@solar/contracts/catalog/search-http';
import { Public, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { newId } from '@solar/service-kit/mongo/new-id';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { sendRevalidated, sendUnstored, SerialisedResponse } from '../answers/send-answer';
import { SerialisedAnswers } from '../answers/serialised-answers';
import { AnswerSender } from '../storefront/answer-sender';
import { SearchHistoryService } from './search-history.service';
import { SearchService } from './search.service';

class SearchQueryDto extends createZodDto(searchQuerySchema) {}
class SuggestionQueryDto extends createZodDto(suggestionQuerySchema) {}
class SearchClickDto extends createZodDto(searchClickSchema) {}
class SearchResponseDto extends createZodDto(searchResponseSchema) {}
class SearchDefaultDto extends createZodDto(searchDefaultSchema) {}
class SuggestionListDto extends createZodDto(suggestionListSchema) {}
class SearchHistoryDto extends createZodDto(searchHistorySchema) {}

/** Per address; a person who types fast asks for three suggestions a second. */
const SEARCHES = { name: 'search', limit: 120, windowSeconds: 60 };
const SUGGESTIONS = { name: 'suggestions', limit: 300, windowSeconds: 60 };

@Controller('api/search')
export class SearchController {
  constructor(
    private readonly searches: SearchService,
    private readonly historyOf: SearchHistoryService,
    private readonly answers: AnswerSender,
    private readonly shared: SerialisedAnswers,
  ) {}

  @Get()
  @Public()
  @RateLimit(SEARCHES)
  @SerialisedResponse(SearchResponseDto)
  async search(
    @Query() query: SearchQueryDto,
    @CurrentUser() user: Principal | null,
    @Res() reply: FastifyReply,
  ) {
    await this.searches.ready();
    const { bytes } = this.answers.of(user, ['search', query], (to) =>
      this.searches.search(query, to),
    );
    if (user && query.page === 1) this.historyOf.remember(user.userId, query.q);
    sendUnstored(reply, withSearchId(newId('sch'), bytes));
  }

  @Get('default')
  @Public()
  @SerialisedResponse(SearchDefaultDto)
  start(@CurrentUser() user: Principal | null, @Res() reply: FastifyReply) {
    this.answers.send(reply, user, ['search-default'], (to) => this.searches.start(to));
  }

  @Get('suggestions')
  @Public()
  @RateLimit(SUGGESTIONS)
  @SerialisedResponse(SuggestionListDto)
  async suggestions(@Query() { q }: SuggestionQueryDto, @Res() reply: FastifyReply) {
    await this.searches.ready();
    const make = () => ({ items: this.searches.suggest(q) });
    sendRevalidated(reply, this.shared.get('everybody', `suggestions ${q}`, make));
  }

  @Get('history')
  @SignedIn()
  @ZodResponse({ status: 200, type: SearchHistoryDto })
  history(@CurrentUser() user: Principal) {
    return this.historyOf.recent(user.userId);
  }

  @Delete('history/:id')
  @SignedIn()
  @HttpCode(204)
  forget(@Param('id', idPipe('shi')) id: string, @CurrentUser() user: Principal) {
    return this.historyOf.forget(id, user.userId);
  }

  @Post('click')
  @Public()
  @RateLimit({ ...SEARCHES, name: 'search-click' })
  @HttpCode(204)
  click(@Body() body: SearchClickDto) {
    return this.historyOf.click(body.searchId, body.productId);
  }
}

/** The same results with the id of this search as their first field. */
function withSearchId(id: string, results: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`{"searchId":"${id}",`), results.subarray(1)]);
}
