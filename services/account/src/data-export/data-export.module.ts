import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuthModule } from '../auth/auth.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { DataExportController } from './data-export.controller';
import { DataExportRepository } from './data-export.repository';
import { DataExportRunner } from './data-export-runner';
import { dataExportDocSchema, dataExportPartSchema } from './data-export.schema';
import { DataExportService } from './data-export.service';

@Module({
  imports: [
    AuthModule,
    MailsModule,
    UserModule,
    MongooseModule.forFeature([
      { name: 'DataExport', schema: dataExportDocSchema },
      { name: 'DataExportPart', schema: dataExportPartSchema },
    ]),
  ],
  controllers: [DataExportController],
  providers: [DataExportRepository, DataExportRunner, DataExportService],
})
export class DataExportModule {}
