import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import type { Money } from '@solar/contracts/common/money';
import type { CheckoutConfig } from '../../config';

export type BankAccount = Pick<TransferInstructions, 'accountHolder' | 'bank' | 'iban' | 'bic'>;

/** The account that transfers go to; null when the shop has not named one. */
export function bankAccountOf(config: CheckoutConfig): BankAccount | null {
  const { BANK_IBAN: iban, BANK_BIC: bic, BANK_NAME: bank, BANK_ACCOUNT_HOLDER: holder } = config;
  if (!iban || !bic || !bank || !holder) return null;
  return { accountHolder: holder, bank, iban, bic };
}

/** What a shopper has to transfer; the order's number is what staff find the money by. */
export function transferInstructions(
  account: BankAccount,
  transfer: { reference: string; amount: Money; dueAt: Date },
): TransferInstructions {
  const { reference, amount, dueAt } = transfer;
  return { ...account, reference, amount, dueAt: dueAt.toISOString() };
}
