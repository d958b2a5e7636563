/** Prints how long it takes to judge every panel of the demo catalogue with every inverter. Run: npm run bench -w @solar/solar */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { conditionsOf } = require('../dist/fit/conditions.js');
const { fitPair } = require('../dist/fit/fit-pair.js');
const { kindOf } = require('../dist/fit/kind-of.js');

const ROUNDS = 50;
const file = path.resolve(__dirname, '../../../services/catalog/demo/catalogue.json');
const { products } = JSON.parse(readFileSync(file, 'utf8'));
const parts = products.map(({ sku, category, brand, name, ...figures }) => ({
  id: sku,
  kind: kindOf(category, figures),
  name,
  brand,
  figures,
}));
const panels = parts.filter(({ kind }) => kind === 'panel');
const inverters = parts.filter(({ kind }) => kind === 'inverter' || kind === 'microinverter');
const conditions = conditionsOf();

function judgeAll() {
  const from = performance.now();
  for (const panel of panels)
    for (const inverter of inverters) fitPair(panel, inverter, conditions);
  return performance.now() - from;
}

const first = judgeAll();
const times = Array.from({ length: ROUNDS }, judgeAll).sort((a, b) => a - b);
const count = panels.length * inverters.length;
console.log(`${panels.length} panels x ${inverters.length} inverters = ${count} pairs`);
console.log(`first ${first.toFixed(1)} ms, then median ${times[ROUNDS / 2].toFixed(2)} ms`);
