#!/usr/bin/env node
/**
 * The jobs that check what a change touches since a commit, by turbo's graph, for a pipeline:
 *   node packages/build/bin/changed-slices.mjs origin/main            jobs=[{"name":"checkout","args":"--slice checkout"}]
 *   node packages/build/bin/changed-slices.mjs origin/main --gitlab   the same as GitLab writes jobs
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checkJobs, checkPlan, gitlabJobs } from '../slices/check-plan.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const [base = 'origin/main', form] = process.argv.slice(2);

const files = run('git', ['diff', '--name-only', `${base}...HEAD`])
  .split('\n')
  .filter(Boolean);
const filter = `--filter=...[${base}...HEAD]`;
const graph = run('node_modules/.bin/turbo', ['run', 'build', '--dry=json', filter]);
const plan = checkPlan(files, JSON.parse(graph.slice(graph.indexOf('{'))).packages);

if (form === '--gitlab') console.log(gitlabJobs(plan));
else console.log(`jobs=${JSON.stringify(checkJobs(plan))}`);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
