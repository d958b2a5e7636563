import type { Part } from './part';

/** A part and how many of it; of panels also how many stand in a string, where the designer says so. */
export type SystemLine = { part: Part; quantity: number; modulesPerString?: number };

/** A change of one line that mends what was found. */
export type Mend = {
  kind: 'modules-per-string' | 'quantity';
  partId: string;
  from: number;
  to: number;
};
