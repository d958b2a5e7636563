import type {
  Customer,
  CustomerListItem,
  CustomerStatus,
} from '@solar/contracts/account/people-http';
import { presentAddress } from '../address/address.presenter';
import type { AddressDoc } from '../address/address.schema';
import { isoOrNull } from '../user/user.presenter';
import type { ListedUser } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';

/** Where a customer stands. */
function customerStatus({
  active,
  approved,
}: Pick<UserDoc, 'active' | 'approved'>): CustomerStatus {
  if (!active) return 'inactive';
  return approved ? 'approved' : 'pending';
}

/** A customer as a row of the list. */
export function presentCustomerRow(user: ListedUser, groupName: string | null): CustomerListItem {
  const { orders } = user;
  return {
    id: user._id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    company: user.company,
    phone: user.phone,
    status: customerStatus(user),
    groupId: user.groupId,
    groupName,
    registeredAt: user.createdAt.toISOString(),
    lastLoginAt: isoOrNull(user.lastLoginAt),
    lastOrderAt: isoOrNull(orders.lastOrderAt),
    orderCount: orders.count,
    totalSpent: orders.currency ? { amount: orders.spentMinor, currency: orders.currency } : null,
  };
}

/** A customer in full. */
export function presentCustomer(
  user: UserDoc,
  groupName: string | null,
  addresses: readonly AddressDoc[],
): Customer {
  return {
    ...presentCustomerRow(user, groupName),
    username: user.username,
    language: user.language,
    approvedAt: isoOrNull(user.approvedAt),
    note: user.note,
    taxNumber: user.taxNumber ?? null,
    deletionDueAt: isoOrNull(user.deletionDueAt ?? null),
    addresses: addresses.map(presentAddress),
  };
}
