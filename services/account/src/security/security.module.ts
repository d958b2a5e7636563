import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MailsModule } from '../mails/mails.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { UserModule } from '../user/user.module';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactorService } from './second-factor.service';
import { SecurityController } from './security.controller';
import { SecurityService } from './security.service';

@Module({
  imports: [MailsModule, UserModule, SecondFactorModule, AuthModule],
  controllers: [SecondFactorController, SecurityController],
  providers: [SecondFactorService, SecurityService],
  exports: [SecondFactorService],
})
export class SecurityModule {}
