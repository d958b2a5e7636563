import { join } from 'node:path';
import { provideChromium } from '@solar/infra-local/tools/chromium';
import { machine } from '../report/machine';
import { save } from '../report/save';
import { memoryOf } from '../stack/process-usage';
import { Side } from '../stack/side';
import { measureDocuments, renderMany } from './document-load';
import { documentsReport, megabytes, type DocumentsResults } from './documents-report';
import { measureInteractions } from './interactions';

export interface DocumentsOptions {
  /** Documents that the renderer makes before its memory is read again. */
  documents: number;
  seconds: number;
}

const BETWEEN_READINGS = 10_000;

/** Measures the documents of public pages, with and without the edge's cache, and how fast a page answers on a slow phone. */
export async function runDocuments(
  root: string,
  dir: string,
  { documents, seconds }: DocumentsOptions,
): Promise<void> {
  const side = await Side.start({ name: 'documents', root, dir });
  try {
    const chromium = await provideChromium({
      toolsDir: join(root, '.local', 'tools'),
      log: () => undefined,
    });
    const renderer = side.pid('renderer');
    const cases = await measureDocuments(side, seconds);
    const memory = await memoryOverDocuments(renderer, side.url('renderer'), documents);
    const results: DocumentsResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: machine(),
      cases,
      memory,
      interactions: await measureInteractions(side.edgeUrl, chromium),
    };
    save(root, `${results.date}-documents`, results, documentsReport(results));
  } finally {
    await side.stop();
  }
}

/** Resident memory of the renderer before, after each ten thousand documents, and after all of them. */
async function memoryOverDocuments(
  pid: number,
  renderer: string,
  documents: number,
): Promise<DocumentsResults['memory']> {
  const readings: DocumentsResults['memory'] = [];
  const read = (made: number): void => {
    const { residentBytes } = memoryOf(pid);
    readings.push({ documents: made, residentBytes });
    console.log(`  ${made} documents: ${megabytes(residentBytes)} MB`);
  };
  read(0);
  await renderMany(renderer, documents, { every: BETWEEN_READINGS, made: read });
  if (documents % BETWEEN_READINGS !== 0) read(documents);
  return readings;
}
