import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  cannedAnswerInputSchema,
  cannedAnswerListSchema,
  cannedAnswerSchema,
} from '@solar/contracts/account/canned-answers-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { CannedAnswerService } from './canned-answer.service';

class CannedAnswerBody extends createZodDto(cannedAnswerInputSchema) {}
class CannedAnswerDto extends createZodDto(cannedAnswerSchema) {}
class CannedAnswerListDto extends createZodDto(cannedAnswerListSchema) {}

const answerId = idPipe('ans');

@Controller('api/support/admin/canned-answers')
export class CannedAnswerController {
  constructor(private readonly answers: CannedAnswerService) {}

  @Get()
  @RequirePermission('account.tickets.read')
  @ZodResponse({ status: 200, type: CannedAnswerListDto })
  list() {
    return this.answers.list();
  }

  @Post()
  @RequirePermission('account.tickets.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: CannedAnswerDto })
  create(@Body() body: CannedAnswerBody) {
    return this.answers.create(body);
  }

  @Put(':id')
  @RequirePermission('account.tickets.write')
  @ZodResponse({ status: 200, type: CannedAnswerDto })
  replace(@Param('id', answerId) id: string, @Body() body: CannedAnswerBody) {
    return this.answers.replace(id, body);
  }

  @Delete(':id')
  @RequirePermission('account.tickets.write')
  @HttpCode(204)
  remove(@Param('id', answerId) id: string): Promise<void> {
    return this.answers.remove(id);
  }
}
