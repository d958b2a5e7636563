import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentModule } from '../content/content.module';
import { MenusController } from './menus.controller';
import { menusDocSchema } from './menus.schema';
import { MenusService } from './menus.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Menus', schema: menusDocSchema }]), ContentModule],
  controllers: [MenusController],
  providers: [MenusService],
})
export class MenusModule {}
