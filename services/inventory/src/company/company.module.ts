import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompanyConsumer } from './company.consumer';
import { companySchema } from './company.schema';
import { CompanyService } from './company.service';

/** Who the company is, as its documents name it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Company', schema: companySchema }])],
  controllers: [CompanyConsumer],
  providers: [CompanyService],
  exports: [CompanyService],
})
export class CompanyModule {}
