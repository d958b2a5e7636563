import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UserModule } from '../user/user.module';
import { GroupController } from './group.controller';
import { GroupRepository } from './group.repository';
import { groupDocSchema } from './group.schema';
import { GroupService } from './group.service';

@Module({
  imports: [UserModule, MongooseModule.forFeature([{ name: 'Group', schema: groupDocSchema }])],
  controllers: [GroupController],
  providers: [GroupRepository, GroupService],
  exports: [GroupRepository],
})
export class GroupModule {}
