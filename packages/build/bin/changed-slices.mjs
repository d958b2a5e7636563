#!/usr/bin/env node
/**
 * Which slices a change touches since a commit, by turbo's graph, for a pipeline:
 *   node packages/build/bin/changed-slices.mjs origin/main            everything=false, slices=["checkout"]
 *   node packages/build/bin/changed-slices.mjs origin/main --gitlab   the jobs that check them
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checkPlan, gitlabJobs } from '../slices/check-plan.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const [base = 'origin/main', form] = process.argv.slice(2);

const files = run('git', ['diff', '--name-only', `${base}...HEAD`])
  .split('\n')
  .filter(Boolean);
const filter = `--filter=...[${base}...HEAD]`;
const graph = run('node_modules/.bin/turbo', ['run', 'build', '--dry=json', filter]);
const plan = checkPlan(files, JSON.parse(graph.slice(graph.indexOf('{'))).packages);

if (form === '--gitlab') console.log(gitlabJobs(plan));
else console.log(`everything=${plan.everything}\nslices=${JSON.stringify(plan.slices)}`);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
