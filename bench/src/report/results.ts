import type { PageAudit } from '@solar/infra-local/verify/lighthouse';
import type { Figures } from '../load/measure';

export interface CaseResult {
  name: string;
  clients: number;
  services: Figures;
  bare: Figures;
  bareFromMemory?: Figures;
}

export interface ProcessMemory {
  name: string;
  residentBytes: number;
  /** With children, shared pages counted once. */
  treeBytes: number;
}

/** Lighthouse's run of one page. */
export interface PageResult extends PageAudit {
  name: string;
}

export interface ScriptWeight {
  name: string;
  gzipBytes: number;
}

/** When and on what a load was measured. */
export interface Conditions {
  date: string;
  machine: string;
  loadAverage: readonly number[];
  engine: string;
  products: number;
  /** Length of one run of one case. */
  seconds: number;
}

/** Everything that one run found; written as JSON and as the table of the README. */
export interface Results extends Conditions {
  coldStartMs: Record<string, number>;
  cases: CaseResult[];
  memoryAtRest: ProcessMemory[];
  memoryAfter: ProcessMemory[];
  scripts: ScriptWeight[];
  pages: PageResult[];
}
