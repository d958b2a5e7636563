import { Injectable } from '@nestjs/common';
import { wholeUnits } from '@solar/contracts/common/minor-units';
import { multiplyMoney, type Money } from '@solar/contracts/common/money-arithmetic';
import type { Language } from '@solar/contracts/common/languages';
import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import type { PaperQuery, PaperType } from '@solar/contracts/inventory/printing';
import type { StocktakeLine } from '@solar/contracts/inventory/stocktakes';
import type { Supplier } from '@solar/contracts/inventory/suppliers';
import { writtenDate } from '@solar/contracts/common/written-date';
import { CompanyService, type Company } from '../company/company.service';
import { LocationRepository } from '../locations/location.repository';
import { OrderStockService } from '../orders/order-stock.service';
import { PurchaseOrderService } from '../purchase-orders/purchase-order.service';
import { ReceiptService } from '../receipts/receipt.service';
import { SupplierProductRepository } from '../reordering/supplier-product.repository';
import { StocktakeService } from '../stocktakes/stocktake.service';
import { SupplierService } from '../suppliers/supplier.service';
import { TransferService } from '../transfers/transfer.service';
import type { Paper, PaperColumn } from './paper';
import { PRINT_TEXTS, type PrintTexts } from './print-texts';

type Words = { texts: PrintTexts; language: Language };
type Source = (id: string, words: Words) => Promise<Paper>;
type Line = { product: ProductRef; lot: string | null; quantity: number; serials?: string[] };

const LINES_PER_READ = 100;
/** A sheet with more lines is a reason to count by zones. */
const STOCKTAKE_LINES_MAX = 2_000;
const BLANK = '________';

const localeOf = (language: Language) => (language === 'fr' ? 'fr-FR' : 'en-GB');
// The font of the papers has no narrow spaces.
const printable = (text: string) => text.replaceAll('\u202f', '\u00a0');
const countText = (count: number, language: Language) =>
  printable(new Intl.NumberFormat(localeOf(language)).format(count));
const dateText = (iso: string, language: Language) => writtenDate(iso, language, 'long');
const moneyText = (cost: Money, language: Language) =>
  printable(
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: cost.currency,
      currencyDisplay: 'code',
    }).format(wholeUnits(cost)),
  );
const productText = ({ brand, name, sku }: ProductRef) => `${`${brand} ${name}`.trim()}\n${sku}`;
const binText = ({ binCode, warehouseCode }: BinRef) => `${warehouseCode} · ${binCode}`;
const linesOf = (...lines: string[]) => lines.filter(Boolean).join('\n');
const buyerText = ({ legalName, address, taxNumber }: Company, texts: PrintTexts) =>
  linesOf(legalName, address, taxNumber && texts.named(texts.taxNumber, taxNumber));
const supplierText = ({ name, contactName, address, city, country }: Supplier) =>
  linesOf(name, contactName, address, [city, country].filter(Boolean).join(', '));
const piecesOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const remarksOf = (notes: string, texts: PrintTexts) =>
  notes ? [texts.named(texts.notes, notes)] : [];

function goodsColumns(texts: PrintTexts, ...places: string[]): PaperColumn[] {
  return [
    { label: texts.product, width: 0 },
    ...places.map((label) => ({ label, width: 90 })),
    { label: texts.lot, width: 75 },
    { label: texts.quantity, width: 50, end: true },
  ];
}

/** What stands on a printed document. */
@Injectable()
export class PaperSource {
  constructor(
    private readonly receipts: ReceiptService,
    private readonly orders: OrderStockService,
    private readonly transfers: TransferService,
    private readonly stocktakes: StocktakeService,
    private readonly purchaseOrders: PurchaseOrderService,
    private readonly offers: SupplierProductRepository,
    private readonly suppliers: SupplierService,
    private readonly company: CompanyService,
    private readonly locations: LocationRepository,
  ) {}

  private readonly sources: Record<PaperType, Source> = {
    receipt: (id, words) => this.receipt(id, words),
    pick_list: (id, words) => this.pickList(id, words),
    packing_slip: (id, words) => this.packingSlip(id, words),
    transfer: (id, words) => this.transfer(id, words),
    stocktake: (id, words) => this.stocktake(id, words),
    purchase_order: (id, words) => this.purchaseOrder(id, words),
  };

  /** The documents in the order that was asked for. Throws 404 when one of them is unknown. */
  papers({ type, ids, language }: PaperQuery): Promise<Paper[]> {
    const words = { texts: PRINT_TEXTS[language], language };
    return Promise.all(ids.map((id) => this.sources[type](id, words)));
  }

  private async receipt(id: string, { texts, language }: Words): Promise<Paper> {
    const receipt = await this.receipts.get(id);
    return {
      ...{ title: texts.titles.receipt, number: receipt.number, signature: texts.signature },
      facts: [
        [texts.date, dateText(receipt.receivedAt, language)],
        [texts.supplier, receipt.supplier.name],
        [texts.deliveryNote, receipt.reference],
        [texts.warehouse, receipt.warehouse.name],
        [texts.purchaseOrder, receipt.purchaseOrder?.number ?? ''],
        [texts.total, countText(receipt.pieces, language)],
      ],
      columns: goodsColumns(texts, texts.bin),
      rows: receipt.lines.map((line) => [
        productText(line.product),
        binText(line.bin),
        line.lot ?? '',
        countText(line.quantity, language),
      ]),
      remarks: remarksOf(receipt.notes, texts),
    };
  }

  private async pickList(id: string, { texts, language }: Words): Promise<Paper> {
    const order = await this.orders.get(id);
    return {
      ...{ title: texts.titles.pick_list, number: order.orderNumber, signature: texts.signature },
      facts: [
        [texts.date, dateText(order.allocatedAt, language)],
        [texts.total, countText(order.pieces, language)],
      ],
      // The bin comes first: its order is the way to walk.
      columns: [...goodsColumns(texts, texts.bin), { label: texts.picked, width: 60, end: true }],
      rows: order.lines.map((line) => [
        productText(line.product),
        binText(line.bin),
        line.lot ?? '',
        countText(line.quantity, language),
        BLANK,
      ]),
      remarks: [],
    };
  }

  private async packingSlip(id: string, { texts, language }: Words): Promise<Paper> {
    const order = await this.orders.get(id);
    // What a customer gets has no bins, and the pieces of a product and lot are one line.
    const lines = new Map<string, Line>();
    for (const { product, lot, quantity, serials = [] } of order.lines) {
      const key = `${product.productId}|${lot ?? ''}`;
      const before = lines.get(key);
      const numbers = [...(before?.serials ?? []), ...serials];
      const pieces = (before?.quantity ?? 0) + quantity;
      lines.set(key, { product, lot, quantity: pieces, serials: numbers });
    }
    const goods = [...lines.values()];
    return {
      ...{
        title: texts.titles.packing_slip,
        number: order.orderNumber,
        signature: texts.signature,
      },
      facts: [
        [texts.date, dateText(order.shippedAt ?? order.allocatedAt, language)],
        [texts.carrier, order.carrier ?? ''],
        [texts.tracking, order.trackingNumber ?? ''],
        [texts.total, countText(piecesOf(goods), language)],
      ],
      columns: goodsColumns(texts),
      rows: goods.map(({ product, lot, quantity, serials = [] }) => [
        serials.length === 0
          ? productText(product)
          : `${productText(product)}\n${texts.named(texts.serials, serials.join(', '))}`,
        lot ?? '',
        countText(quantity, language),
      ]),
      remarks: (order.short ?? []).map(({ product, quantity }) =>
        texts.named(texts.toFollow, `${countText(quantity, language)} × ${product.sku}`),
      ),
    };
  }

  private async transfer(id: string, { texts, language }: Words): Promise<Paper> {
    const transfer = await this.transfers.get(id);
    return {
      ...{ title: texts.titles.transfer, number: transfer.number, signature: texts.signature },
      facts: [
        [texts.date, dateText(transfer.createdAt, language)],
        [texts.status, texts.statuses[transfer.status] ?? transfer.status],
        [texts.reference, transfer.reference],
        [texts.total, countText(piecesOf(transfer.lines), language)],
      ],
      columns: goodsColumns(texts, texts.from, texts.to),
      rows: transfer.lines.map((line) => [
        productText(line.product),
        binText(line.from),
        binText(line.to),
        line.lot ?? '',
        countText(line.quantity, language),
      ]),
      remarks: remarksOf(transfer.notes, texts),
    };
  }

  /** A sheet to count on: what is expected does not stand on it, so that nobody counts to it. */
  private async stocktake(id: string, { texts, language }: Words): Promise<Paper> {
    const stocktake = await this.stocktakes.get(id);
    const lines = await this.stocktakeLines(id);
    return {
      ...{ title: texts.titles.stocktake, number: stocktake.number, signature: texts.signature },
      facts: [
        [texts.date, dateText(stocktake.createdAt, language)],
        [texts.name, stocktake.name],
        [texts.warehouse, stocktake.warehouse.name],
        [texts.zone, stocktake.zone?.code ?? ''],
      ],
      columns: [
        { label: texts.product, width: 0 },
        { label: texts.bin, width: 90 },
        { label: texts.lot, width: 75 },
        { label: texts.counted, width: 70, end: true },
      ],
      rows: lines.map(({ product, bin, lot }) => [
        productText(product),
        binText(bin),
        lot ?? '',
        BLANK,
      ]),
      remarks: remarksOf(stocktake.description, texts),
    };
  }

  /** What is sent to the supplier, with the numbers by which it knows its products. */
  private async purchaseOrder(id: string, { texts, language }: Words): Promise<Paper> {
    const order = await this.purchaseOrders.get(id);
    const [offers, supplier, warehouse, company] = await Promise.all([
      this.offers.ofProducts(order.lines.map((line) => line.product.productId)),
      this.suppliers.get(order.supplier.id),
      this.locations.findWarehouse(order.warehouse.id),
      this.company.read(),
    ]);
    const own = offers.filter(({ supplierId }) => supplierId === order.supplier.id);
    const numbers = new Map(own.map(({ productId, supplierSku }) => [productId, supplierSku]));
    const money = (cost: Money | null) => (cost ? moneyText(cost, language) : '');
    // Whoever may not see costs prints it without: empty columns would only narrow the others.
    const isPriced = order.lines.some(({ unitCost }) => unitCost);
    const facts: Paper['facts'] = [
      [texts.buyer, buyerText(company, texts)],
      [texts.supplier, supplierText(supplier)],
      [texts.deliverTo, linesOf(order.warehouse.name, warehouse?.address ?? '')],
      [texts.date, dateText(order.createdAt, language)],
      [texts.deliveryDate, order.deliveryDate ? dateText(order.deliveryDate, language) : ''],
      [texts.shippingMethod, order.shippingMethod],
      [texts.reference, order.reference],
      [texts.shippingCost, money(order.shippingCost)],
      [texts.orderTotal, money(order.total)],
    ];
    return {
      ...{ title: texts.titles.purchase_order, number: order.number, signature: texts.signature },
      facts,
      columns: [
        { label: texts.product, width: 0 },
        { label: texts.supplierSku, width: isPriced ? 110 : 150 },
        { label: texts.quantity, width: 50, end: true },
        ...(isPriced
          ? [
              { label: texts.unitCost, width: 70, end: true },
              { label: texts.lineTotal, width: 80, end: true },
            ]
          : []),
      ],
      rows: order.lines.map(({ product, quantity, unitCost }) => [
        productText(product),
        numbers.get(product.productId) ?? '',
        countText(quantity, language),
        ...(isPriced
          ? [money(unitCost), money(unitCost && multiplyMoney(unitCost, quantity))]
          : []),
      ]),
      remarks: remarksOf(order.notes, texts),
    };
  }

  private async stocktakeLines(id: string): Promise<StocktakeLine[]> {
    const lines: StocktakeLine[] = [];
    for (let page = 1; lines.length < STOCKTAKE_LINES_MAX; page += 1) {
      const query = { page, pageSize: LINES_PER_READ, state: 'all' as const };
      const { items } = await this.stocktakes.listLines(id, query);
      lines.push(...items);
      if (items.length < LINES_PER_READ) break;
    }
    return lines;
  }
}
