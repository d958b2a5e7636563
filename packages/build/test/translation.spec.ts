import path from 'node:path';
import { createInstance, type i18n as I18n } from 'i18next';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as Package from 'react-i18next';

// The name under which a build has the package itself.
jest.mock('react-i18next-package', () => jest.requireActual('react-i18next'), { virtual: true });

const FACADE = path.resolve(__dirname, '../webpack/facades/translation.mjs');
const { I18nextProvider, useTranslation } =
  jest.requireActual<Pick<typeof Package, 'I18nextProvider' | 'useTranslation'>>(FACADE);

let i18n: I18n;
const seen: unknown[] = [];

function Add() {
  const { t, i18n: given } = useTranslation('shop');
  seen.push(t, given);
  return createElement('b', null, t('add', { count: 2 }));
}

function Close() {
  const { t } = useTranslation(['shop', 'kit'], { nsMode: 'fallback' });
  return createElement('i', null, t('close'));
}

const render = () =>
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Fragment, null, createElement(Add), createElement(Add), createElement(Close)),
    ),
  );

beforeEach(async () => {
  seen.length = 0;
  i18n = createInstance();
  await i18n.init({
    lng: 'en',
    resources: {
      en: { shop: { add_other: 'Add {{count}}' }, kit: { close: 'Close' } },
      fr: { shop: { add_other: 'Ajouter {{count}}' }, kit: { close: 'Fermer' } },
    },
  });
});

it('gives the texts of a namespace, and with fallback those of the next one', () => {
  expect(render()).toBe('<b>Add 2</b><b>Add 2</b><i>Close</i>');
});

it('makes a translator once for all components, and copies nothing', () => {
  const made = jest.spyOn(i18n, 'getFixedT');
  render();
  render();
  expect(made).toHaveBeenCalledTimes(2);
  expect(new Set(seen)).toEqual(new Set([seen[0], i18n]));
});

it('gives another translator in another language', async () => {
  render();
  const [english] = seen;
  await i18n.changeLanguage('fr');
  seen.length = 0;
  expect(render()).toBe('<b>Ajouter 2</b><b>Ajouter 2</b><i>Fermer</i>');
  expect(seen[0]).not.toBe(english);
});
