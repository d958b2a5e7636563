import { Module } from '@nestjs/common';
import { AttributeController } from './attribute.controller';
import { AttributeRepository } from './attribute.repository';
import { AttributeService } from './attribute.service';

@Module({
  controllers: [AttributeController],
  providers: [AttributeRepository, AttributeService],
  exports: [AttributeRepository, AttributeService],
})
export class AttributeModule {}
