import { createRequire } from 'node:module';

/** @type {new () => import('webpack').RuntimeModule} */
const NativeShareRuntime = createRequire(import.meta.url)('webpack/lib/sharing/ShareRuntimeModule');

/**
 * webpack adds its own table of shared modules wherever a build asks for a share scope, and the federation runtime has
 * brought one already: the second one only weighs, 2 KB in every container.
 */
export class OneShareRuntimePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('OneShareRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneShareRuntimePlugin', (module) => {
        if (module instanceof NativeShareRuntime) module.generate = () => null;
      });
    });
  }
}
