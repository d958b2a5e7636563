import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { SecondFactorPolicy } from './second-factor-policy';
import { SecondFactorRepository } from './second-factor.repository';
import { secondFactorSchema } from './second-factor.schema';
import { SecondFactors } from './second-factors';
import { StaffEnrolmentConsumer } from './staff-enrolment.consumer';

@Module({
  imports: [
    MailsModule,
    UserModule,
    MongooseModule.forFeature([{ name: 'SecondFactor', schema: secondFactorSchema }]),
  ],
  controllers: [StaffEnrolmentConsumer],
  providers: [SecondFactorPolicy, SecondFactorRepository, SecondFactors],
  exports: [SecondFactorPolicy, SecondFactors],
})
export class SecondFactorModule {}
