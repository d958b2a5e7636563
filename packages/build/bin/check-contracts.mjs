#!/usr/bin/env node
/**
 * Compares the contracts with their last release, and fails on anything but additions:
 *   npm run contracts:check
 *   npm run contracts:release    keeps the present ones under the version of the package, with what consumers expect of them
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contractReport } from '../contracts/contract-report.mjs';
import { keepExpectations } from '../contracts/released-expectations.mjs';
import { keepRelease } from '../contracts/released-contracts.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const { version } = JSON.parse(
  readFileSync(path.join(root, 'packages/contracts/package.json'), 'utf8'),
);

const report = contractReport(root);
for (const line of report) console.error(line);
if (report.length > 0) {
  console.error('\nGive the changed contract a new version beside the old one.');
  process.exitCode = 1;
} else if (process.argv[2] === 'release') {
  const isNew = keepRelease(root, version);
  if (isNew) keepExpectations(root, version);
  console.log(isNew ? `kept version ${version}` : `${version} is kept already`);
} else {
  console.log('Only additions since the last release.');
}
