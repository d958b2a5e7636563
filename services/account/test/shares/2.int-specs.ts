import { runShare } from '@solar/build/jest/int-specs.cjs';

runShare(__filename);
