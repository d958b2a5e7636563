import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * A chunk that had to be fetched runs in a task of its own. Without this its modules run in the task in which its file was
 * read, behind whatever else was waiting for that file, and on a slow phone the page answers nobody meanwhile.
 */
export class OwnTaskPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OwnTaskPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('OwnTaskPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new OwnTaskRuntime());
        });
    });
  }
}

/** A handler of chunks like those that fetch scripts and styles; it comes after them and waits for what they wait for. */
class OwnTaskRuntime extends RuntimeModule {
  constructor() {
    super('chunks in tasks of their own', RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    return [
      `${RuntimeGlobals.ensureChunkHandlers}.task = (_id, waits) => {`,
      '  if (waits.length) waits.push(Promise.all(waits).then(() => new Promise((done) => setTimeout(done))));',
      '};',
    ].join('\n');
  }
}
