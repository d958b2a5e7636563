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
import { deadLetterListSchema, deadLetterQuerySchema } from '@solar/contracts/admin/site-http';
import { AuditTrail } from '@solar/service-kit/audit/audit-trail';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { DeadLetters } from '@solar/service-kit/messaging/dead-letters';
import { ZodResponse } from 'nestjs-zod';

class DeadLetterQueryDto extends createZodDto(deadLetterQuerySchema) {}
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
  list(@Query() query: DeadLetterQueryDto) {
    return this.deadLetters.list(query);
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
