import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Language } from '@solar/contracts/common/localized';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { ServiceConfig } from '@solar/service-kit/config/service-config';
import { problem } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Leases } from '@solar/service-kit/messaging/leases';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { CustomerRepository } from '../customer/customer.repository';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogMails } from './catalog-mails';
import { RESTOCK_REQUEST, type RestockRequestDoc } from './restock-request.schema';

const LOOK_EVERY_MS = 60_000;
/** Mails that one round sends; what is left waits for the next. */
const ROUND_MAX = 200;

/** Writes to customers who asked for a product that was sold out, once it is back. */
@Injectable()
export class RestockService implements OnApplicationBootstrap {
  constructor(
    @InjectModel(RESTOCK_REQUEST) private readonly requests: Model<RestockRequestDoc>,
    private readonly customers: CustomerRepository,
    private readonly index: CatalogueIndex,
    private readonly mails: CatalogMails,
    private readonly mailer: Mailer,
    private readonly transactions: Transactions,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('restock-notices', { everyMs: LOOK_EVERY_MS }, () => this.notify());
  }

  /** Keeps the wish; asking again is no second wish. Throws 409 for what is in stock. */
  async ask(idOrSlug: string, language: Language, { userId }: Principal): Promise<void> {
    const productId = this.idOf(idOrSlug);
    if (this.index.stock.of(productId).status !== 'out_of_stock') {
      throw problem.conflict('restock.in_stock', 'This product is in stock');
    }
    await this.requests.updateOne(
      { _id: wishId(productId, userId) },
      { $set: { productId, userId, language } },
      { upsert: true },
    );
  }

  async waits(idOrSlug: string, { userId }: Principal): Promise<boolean> {
    const wish = await this.requests.exists({ _id: wishId(this.idOf(idOrSlug), userId) });
    return wish !== null;
  }

  /** Forgets the wish; there may be none any more. */
  async takeBack(idOrSlug: string, { userId }: Principal): Promise<void> {
    await this.requests.deleteOne({ _id: wishId(this.idOf(idOrSlug), userId) });
  }

  /** Sends what is due. */
  async notify(): Promise<void> {
    const wanted = await this.requests.distinct('productId').exec();
    const { stock } = this.index;
    const back = wanted.filter((productId) => stock.of(productId).status !== 'out_of_stock');
    if (back.length === 0) return;
    const due = await this.requests
      .find({ productId: { $in: back } })
      .limit(ROUND_MAX)
      .lean<RestockRequestDoc[]>()
      .exec();
    const customers = await this.customers.named(due.map(({ userId }) => userId));
    for (const request of due) {
      const customer = customers.get(request.userId);
      await this.send(request, customer?.active ? customer : null);
    }
  }

  private idOf(idOrSlug: string): string {
    const { snapshot } = this.index;
    const position = snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    return snapshot.at(position).record._id;
  }

  /** The wish goes in the transaction of its mail; of a customer or product that is gone it only goes. */
  private async send(
    { _id, productId, language }: RestockRequestDoc,
    customer: { name: string; email: string } | null,
  ): Promise<void> {
    const { snapshot } = this.index;
    const position = snapshot.positionOf(productId);
    const product = position === undefined ? null : snapshot.at(position);
    const mail =
      customer && product
        ? await this.mails.write('backInStock', {
            to: customer.email,
            language,
            name: customer.name,
            values: { product: `${product.brand.name} ${product.record.name}` },
            button: `${this.config.PUBLIC_URL}/products/${product.record.slug}`,
          })
        : null;
    await this.transactions.run(async (session) => {
      const { deletedCount } = await this.requests.deleteOne({ _id }, { session });
      if (deletedCount === 1 && mail) await this.mailer.enqueue(session, mail);
    });
  }
}

/** Of a customer for a product there is one wish. */
function wishId(productId: string, userId: string): string {
  return `${productId} ${userId}`;
}
