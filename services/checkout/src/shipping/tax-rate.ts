import type { LocalizedText } from '@solar/contracts/common/localized';

export type TaxRate = { name: LocalizedText; basisPoints: number; appliesToShipping: boolean };

export const NO_TAX: TaxRate = {
  name: { en: '', fr: '' },
  basisPoints: 0,
  appliesToShipping: false,
};
