'use strict';
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/*
 * Stands in `dist` of a service as `bundle.js` and starts it: loads what the build has packed with the code that V8 compiled there
 * (ADR 113). V8 takes that only from its own version with the same flags; without it everything is compiled as ever.
 */

/**
 * @param {string} cacheFile
 * @returns {Buffer | undefined}
 */
function codeIn(cacheFile) {
  try {
    return readFileSync(cacheFile);
  } catch {
    return undefined;
  }
}

/**
 * Node takes source maps of what it compiles itself, and of a file by its name.
 * @param {string} file
 */
function mapped(file) {
  const stub = Object.assign(new Module(file), { filename: file, paths: [] });
  const compile = /** @type {{ _compile(text: string, file: string): void }} */ (
    /** @type {unknown} */ (stub)
  );
  compile._compile(`//# sourceMappingURL=${path.basename(file)}.map`, file);
  return stub;
}

/**
 * Loads one packed file; what asks for it later finds it as loaded.
 * @param {'packages' | 'packed-service'} name
 */
function load(name) {
  const file = path.join(__dirname, `${name}.js`);
  const cacheFile = path.join(__dirname, `${name}.cache`);
  // Maps count lines and columns without what a module is wrapped in.
  const script = new vm.Script(Module.wrap(`\n${readFileSync(file, 'utf8')}`), {
    filename: file,
    lineOffset: -1,
    cachedData: codeIn(cacheFile),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  // Held by the list of scripts: Node forgets the map of a module that is gone.
  const map = name === 'packed-service' ? mapped(file) : null;
  const loaded = new Module(file);
  loaded.filename = file;
  require.cache[file] = loaded;
  script.runInThisContext()(loaded.exports, Module.createRequire(file), loaded, file, __dirname);
  loaded.loaded = true;
  return { script, map, cacheFile };
}

// Instrumentation wraps packages while Node loads them one by one.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) require(path.join(__dirname, 'main.js'));
else module.exports = [load('packages'), load('packed-service')];
