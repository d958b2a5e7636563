/** All workspaces with tests. `TEST_KIND=unit|integration|all` and `--selectProjects <name>` choose among them. */
export default {
  projects: [
    '<rootDir>/packages/*/jest.config.cjs',
    '<rootDir>/shell/jest.config.cjs',
    '<rootDir>/mfe-*/jest.config.cjs',
    '<rootDir>/services/*/jest.config.cjs',
    '<rootDir>/infra/*/jest.config.cjs',
    '<rootDir>/e2e/jest.config.cjs',
    '<rootDir>/bench/jest.config.cjs',
  ],
};
