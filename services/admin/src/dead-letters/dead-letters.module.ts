import { Module } from '@nestjs/common';
import { DeadLettersController } from './dead-letters.controller';

@Module({ controllers: [DeadLettersController] })
export class DeadLettersModule {}
