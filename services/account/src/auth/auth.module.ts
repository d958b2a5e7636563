import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { UserModule } from '../user/user.module';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { passwordResetSchema } from './password-reset.schema';
import { PasswordChanges } from './password-changes';
import { PasswordResets } from './password-resets';
import { Passwords } from './passwords';
import { Reauthentications } from './reauthentications';
import { SessionRepository } from './session.repository';
import { sessionSchema } from './session.schema';
import { Sessions } from './sessions';
import { signingKeySchema } from './signing-key.schema';
import { SignInChallenges } from './sign-in-challenges';
import { SigningKeys } from './signing-keys';

@Module({
  imports: [
    MailsModule,
    UserModule,
    SecondFactorModule,
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
    Reauthentications,
    SessionRepository,
    Sessions,
    SignInChallenges,
    SigningKeys,
  ],
  exports: [PasswordChanges, Passwords, PasswordResets, Reauthentications, SessionRepository],
})
export class AuthModule {}
