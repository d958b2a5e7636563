import { isUtf8 } from 'node:buffer';

/** What a file is, and the endings that a name of that kind may have; the first is given to a name without one of them. */
export type AttachmentType = { contentType: string; endings: readonly string[] };

const PDF = { contentType: 'application/pdf', endings: ['pdf'] };
const JPEG = { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] };
const PNG = { contentType: 'image/png', endings: ['png'] };
const WEBP = { contentType: 'image/webp', endings: ['webp'] };
const AVIF = { contentType: 'image/avif', endings: ['avif'] };
const HEIC = { contentType: 'image/heic', endings: ['heic', 'heif'] };
/** Documents of offices are ZIP archives; those with macros are not among the endings. */
const ZIP = {
  contentType: 'application/zip',
  endings: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
};
const TEXT = { contentType: 'text/plain; charset=utf-8', endings: ['txt', 'csv', 'log'] };

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** Control characters other than tab, line feed, form feed and carriage return. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f]/;

/** Finds out from the content what a file is; null for everything that support does not take. */
export function attachmentType(bytes: Buffer): AttachmentType | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 5) === '%PDF-') return PDF;
  if (text(0, 3) === '\xff\xd8\xff') return JPEG;
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return PNG;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return WEBP;
  if (text(4, 8) === 'ftyp') return brandType(text(8, 12));
  if (text(0, 4) === 'PK\x03\x04') return ZIP;
  return isText(bytes) ? TEXT : null;
}

function brandType(brand: string): AttachmentType | null {
  if (AVIF_BRANDS.has(brand)) return AVIF;
  return HEIC_BRANDS.has(brand) ? HEIC : null;
}

function isText(bytes: Buffer): boolean {
  return bytes.length > 0 && isUtf8(bytes) && !BINARY.test(bytes.toString('utf8'));
}
