import { Injectable } from '@nestjs/common';
import type { LabelKind, LabelQuery } from '@solar/contracts/inventory/printing';
import { problem } from '@solar/service-kit/errors/problem';
import { LocationRepository } from '../locations/location.repository';
import { OrderStockService } from '../orders/order-stock.service';
import { ProductDirectory } from '../products/product-directory';
import { PurchaseOrderService } from '../purchase-orders/purchase-order.service';
import { ReceiptService } from '../receipts/receipt.service';
import { TransferService } from '../transfers/transfer.service';
import type { Label } from './labels-pdf';
import { PRINT_TEXTS, type PrintTexts } from './print-texts';

type Source = (id: string, texts: PrintTexts) => Promise<Label>;

/** What stands on the label of a thing. */
@Injectable()
export class LabelSource {
  constructor(
    private readonly locations: LocationRepository,
    private readonly products: ProductDirectory,
    private readonly orders: OrderStockService,
    private readonly receipts: ReceiptService,
    private readonly purchaseOrders: PurchaseOrderService,
    private readonly transfers: TransferService,
  ) {}

  private readonly sources: Record<Exclude<LabelKind, 'bin' | 'product'>, Source> = {
    order: async (id, texts) => {
      const { orderNumber: number, pieces } = await this.orders.get(id);
      return { code: number, title: number, lines: [texts.titles.order, texts.pieces(pieces)] };
    },
    receipt: async (id, texts) => {
      const { number, supplier, reference } = await this.receipts.get(id);
      const lines = [
        texts.titles.receipt,
        supplier.name,
        texts.named(texts.deliveryNote, reference),
      ];
      return { code: number, title: number, lines };
    },
    purchaseOrder: async (id, texts) => {
      const { number, supplier, warehouse } = await this.purchaseOrders.get(id);
      const lines = [texts.titles.purchaseOrder, supplier.name, warehouse.name];
      return { code: number, title: number, lines };
    },
    transfer: async (id, texts) => {
      const { number, lines } = await this.transfers.get(id);
      const [first] = lines;
      const way = first ? texts.way(first.from.warehouseCode, first.to.warehouseCode) : '';
      return { code: number, title: number, lines: [texts.titles.transfer, way] };
    },
  };

  /** The labels in the order that was asked for, each as often as there are copies. Throws 404 when one of the things is unknown. */
  async labels({ kind, ids, copies, language }: LabelQuery): Promise<Label[]> {
    const texts = PRINT_TEXTS[language];
    const labels = await this.labelsOf(kind, ids, texts);
    return labels.flatMap((label) =>
      Array.from({ length: copies }, (_, index) =>
        // A bin or a product is the same thing on each copy, while a document goes with several boxes.
        copies === 1 || kind === 'bin' || kind === 'product'
          ? label
          : { ...label, lines: [...label.lines, texts.part(index + 1, copies)] },
      ),
    );
  }

  private labelsOf(kind: LabelKind, ids: readonly string[], texts: PrintTexts): Promise<Label[]> {
    if (kind === 'bin') return this.bins(ids);
    if (kind === 'product') return this.goods(ids);
    const source = this.sources[kind];
    return Promise.all(ids.map((id) => source(id, texts)));
  }

  private async bins(ids: readonly string[]): Promise<Label[]> {
    const bins = new Map((await this.locations.findBins(ids)).map((bin) => [bin._id, bin]));
    return ids.map((id) => {
      const bin = bins.get(id);
      if (!bin) throw problem.notFound('Bin');
      const lines = [
        `${bin.warehouseCode} · ${bin.zoneCode}`,
        bin.name === bin.code ? '' : bin.name,
      ];
      return { code: bin.code, title: bin.code, lines };
    });
  }

  private async goods(ids: readonly string[]): Promise<Label[]> {
    const labelled = await this.products.withBarcodes(ids);
    return ids.map((id) => {
      const product = labelled.get(id);
      if (!product) throw problem.notFound('Product');
      const { sku, brand, name, barcode } = product;
      const digits = barcode ? [barcode] : [];
      return { code: barcode ?? sku, title: sku, lines: [`${brand} ${name}`.trim(), ...digits] };
    });
  }
}
