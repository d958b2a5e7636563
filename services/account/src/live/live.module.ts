import { Module } from '@nestjs/common';
import { LivePubSub } from './live-pub-sub';
import { SupportChanges } from './support-changes';

@Module({ providers: [LivePubSub, SupportChanges], exports: [LivePubSub, SupportChanges] })
export class LiveModule {}
