import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { ProductModule } from '../product/product.module';
import { AttributeController } from './attribute.controller';
import { AttributeRepository } from './attribute.repository';
import { ATTRIBUTE, attributeSchema } from './attribute.schema';
import { AttributeService } from './attribute.service';

@Module({
  imports: [
    ProductModule,
    MongooseModule.forFeature([{ name: ATTRIBUTE, schema: attributeSchema }]),
  ],
  controllers: [AttributeController],
  providers: [AttributeRepository, AttributeService],
  exports: [AttributeRepository],
})
export class AttributeModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly attributes: AttributeRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('attribute', (ids) => this.attributes.records(ids));
  }
}
