import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  Query,
} from '@nestjs/common';
import { deadLetterListSchema } from '@solar/contracts/admin/site-http';
import { MAX_PAGE_SIZE } from '@solar/contracts/common/pagination';
import { AuditTrail } from '@solar/service-kit/audit/audit-trail';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { DeadLetters } from '@solar/service-kit/messaging/dead-letters';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { z } from 'zod';

class DeadLetterQuery extends createZodDto(
  z.strictObject({
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
    from: z.coerce.number().int().min(1).optional(),
  }),
) {}
class DeadLetterListDto extends createZodDto(deadLetterListSchema) {}

/** Messages that no try could handle: looked at, sent again or dropped by a person. */
@Controller('api/admin/dead-letters')
@RequirePermission('admin.dead-letters.read')
export class DeadLettersController {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly audit: AuditTrail,
  ) {}

  @Get()
  @ZodResponse({ status: 200, type: DeadLetterListDto })
  async list(@Query() query: DeadLetterQuery) {
    return { items: await this.deadLetters.list(query) };
  }

  @Post(':sequence/replay')
  @HttpCode(204)
  async replay(@Param('sequence', ParseIntPipe) sequence: number): Promise<void> {
    await this.deadLetters.replay(sequence);
    await this.audit.record('replayed', deadLetterOf(sequence));
  }

  @Delete(':sequence')
  @HttpCode(204)
  async discard(@Param('sequence', ParseIntPipe) sequence: number): Promise<void> {
    await this.deadLetters.discard(sequence);
    await this.audit.record('discarded', deadLetterOf(sequence));
  }
}

function deadLetterOf(sequence: number) {
  return { type: 'dead-letter', id: String(sequence), label: `#${sequence}` };
}
