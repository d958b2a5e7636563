import '@solar/ui/styles/global.css';
import './document/attribute-styles.css';
import './features/home/hero/hero.css';
import { breath } from '@solar/mfe-kit/page/breath';

/** What has come with this chunk, run step by step: all of it at once would hold up the page for a tenth of a second. */
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router'),
  () => import(/* webpackMode: "eager" */ '@solar/mfe-kit/i18n/i18n'),
  () => import(/* webpackMode: "eager" */ './app/router'),
  () => import(/* webpackMode: "eager" */ './start'),
];

async function runSteps(): Promise<void> {
  for (const run of STEPS) {
    await run();
    await breath();
  }
}

void runSteps();
