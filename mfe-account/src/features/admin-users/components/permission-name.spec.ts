import { PERMISSIONS } from '@solar/contracts/common/permissions';
import en from '../../../locales/en.json';
import fr from '../../../locales/fr.json';

it.each([
  ['a name in English', en.permissions],
  ['a name in French', fr.permissions],
  ['an explanation in English', en.permissionTexts],
  ['an explanation in French', fr.permissionTexts],
])('has %s for every permission, and for no other', (_, names) => {
  const named = Object.entries(names).flatMap(([area, things]) =>
    Object.entries(things).flatMap(([thing, verbs]) =>
      Object.keys(verbs).map((verb) => `${area}.${thing}.${verb}`),
    ),
  );
  expect(named.sort()).toEqual(Object.keys(PERMISSIONS).sort());
});
