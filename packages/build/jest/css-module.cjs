/** A CSS Module in tests: every class name is itself. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
