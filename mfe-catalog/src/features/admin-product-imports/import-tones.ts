import type { ProductImport } from '@solar/contracts/catalog/import-http';
import type { Tone } from '@solar/ui/badge/badge';

export const IMPORT_TONES: Record<ProductImport['status'], Tone> = {
  uploaded: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  undoing: 'info',
  undone: 'neutral',
};
