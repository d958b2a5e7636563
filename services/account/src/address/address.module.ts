import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UserModule } from '../user/user.module';
import { AddressController } from './address.controller';
import { AddressRepository } from './address.repository';
import { addressSchema } from './address.schema';
import { AddressService } from './address.service';

@Module({
  imports: [UserModule, MongooseModule.forFeature([{ name: 'Address', schema: addressSchema }])],
  controllers: [AddressController],
  providers: [AddressRepository, AddressService],
  exports: [AddressRepository],
})
export class AddressModule {}
