import type { LabelFormatName } from '@solar/contracts/inventory/printing';
import type { PageSize } from '@solar/service-kit/pdf/sheet';

const POINTS_PER_MM = 72 / 25.4;
const mm = (value: number) => value * POINTS_PER_MM;

/** How labels lie on a page. Another paper is another entry here. */
export interface LabelFormat {
  page: PageSize;
  columns: number;
  rows: number;
  /** Distance of the first label from the start and the top of the page. */
  startX: number;
  startY: number;
  width: number;
  height: number;
  /** Blank edge inside of a label. */
  padding: number;
  /** Largest letters of its title. */
  titleSize: number;
  lineSize: number;
}

const single = (width: number, height: number) => ({
  page: { width: mm(width), height: mm(height), margin: 0 },
  ...{ columns: 1, rows: 1, startX: 0, startY: 0 },
  ...{ width: mm(width), height: mm(height) },
});

export const LABEL_FORMATS: Record<LabelFormatName, LabelFormat> = {
  a4_24: {
    page: { width: mm(210), height: mm(297), margin: 0 },
    ...{ columns: 3, rows: 8, startX: 0, startY: mm(0.5) },
    ...{ width: mm(70), height: mm(37), padding: mm(4), titleSize: 16, lineSize: 8 },
  },
  roll_62: { ...single(62, 29), padding: mm(2.5), titleSize: 13, lineSize: 7 },
  sheet_100x150: { ...single(100, 150), padding: mm(7), titleSize: 34, lineSize: 14 },
};
