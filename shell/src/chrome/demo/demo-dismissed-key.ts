/** Where the browser keeps that the visitor has closed the banner. */
export const DEMO_DISMISSED_KEY = 'demo-banner-dismissed';
