export { OrderTrackingPage as Component } from './order-tracking.page';
