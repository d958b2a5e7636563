/** A line of a posted document: a product in a bin and lot, and how many pieces. */
export interface StoredLine {
  productId: string;
  warehouseId: string;
  zoneId: string;
  binId: string;
  lot: string;
  quantity: number;
  /** Last day of the lot, where the document names it. */
  expiresOn?: string | null;
  /** The pieces, where their product keeps serial numbers. */
  serials?: string[];
}

/** Mongoose definition of a stored line. */
export const storedLineDefinition = {
  _id: false,
  productId: { type: String, required: true },
  warehouseId: { type: String, required: true },
  zoneId: { type: String, required: true },
  binId: { type: String, required: true },
  lot: { type: String, default: '' },
  quantity: { type: Number, required: true },
  expiresOn: { type: String },
  serials: { type: [String], default: undefined },
};
