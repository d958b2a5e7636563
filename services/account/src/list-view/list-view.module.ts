import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListViewController } from './list-view.controller';
import { ListViewRepository } from './list-view.repository';
import { listViewDocSchema } from './list-view.schema';
import { ListViewService } from './list-view.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'ListView', schema: listViewDocSchema }])],
  controllers: [ListViewController],
  providers: [ListViewRepository, ListViewService],
})
export class ListViewModule {}
