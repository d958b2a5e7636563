import type {
  LabelCode,
  LabelFormatName,
  LabelKind,
  PaperType,
} from '@solar/contracts/inventory/printing';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { activeI18n } from '@solar/mfe-kit/i18n/i18n';

const BASE = '/api/inventory';

/** How labels are printed. */
export interface LabelChoice {
  format: LabelFormatName;
  code: LabelCode;
  copies: number;
}

async function save(path: string, params: Record<string, unknown>, name: string): Promise<void> {
  const language = activeI18n().language.startsWith('fr') ? 'fr' : 'en';
  saveFile(
    await http.download(`${BASE}/${path}`, { params: { ...params, language } }),
    `${name}.pdf`,
  );
}

/** Labels of things, as a file. */
export function saveLabels(kind: LabelKind, ids: readonly string[], choice: LabelChoice) {
  return save('labels', { kind, ids: ids.join(), ...choice }, `labels-${kind}`);
}

/** Documents, all in one file. */
export function savePapers(type: PaperType, ids: readonly string[], name: string) {
  return save('papers', { type, ids: ids.join() }, name);
}
