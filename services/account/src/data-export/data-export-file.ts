import type { DataExportFormat } from '@solar/contracts/account/data-export-http';
import type { Language } from '@solar/contracts/common/localized';
import en from '../../locales/export.en.json';
import fr from '../../locales/export.fr.json';
import type { DataExportPartDoc } from './data-export.schema';

type Texts = typeof en;
const TEXTS: Readonly<Record<Language, Texts>> = { en, fr };

type Part = Pick<DataExportPartDoc, 'slice' | 'section' | 'items'>;
type Parts = AsyncIterable<Part>;

/** What is at the top of the file. */
export type ExportHead = { email: string; at: Date; language: Language };

/** The text of an export, piece by piece, so that a long one needs no memory. */
export function exportText(
  format: DataExportFormat,
  head: ExportHead,
  parts: Parts,
): AsyncGenerator<string> {
  return format === 'json' ? asJson(head, parts) : asHtml(head, parts);
}

async function* asJson({ email, at }: ExportHead, parts: Parts): AsyncGenerator<string> {
  yield `{"email":${JSON.stringify(email)},"gatheredAt":${JSON.stringify(at)},"sections":[`;
  let separator = '';
  for await (const { slice, section, items } of parts) {
    const name = JSON.stringify(`${slice}.${section}`);
    yield `${separator}\n{"section":${name},"items":${items}}`;
    separator = ',';
  }
  yield '\n]}\n';
}

async function* asHtml({ email, at, language }: ExportHead, parts: Parts): AsyncGenerator<string> {
  const texts = TEXTS[language];
  yield `<!doctype html><html lang="${language}"><meta charset="utf-8">`;
  yield `<meta name="viewport" content="width=device-width"><title>${escape(texts.title)}</title>`;
  yield '<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}';
  yield 'dl{display:grid;grid-template-columns:12rem 1fr;border-top:1px solid;padding-top:.5rem}';
  yield 'dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}</style>';
  yield `<h1>${escape(texts.title)}</h1><p>${escape(email)}, ${at.toISOString()}</p>`;
  let open = '';
  for await (const { slice, section, items } of parts) {
    const name = `${slice}.${section}`;
    if (name !== open) yield `\n<h2>${escape(headingOf(texts, section))}</h2>`;
    open = name;
    for (const item of JSON.parse(items) as Record<string, unknown>[]) yield `\n${listOf(item)}`;
  }
  yield `\n<p>${escape(texts.rest)}</p></html>\n`;
}

function headingOf({ sections }: Texts, section: string): string {
  return (sections as Readonly<Record<string, string>>)[section] ?? section;
}

function listOf(item: Record<string, unknown>): string {
  const rows = Object.entries(item).map(
    ([key, value]) => `<dt>${escape(key)}</dt><dd>${escape(textOf(value))}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
