import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductsModule } from '../products/products.module';
import { SettingsModule } from '../settings/settings.module';
import { CartController } from './cart.controller';
import { CartRepository } from './cart.repository';
import { cartSchema } from './cart.schema';
import { CartService } from './cart.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Cart', schema: cartSchema }]),
    ProductsModule,
    SettingsModule,
  ],
  controllers: [CartController],
  providers: [CartRepository, CartService],
  exports: [CartRepository],
})
export class CartModule {}
