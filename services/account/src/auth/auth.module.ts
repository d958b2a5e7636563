import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { passwordResetSchema } from './password-reset.schema';
import { PasswordChanges } from './password-changes';
import { PasswordResets } from './password-resets';
import { Passwords } from './passwords';
import { SessionRepository } from './session.repository';
import { sessionSchema } from './session.schema';
import { Sessions } from './sessions';
import { signingKeySchema } from './signing-key.schema';
import { SigningKeys } from './signing-keys';

@Module({
  imports: [
    MailsModule,
    UserModule,
    MongooseModule.forFeature([
      { name: 'Session', schema: sessionSchema },
      { name: 'SigningKey', schema: signingKeySchema },
      { name: 'PasswordReset', schema: passwordResetSchema },
    ]),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    PasswordChanges,
    PasswordResets,
    Passwords,
    SessionRepository,
    Sessions,
    SigningKeys,
  ],
  exports: [PasswordChanges, Passwords, PasswordResets, SessionRepository],
})
export class AuthModule {}
