import { Module } from '@nestjs/common';
import { ContentPageConsumer } from './content-page.consumer';

@Module({ providers: [ContentPageConsumer] })
export class ContentModule {}
