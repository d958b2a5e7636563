import { join, resolve } from 'node:path';
import { runAgainst } from './against/run-against';
import { runBare } from './baseline/run-bare';
import { runCommands } from './commands/run-commands';
import { runGrowth } from './growth/run-growth';
import { runDocuments } from './documents/run-documents';
import { readOptions } from './options';
import { runPages } from './pages/run-pages';

const ROOT = resolve(__dirname, '../..');
const DATA = join(ROOT, '.local', 'bench', 'data');

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { against, growth, documents, lighthouse, seconds } = options;
  if (documents !== null) return runDocuments(ROOT, DATA, { documents, seconds });
  if (lighthouse !== null)
    return runPages(ROOT, DATA, { runs: lighthouse, against, pages: options.lighthousePages });
  if (growth !== null) return runGrowth(ROOT, DATA, growth);
  if (options.commands) return runCommands(ROOT, DATA, options);
  if (against !== null) return runAgainst(ROOT, DATA, { ...options, against });
  return runBare(ROOT, DATA, options);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
