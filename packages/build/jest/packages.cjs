const swc = require('@swc/jest');

/** Whether a file of a package has to be compiled: it is a module, or imports one when it runs. */
const IS_MODULE = /^\s*(?:import|export)\b|\bimport\s*\(|\bimport\.meta\b/m;

/**
 * Compiles the packages that are modules and leaves the others as they are: most files are CommonJS, and to compile them is most of what
 * tests cost in a fresh clone.
 */
module.exports = {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    return {
      ...compiler,
      process(source, file, jestOptions) {
        const isModule = file.endsWith('.mjs') || IS_MODULE.test(source);
        return isModule ? compiler.process(source, file, jestOptions) : { code: source };
      },
    };
  },
};
