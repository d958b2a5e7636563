import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { WishlistController } from './wishlist.controller';
import { WishlistRepository } from './wishlist.repository';
import { wishlistDocSchema } from './wishlist.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Wishlist', schema: wishlistDocSchema }])],
  controllers: [WishlistController],
  providers: [WishlistRepository],
})
export class WishlistModule {}
