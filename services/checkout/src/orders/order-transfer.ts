import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import type { Language } from '@solar/contracts/common/localized';
import { transferInstructions, type BankAccount } from '../payments/bank-transfer/bank-account';
import { moneyText } from './money-text';
import type { OrderDoc } from './order.schema';
import { DOCUMENT_TEXTS } from './document/document-texts';

/** True while the order is placed and its money has not come. */
export function awaitsTransfer(order: Pick<OrderDoc, 'status' | 'paymentStatus'>): boolean {
  return order.status === 'pending' && order.paymentStatus === 'awaiting_transfer';
}

/** What the customer has to transfer; null when nothing, or when the shop has no account. */
export function instructionsOf(
  order: Pick<OrderDoc, 'status' | 'paymentStatus' | 'orderNumber' | 'totals' | 'transferDueAt'>,
  account: BankAccount | null,
): TransferInstructions | null {
  const { orderNumber: reference, transferDueAt: dueAt, totals } = order;
  if (!awaitsTransfer(order) || !account || !dueAt) return null;
  return transferInstructions(account, { reference, amount: totals.total, dueAt });
}

/** The instructions in lines, for the PDF. */
export function transferLines(instructions: TransferInstructions, language: Language): string[] {
  const { total, transfer } = DOCUMENT_TEXTS[language];
  const rows = [
    [total, moneyText(instructions.amount, language)],
    [transfer.accountHolder, instructions.accountHolder],
    [transfer.bank, instructions.bank],
    ['IBAN', instructions.iban],
    ['BIC', instructions.bic],
    [transfer.reference, instructions.reference],
  ];
  return rows.map(([label, value]) => `${label}: ${value}`);
}
