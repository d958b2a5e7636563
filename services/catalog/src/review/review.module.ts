import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REVIEW_TRANSITIONS } from '@solar/contracts/catalog/review-http';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { ProductModule } from '../product/product.module';
import { PurchaseConsumer } from './purchase.consumer';
import { PurchaseRepository } from './purchase.repository';
import { PURCHASE, purchaseSchema } from './purchase.schema';
import { ReviewController } from './review.controller';
import { ReviewRepository } from './review.repository';
import { REVIEW, reviewSchema } from './review.schema';
import { ReviewService } from './review.service';

@Module({
  imports: [
    ProductModule,
    MongooseModule.forFeature([
      { name: REVIEW, schema: reviewSchema },
      { name: PURCHASE, schema: purchaseSchema },
    ]),
  ],
  controllers: [ReviewController, PurchaseConsumer],
  providers: [ReviewRepository, PurchaseRepository, ReviewService],
  exports: [ReviewRepository],
})
export class ReviewModule implements OnModuleInit {
  onModuleInit(): void {
    assertTransitions('review', REVIEW_TRANSITIONS, 'pending');
  }
}
