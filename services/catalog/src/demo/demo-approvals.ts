import type { Approval } from '@solar/contracts/catalog/product-data';

/** Day on which the certificates were read. */
const READ_ON = '2026-11-25';

/**
 * Certificates whose number somebody has published, by SKU. Utilities' lists of eligible equipment are read and entered by editors: an
 * approval that nobody has looked up is not claimed.
 */
export const CERTIFICATES: Readonly<Record<string, readonly Omit<Approval, 'asOf'>[]>> = {
  'SUN2000-50KTL-M3': [
    {
      authority: 'TÜV SÜD',
      reference: 'CEI 0-16:2022, ESY 0418294935 Rev. 00, 2023-02-06',
      validUntil: null,
      source:
        'https://manuals.plus/m/18377e01cf3fce1cad85f745c56c52355413e2e3f18a4d95475a57d0ddac5737',
    },
  ],
  'MID 25KTL3-X': [
    {
      authority: 'Intertek',
      reference: 'IEC 61727:2004, IEC 62116:2014, CN-PV-190029',
      validUntil: null,
      source: 'https://www.scribd.com/document/522767789',
    },
  ],
  SG50CX: [
    {
      authority: 'VDE-AR-N 4110:2018-11',
      reference: '2621/0015-CER',
      validUntil: null,
      source: 'https://de.scribd.com/document/635378598',
    },
  ],
};

export function demoApprovals(sku: string): Approval[] {
  return (CERTIFICATES[sku] ?? []).map((certificate) => ({ ...certificate, asOf: READ_ON }));
}
