import { PERMISSION_NAMES, permissionsOf } from '@solar/contracts/common/permission-names';
import { ROLES } from '@solar/contracts/common/permissions';
import fc from 'fast-check';
import { accessByRole, accessOf } from '../src/user/access-of';

const permissions = fc.subarray([...PERMISSION_NAMES]);
const role = fc.constantFrom(...ROLES);

it('gives a role of the shop’s own exactly its permissions, whatever it was made from', () => {
  fc.assert(
    fc.property(role, permissions, (base, chosen) => {
      const user = { role: base, grants: [], denies: [], rolePermissions: chosen };
      expect(permissionsOf(accessByRole(user)).toSorted()).toEqual(chosen.toSorted());
    }),
  );
});

it('puts what is said for a user before what the role says, and a denial before a grant', () => {
  fc.assert(
    fc.property(
      role,
      fc.option(permissions),
      permissions,
      permissions,
      (base, rolePermissions, grants, denies) => {
        const user = { role: base, grants, denies, rolePermissions };
        const byRole = permissionsOf(accessByRole(user));
        const expected = PERMISSION_NAMES.filter(
          (one) => !denies.includes(one) && (grants.includes(one) || byRole.includes(one)),
        );
        expect(permissionsOf(accessOf(user))).toEqual(expected);
      },
    ),
  );
});
