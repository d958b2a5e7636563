import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { Approvals } from './approvals';
import { OrderFigures } from './order-figures';
import { OrderFiguresConsumer } from './order-figures.consumer';
import { UserChanges } from './user-changes';
import { UserRepository } from './user.repository';
import { UserRpc } from './user.rpc';
import { userSchema } from './user.schema';

@Module({
  imports: [MailsModule, MongooseModule.forFeature([{ name: 'User', schema: userSchema }])],
  controllers: [OrderFiguresConsumer, UserRpc],
  providers: [Approvals, UserRepository, UserChanges, OrderFigures],
  exports: [Approvals, UserRepository, UserChanges],
})
export class UserModule {}
