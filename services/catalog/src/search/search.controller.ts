import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { createZodDto, ZodResponse } from 'nestjs-zod';
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
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
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
  ) {}

  @Get()
  @Public()
  @RateLimit(SEARCHES)
  @ZodResponse({ status: 200, type: SearchResponseDto })
  search(@Query() query: SearchQueryDto, @CurrentUser() user: Principal | null) {
    return this.searches.search(query, user);
  }

  @Get('default')
  @Public()
  @ZodResponse({ status: 200, type: SearchDefaultDto })
  start(@CurrentUser() user: Principal | null) {
    return this.searches.start(user);
  }

  @Get('suggestions')
  @Public()
  @RateLimit(SUGGESTIONS)
  @ZodResponse({ status: 200, type: SuggestionListDto })
  suggestions(@Query() query: SuggestionQueryDto) {
    return { items: this.searches.suggest(query.q) };
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
