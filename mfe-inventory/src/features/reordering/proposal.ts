import type {
  CreateProposedOrders,
  ReorderLine,
  ReorderOffer,
} from '@solar/contracts/inventory/reordering';

/** A line of the proposal as the buyer has left it. */
export interface ProposedLine {
  line: ReorderLine;
  /** Null where nobody delivers the product. */
  offer: ReorderOffer | null;
  quantity: number;
  taken: boolean;
}

/** What the buyer has changed in a line. */
export interface LineEdit {
  supplierId?: string;
  quantity?: number;
  taken?: boolean;
}

/** The changes of the buyer, by line. They stay when the proposal is read again. */
export type ProposalEdits = Readonly<Record<string, LineEdit>>;

/** Everything that can be ordered, from the first offer of each line unless the buyer has changed it. */
export function proposedLines(
  lines: readonly ReorderLine[],
  edits: ProposalEdits = {},
): ProposedLine[] {
  return lines.map((line) => {
    const { supplierId, ...edit } = edits[proposedKey({ line })] ?? {};
    const chosen = line.offers.find(({ supplier }) => supplier.id === supplierId);
    const offer = chosen ?? line.offers[0] ?? null;
    return { line, offer, quantity: offer?.quantity ?? 0, taken: offer !== null, ...edit };
  });
}

/** What distinguishes lines: product and warehouse. */
export function proposedKey({ line }: Pick<ProposedLine, 'line'>): string {
  return `${line.product.productId}|${line.warehouse.id}`;
}

/** The least quantity of an offer: whole packs, and what the supplier delivers at least. */
export function leastOf({ packSize, minimumOrder }: ReorderOffer): number {
  return Math.ceil(minimumOrder / packSize) * packSize;
}

/** A typed quantity in whole packs. */
export function inPacks(quantity: number, offer: ReorderOffer): number {
  return Math.max(leastOf(offer), Math.ceil(quantity / offer.packSize) * offer.packSize);
}

/** One order for each supplier and warehouse of the lines that are taken. */
export function ordersOf(lines: readonly ProposedLine[]): CreateProposedOrders['orders'] {
  const orders = new Map<string, CreateProposedOrders['orders'][number]>();
  for (const { line, offer, quantity, taken } of lines) {
    if (!taken || !offer) continue;
    const key = `${offer.supplier.id}|${line.warehouse.id}`;
    const order = orders.get(key) ?? {
      ...{ supplierId: offer.supplier.id, warehouseId: line.warehouse.id, lines: [] },
    };
    order.lines.push({ productId: line.product.productId, quantity });
    orders.set(key, order);
  }
  return [...orders.values()];
}
