export { PurchaseOrdersPage as Component } from './purchase-orders.page';
export { ReorderProposalPage } from '../reordering/reorder-proposal.page';
