import { Controller, Get, Query } from '@nestjs/common';
import { movePageSchema, moveQuerySchema } from '@solar/contracts/inventory/moves';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { MoveService } from './move.service';

class MoveListQuery extends createZodDto(moveQuerySchema) {}
class MovePage extends createZodDto(movePageSchema) {}

@Controller('api/inventory/moves')
export class MoveController {
  constructor(private readonly moves: MoveService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: MovePage })
  list(@Query() query: MoveListQuery) {
    return this.moves.list(query);
  }
}
