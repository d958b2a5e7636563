import { FOOT, HAIRLINE, INK, INNER, LEFT, QUIET, SUN } from '@solar/service-kit/pdf/paper-style';
import { Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import type { Form, FormPart } from './form-content';

const LINE = '#8a91a3';
const LABELS = 190;
/** Room for handwriting. */
const LINE_HEIGHT = 25;

const STYLES: Readonly<Record<FormPart['kind'], TextStyle>> = {
  title: { width: INNER, size: 13, weight: 'bold', color: INK },
  text: { width: INNER, size: 10, color: QUIET },
  line: { width: LABELS - 12, size: 10, color: INK },
};

/** A form of A4 pages, to be printed and filled in by hand. */
export async function formPdf(form: Form): Promise<Buffer> {
  const { siteName, title, introduction, language, parts } = form;
  const sheet = await Sheet.open(`${siteName}: ${title}`, siteName, language);
  let y: number = LEFT;
  sheet.bar(LEFT, y, 48, 4, SUN);
  y += 18;
  y += sheet.write(siteName, LEFT, y, { width: INNER, size: 11, color: QUIET }) + 2;
  y += sheet.write(title, LEFT, y, { width: INNER, size: 24, weight: 'bold', color: INK }) + 4;
  y += sheet.write(introduction, LEFT, y, STYLES.text) + 6;
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    // A title does not stand alone at the foot of a page.
    const kept = part.kind === 'title' && next ? heightOf(sheet, next) : 0;
    if (y + heightOf(sheet, part) + kept > FOOT) {
      sheet.nextPage();
      y = LEFT;
    }
    writePart(sheet, part, y);
    y += heightOf(sheet, part);
  });
  writeFeet(sheet, form);
  return sheet.finish();
}

function heightOf(sheet: Sheet, { kind, text }: FormPart): number {
  const height = sheet.heightOf(text, STYLES[kind]);
  if (kind === 'line') return Math.max(height + 12, LINE_HEIGHT);
  return height + (kind === 'title' ? 24 : 14);
}

function writePart(sheet: Sheet, part: FormPart, y: number): void {
  const { kind, text } = part;
  const above = { title: 18, text: 10, line: 8 }[kind];
  sheet.write(text, LEFT, y + above, STYLES[kind]);
  if (kind === 'line') {
    sheet.rule(y + heightOf(sheet, part), { color: LINE, from: LEFT + LABELS });
  }
}

function writeFeet(sheet: Sheet, { contact }: Form): void {
  const quiet: TextStyle = { width: INNER / 2, size: 8.5, color: QUIET };
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 12;
    sheet.rule(y - 8, { color: HAIRLINE });
    sheet.write(contact, LEFT, y, quiet);
    sheet.write(`${page} / ${pages}`, LEFT + INNER / 2, y, { ...quiet, align: 'end' });
  });
}
