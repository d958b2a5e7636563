import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { redirectDocSchema } from './redirect.schema';
import { RedirectsController } from './redirects.controller';
import { RedirectsService } from './redirects.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Redirect', schema: redirectDocSchema }])],
  controllers: [RedirectsController],
  providers: [RedirectsService],
})
export class RedirectsModule {}
