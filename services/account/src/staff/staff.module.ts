import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { SecurityModule } from '../security/security.module';
import { UserModule } from '../user/user.module';
import { Administrators } from './administrators';
import { EditorController } from './editor.controller';
import { EditorService } from './editor.service';
import { FirstAdministrator } from './first-administrator';
import { UserAccessController } from './user-access.controller';
import { UserAccessService } from './user-access.service';

@Module({
  imports: [UserModule, AuthModule, SecurityModule],
  controllers: [UserAccessController, EditorController],
  providers: [Administrators, FirstAdministrator, UserAccessService, EditorService],
})
export class StaffModule {}
