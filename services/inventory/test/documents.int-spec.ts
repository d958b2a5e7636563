import { adjustmentDocuments } from './documents/adjustments';
import { placesAndCapacity } from './documents/places';
import { printedDocuments } from './documents/printing';
import { purchaseOrderDocuments } from './documents/purchase-orders';
import { receiptDocuments } from './documents/receipts';
import { reorderingAndValue } from './documents/reordering';
import { reversalDocuments } from './documents/reversals';
import { shortageDocuments } from './documents/shortages';
import { stocktakeDocuments } from './documents/stocktakes';
import { transferDocuments } from './documents/transfers';
import { DocumentDesk } from './fixtures/document-desk';
import { testTables } from './fixtures/test-tables';

describe('documents of the warehouse', () => {
  const desk = new DocumentDesk();
  beforeAll(() => desk.open());
  afterAll(() => desk.world.service.close());

  receiptDocuments(desk);
  adjustmentDocuments(desk);
  reorderingAndValue(desk);
  transferDocuments(desk);
  purchaseOrderDocuments(desk);
  stocktakeDocuments(desk);
  reversalDocuments(desk);
  shortageDocuments(desk);
  placesAndCapacity(desk);
  printedDocuments(desk);

  describe('tables', () => testTables(() => desk.world));
});
