import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HomeController } from './home.controller';
import { homeDocSchema } from './home.schema';
import { HomeService } from './home.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Home', schema: homeDocSchema }])],
  controllers: [HomeController],
  providers: [HomeService],
  exports: [HomeService],
})
export class HomeModule {}
