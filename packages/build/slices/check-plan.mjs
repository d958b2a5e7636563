/** @typedef {{ everything: boolean, slices: string[] }} CheckPlan */

const OF_A_SLICE = /^@solar\/(?:service|mfe)-(.+)$|^@solar\/(shell)$/;
/** What is built or read by all, so that no slice alone shows whether it still works. */
const OF_ALL =
  /^(?:package(?:-lock)?\.json|turbo\.json|eslint\.config\.mjs|infra\/|e2e\/|packages\/build\/)/;
const TEXT_ALONE = /\.md$|^docs\/|^\.changeset\//;

/**
 * What has to be checked for a change: the slices that it reaches, or everything.
 * @param {readonly string[]} files changed files
 * @param {readonly string[]} packages changed packages with all that depend on them
 * @returns {CheckPlan} */
export function checkPlan(files, packages) {
  const code = files.filter((file) => !TEXT_ALONE.test(file));
  if (code.some((file) => OF_ALL.test(file))) return { everything: true, slices: [] };
  if (code.length === 0) return { everything: false, slices: [] };
  const slices = packages.flatMap((name) => {
    const [, slice, shell] = OF_A_SLICE.exec(name) ?? [];
    return slice ?? shell ?? [];
  });
  return { everything: false, slices: [...new Set(slices)].sort() };
}

/**
 * Everything, as jobs that run at the same time: journeys and proofs take longer than all the rest. The services are held to what the unit
 * tests of the front ends expect, so both are in one job.
 */
const EVERYTHING = [
  { name: 'code', args: 'format lint boundaries types unit build integration budgets' },
  { name: 'journeys', args: 'build journeys' },
];

/**
 * What `npm test` is given in each job of a pipeline.
 * @param {CheckPlan} plan
 * @returns {{ name: string, args: string }[]} */
export function checkJobs({ everything, slices }) {
  return everything ? EVERYTHING : slices.map((name) => ({ name, args: `--slice ${name}` }));
}

/** The same as jobs of a child pipeline of GitLab.
 * @param {CheckPlan} plan */
export function gitlabJobs(plan) {
  const jobs = checkJobs(plan).map(({ name, args }) => job(name, `npm test -- ${args}`));
  return jobs.length > 0 ? jobs.join('\n') : job('nothing', 'echo "Texts alone have changed."');
}

/** @param {string} name @param {string} script */
function job(name, script) {
  return `${name}:\n  image: node:20-bookworm\n  script:\n    - '${script}'\n`;
}
