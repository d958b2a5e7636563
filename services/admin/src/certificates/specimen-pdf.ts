import { HAIRLINE, INK, INNER, LEFT, QUIET, SUN } from '@solar/service-kit/pdf/paper-style';
import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import type { Specimen } from './specimen-content';

const WARNING = '#a31f1a';
const LABELS = 150;

/** One page that looks like a certificate and says in large letters that it is none. */
export async function specimenPdf(specimen: Specimen): Promise<Buffer> {
  const { siteName, title, language } = specimen;
  const sheet = await Sheet.open(`${specimen.mark}: ${title}`, siteName, language);
  const mark: TextStyle = { width: INNER, size: 40, weight: 'bold', color: WARNING };
  const note: TextStyle = { width: INNER, size: 11, color: WARNING };
  let y: number = LEFT;
  sheet.bar(LEFT, y, 48, 4, SUN);
  y += 20;
  y += sheet.write(specimen.mark, LEFT, y, mark);
  y += sheet.write(specimen.markText, LEFT, y, note) + 56;
  y += sheet.write(specimen.kind, LEFT, y, { width: INNER, size: 13, color: QUIET }) + 4;
  y += sheet.write(title, LEFT, y, { width: INNER, size: 26, weight: 'bold', color: INK }) + 24;
  for (const { label, value } of specimen.facts) {
    sheet.rule(y, { color: HAIRLINE });
    y += 12;
    sheet.write(label, LEFT, y + 1, { width: LABELS, size: 10, color: QUIET });
    const style: TextStyle = { width: INNER - LABELS, size: 12, weight: 'bold', color: INK };
    y += sheet.write(value, LEFT + LABELS, y, style) + 10;
  }
  sheet.rule(y, { color: HAIRLINE });
  sheet.write(specimen.scope, LEFT, y + 18, { width: INNER, size: 11, color: INK });
  const foot = PAGE.height - LEFT - 60;
  sheet.write(specimen.mark, LEFT, foot, { ...mark, size: 24, align: 'end' });
  return sheet.finish();
}
