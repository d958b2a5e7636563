import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { UserModule } from '../user/user.module';
import { NewsletterConsumer } from './newsletter.consumer';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [UserModule, AuthModule],
  controllers: [ProfileController, NewsletterConsumer],
  providers: [ProfileService],
})
export class ProfileModule {}
