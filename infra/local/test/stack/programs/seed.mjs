// Stands in for a service's demo data: it notes that it ran.
import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

appendFileSync('../../seeded.txt', `${basename(process.cwd())}\n`);
