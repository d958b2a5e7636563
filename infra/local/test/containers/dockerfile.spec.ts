import { parseDockerfile } from '../../src/containers/dockerfile';

test('stages, their origin and the instructions that make files are read', () => {
  const stages = parseDockerfile(`
    # syntax=docker/dockerfile:1
    FROM node:20 AS base
    ENV A=1
    WORKDIR /repo

    FROM base AS build
    COPY --from=prune /repo/out/json/ ./
    RUN apt-get update \\
      && apt-get install curl
    USER node
    CMD ["node", "dist/main.js"]
  `);
  expect(stages).toEqual([
    { name: 'base', from: 'node:20', steps: [{ kind: 'WORKDIR', words: ['/repo'] }] },
    {
      name: 'build',
      from: 'base',
      steps: [
        { kind: 'COPY', words: ['--from=prune', '/repo/out/json/', './'] },
        { kind: 'RUN', words: ['apt-get update && apt-get install curl'] },
        { kind: 'CMD', words: ['node', 'dist/main.js'] },
      ],
    },
  ]);
});

test('a stage may begin from what an argument names', () => {
  const stages = parseDockerfile(`
    ARG PREVIOUS=no-release
    FROM scratch AS no-release
    FROM \${PREVIOUS} AS previous
  `);
  expect(stages.map(({ name, from }) => [name, from])).toEqual([
    ['no-release', 'scratch'],
    ['previous', 'no-release'],
  ]);
});
