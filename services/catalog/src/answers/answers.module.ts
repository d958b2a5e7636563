import { Global, Module } from '@nestjs/common';
import { SerialisedAnswers } from './serialised-answers';

@Global()
@Module({ providers: [SerialisedAnswers], exports: [SerialisedAnswers] })
export class AnswersModule {}
