import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrderFigures } from './order-figures';
import { OrderFiguresConsumer } from './order-figures.consumer';
import { UserChanges } from './user-changes';
import { UserRepository } from './user.repository';
import { userSchema } from './user.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'User', schema: userSchema }])],
  controllers: [OrderFiguresConsumer],
  providers: [UserRepository, UserChanges, OrderFigures],
  exports: [UserRepository, UserChanges],
})
export class UserModule {}
