import { menusFormSchema, menusFormValues, newLink } from './menus-form';

it('opens with every menu, the built-in ones as null, and refuses an unfinished link', () => {
  const values = menusFormValues({ menus: {}, defaults: {} as never, version: 0 });
  expect(values.menus.footer).toBeNull();
  expect(menusFormSchema.safeParse(values).success).toBe(true);
  values.menus.footer = [newLink()];
  expect(menusFormSchema.safeParse(values).success).toBe(false);
});
