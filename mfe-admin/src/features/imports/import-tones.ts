import type { ImportState } from '@solar/contracts/common/imports-http';
import type { Tone } from '@solar/ui/badge/badge';

export const IMPORT_TONES: Record<ImportState, Tone> = {
  uploaded: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  undoing: 'info',
  undone: 'neutral',
};
