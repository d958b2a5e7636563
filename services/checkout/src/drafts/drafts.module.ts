import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module';
import { OrdersModule } from '../orders/orders.module';
import { DraftController } from './draft.controller';

@Module({ imports: [CartModule, OrdersModule], controllers: [DraftController] })
export class DraftsModule {}
