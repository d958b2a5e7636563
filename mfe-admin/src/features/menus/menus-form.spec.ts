import { menusFormSchema, menusFormValues, moved, newLink } from './menus-form';

it('moves a link up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

it('opens with every menu, the built-in ones as null, and refuses an unfinished link', () => {
  const values = menusFormValues({ menus: {}, defaults: {} as never, version: 0 });
  expect(values.menus.footer).toBeNull();
  expect(menusFormSchema.safeParse(values).success).toBe(true);
  values.menus.footer = [newLink()];
  expect(menusFormSchema.safeParse(values).success).toBe(false);
});
