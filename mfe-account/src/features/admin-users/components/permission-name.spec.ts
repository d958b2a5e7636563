import { PERMISSIONS } from '@solar/contracts/common/permissions';
import en from '../../../locales/en.json';
import fr from '../../../locales/fr.json';

it.each([
  ['English', en.permissions],
  ['French', fr.permissions],
])('has a name for every permission in %s, and no other', (_, names) => {
  const named = Object.entries(names).flatMap(([area, things]) =>
    Object.entries(things).flatMap(([thing, verbs]) =>
      Object.keys(verbs).map((verb) => `${area}.${thing}.${verb}`),
    ),
  );
  expect(named.sort()).toEqual(Object.keys(PERMISSIONS).sort());
});
