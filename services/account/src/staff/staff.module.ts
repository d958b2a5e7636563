import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module';
import { SecurityModule } from '../security/security.module';
import { UserModule } from '../user/user.module';
import { Administrators } from './administrators';
import { CustomRoleController } from './custom-role.controller';
import { CustomRoleRepository } from './custom-role.repository';
import { customRoleDocSchema } from './custom-role.schema';
import { CustomRoleService } from './custom-role.service';
import { EditorController } from './editor.controller';
import { EditorService } from './editor.service';
import { FirstAdministrator } from './first-administrator';
import { UserAccessController } from './user-access.controller';
import { UserAccessService } from './user-access.service';

@Module({
  imports: [
    UserModule,
    AuthModule,
    SecurityModule,
    MongooseModule.forFeature([{ name: 'CustomRole', schema: customRoleDocSchema }]),
  ],
  controllers: [UserAccessController, EditorController, CustomRoleController],
  providers: [
    Administrators,
    FirstAdministrator,
    UserAccessService,
    EditorService,
    CustomRoleRepository,
    CustomRoleService,
  ],
})
export class StaffModule {}
