import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ATTRIBUTE, type AttributeDoc } from '../attribute/attribute.schema';
import { BRAND, type BrandDoc } from '../brand/brand.schema';
import { CATEGORY, type CategoryDoc } from '../category/category.schema';
import { CONTENT_PAGE, type ContentPageDoc } from '../content/content-page.schema';
import { CUSTOMER_GROUP, type CustomerGroupDoc } from '../customer/customer.schema';
import { PRICE_LIST, type PriceListDoc } from '../price-list/price-list.schema';
import { PRODUCT, type ProductDoc } from '../product/product.schema';
import {
  DEFAULT_CURRENCY,
  SHOP_SETTINGS,
  SHOP_SETTINGS_ID,
  type ShopSettingsDoc,
} from '../settings/shop-settings.schema';
import { STOCK_LEVEL, type StockLevelDoc } from '../stock/stock-level.schema';
import type { ApprovedListRecord } from './catalogue-records';

export type Structure = {
  categories: CategoryDoc[];
  brands: BrandDoc[];
  attributes: AttributeDoc[];
};

export type PriceRules = {
  lists: ApprovedListRecord[];
  groupDiscounts: Map<string, number>;
  currency: string;
};

/** Reads what the index is made of. */
@Injectable()
export class CatalogueSource {
  constructor(
    @InjectModel(PRODUCT) private readonly productModel: Model<ProductDoc>,
    @InjectModel(CATEGORY) private readonly categoryModel: Model<CategoryDoc>,
    @InjectModel(BRAND) private readonly brandModel: Model<BrandDoc>,
    @InjectModel(ATTRIBUTE) private readonly attributeModel: Model<AttributeDoc>,
    @InjectModel(PRICE_LIST) private readonly priceListModel: Model<PriceListDoc>,
    @InjectModel(CUSTOMER_GROUP) private readonly groupModel: Model<CustomerGroupDoc>,
    @InjectModel(STOCK_LEVEL) private readonly stockModel: Model<StockLevelDoc>,
    @InjectModel(CONTENT_PAGE) private readonly contentModel: Model<ContentPageDoc>,
    @InjectModel(SHOP_SETTINGS) private readonly settingsModel: Model<ShopSettingsDoc>,
  ) {}

  products(ids?: readonly string[]): Promise<ProductDoc[]> {
    return this.productModel.find(byIds(ids)).lean<ProductDoc[]>().exec();
  }

  stockLevels(ids?: readonly string[]): Promise<StockLevelDoc[]> {
    return this.stockModel.find(byIds(ids)).lean<StockLevelDoc[]>().exec();
  }

  contentPages(): Promise<ContentPageDoc[]> {
    return this.contentModel.find().sort({ _id: 1 }).lean<ContentPageDoc[]>().exec();
  }

  async structure(): Promise<Structure> {
    return {
      categories: await this.categoryModel.find().lean<CategoryDoc[]>().exec(),
      brands: await this.brandModel.find().lean<BrandDoc[]>().exec(),
      attributes: await this.attributeModel
        .find()
        .sort({ position: 1, code: 1 })
        .lean<AttributeDoc[]>()
        .exec(),
    };
  }

  async priceRules(): Promise<PriceRules> {
    const lists = await this.priceListModel
      .find({ status: 'approved' }, { customerId: 1, groupId: 1, approvedAt: 1, items: 1 })
      .lean<ApprovedListRecord[]>()
      .exec();
    const groups = await this.groupModel.find().lean<CustomerGroupDoc[]>().exec();
    const settings = await this.settingsModel
      .findById(SHOP_SETTINGS_ID)
      .lean<ShopSettingsDoc>()
      .exec();
    return {
      lists,
      groupDiscounts: new Map(groups.map((group) => [group._id, group.discountBasisPoints])),
      currency: settings?.currency ?? DEFAULT_CURRENCY,
    };
  }
}

function byIds(ids: readonly string[] | undefined): { _id?: { $in: string[] } } {
  return ids ? { _id: { $in: [...ids] } } : {};
}
